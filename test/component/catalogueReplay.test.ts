import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The script of a frame of the catalogue (tools/catalogue), in this window. */
const SCRIPT = readFileSync(join(__dirname, '../../tools/catalogue/site/replay.js'), 'utf8');

const REPLACED = {
  window: ['fetch', 'Response', 'Date', 'localStorage', 'sessionStorage', 'BroadcastChannel', 'open'],
  document: ['cookie'],
};

interface Answer {
  method?: string;
  url: string;
  body?: string;
  status?: number;
  text: string;
}

/** jsdom has none. */
class PlainResponse {
  readonly status: number;
  constructor(
    private readonly content: string | null,
    { status }: { status: number },
  ) {
    this.status = status;
  }
  text = async () => this.content ?? '';
}

const messages: { frame: string; value: unknown }[] = [];
const undo: (() => void)[] = [];

function startFrame(frame: { mode?: string; answers?: Answer[]; recordedAt?: number }) {
  const answers = (frame.answers ?? []).map((answer) => ({ method: 'GET', body: '', status: 200, headers: {}, ...answer }));
  const json = document.createElement('script');
  Object.assign(json, { id: 'catalogue-frame', type: 'application/json' });
  json.textContent = JSON.stringify({ path: '/kosarica', mode: 'replay', ...frame, answers });
  document.head.append(json);
  // oxlint-disable-next-line typescript/no-implied-eval -- a classic script, as a page runs it
  new Function(SCRIPT)();
}

beforeEach(() => {
  for (const [object, names] of [
    [window, REPLACED.window],
    [document, REPLACED.document],
  ] as const)
    for (const name of names) {
      const before = Object.getOwnPropertyDescriptor(object, name);
      undo.push(() =>
        before ? Object.defineProperty(object, name, { ...before, configurable: true }) : Reflect.deleteProperty(object, name),
      );
    }
  Reflect.set(window, 'Response', PlainResponse);
  jest.spyOn(globalThis.console, 'warn').mockImplementation();
  const console = { ...globalThis.console };
  const parent = Object.getOwnPropertyDescriptor(window, 'parent')!;
  Object.defineProperty(window, 'parent', { configurable: true, value: { postMessage: (message: never) => messages.push(message) } });
  undo.push(
    () => Object.assign(globalThis.console, console),
    () => Object.defineProperty(window, 'parent', { ...parent, configurable: true }),
    () => history.replaceState(null, '', '/'),
  );
});

afterEach(() => {
  undo.splice(0).forEach((step) => step());
  document.head.replaceChildren();
  messages.length = 0;
});

const call = async (url: string, options?: RequestInit) => {
  const response = await fetch(new URL(url, location.origin), options);
  return `${response.status} ${await response.text()}`;
};

test('a frame has the address of the page that was recorded', () => {
  startFrame({});
  expect(location.pathname).toBe('/kosarica');
});

test('the same call is answered as it was, one answer after the other, and with the last one from then on', async () => {
  startFrame({ answers: [{ url: '/api/order?id=1', text: 'waiting' }, { url: '/api/order?id=2', text: 'other' }, { url: '/api/order?id=1', text: 'paid' }] }); // prettier-ignore
  expect([await call('/api/order?id=1'), await call('/api/order?id=1'), await call('/api/order?id=1')]).toEqual(['200 waiting', '200 paid', '200 paid']); // prettier-ignore
  expect(await call('/api/order?id=2')).toBe('200 other');
});

test('a call with another body or query gets the nearest answer of its endpoint', async () => {
  const answers = [{ url: '/api/cart?a=1', text: 'a' }, { url: '/api/cart?b=1', method: 'POST', body: '{"count":1}', status: 409, text: 'b' }]; // prettier-ignore
  startFrame({ answers });
  expect(await call('/api/cart?b=1', { method: 'POST', body: '{"count":2}' })).toBe('409 b');
  expect(await call('/api/cart?c=1')).toBe('200 a');
});

test('a call without an answer fails, and the page around learns which', async () => {
  startFrame({ answers: [{ url: '/api/menu', text: '{}' }] });
  expect(await call('/api/menu', { method: 'POST' })).toBe('503 {}');
  expect(messages).toContainEqual({ frame: 'note', value: 'No answer was recorded for POST /api/menu' });
});

test('in a shop that does not answer a call ends only where the widget gives up', async () => {
  startFrame({ mode: 'loading', answers: [{ url: '/api/menu', text: '{}' }] });
  const leave = new AbortController();
  const answer = call('/api/menu', { signal: leave.signal });
  const first = await Promise.race([answer, new Promise((done) => setTimeout(() => done('nothing'), 0))]);
  expect(first).toBe('nothing');
  leave.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

test('in a shop whose endpoints fail each answer is 500', async () => {
  startFrame({ mode: 'error', answers: [{ url: '/api/menu', text: '{}' }] });
  expect(await call('/api/menu')).toMatch(/^500 /);
});

test('storage and cookies are the frame’s own', () => {
  localStorage.setItem('seen', 'outside');
  document.cookie = 'seen=outside';
  startFrame({});
  expect([localStorage.getItem('seen'), document.cookie]).toEqual([null, '']);
  localStorage.setItem('seen', 'inside');
  document.cookie = 'a=1; path=/; max-age=60';
  document.cookie = 'b=2';
  document.cookie = 'a=; max-age=0';
  expect([localStorage.getItem('seen'), document.cookie]).toEqual(['inside', 'b=2']);
});

test('the clock goes on from the recording', () => {
  startFrame({ recordedAt: Date.UTC(2024, 1, 29, 12) });
  expect(new Date().toISOString()).toMatch(/^2024-02-29T12:00/);
  expect(new Date(2020, 0, 1).getFullYear()).toBe(2020);
});

test('what the console is told is shown beside the frame', () => {
  startFrame({});
  console.warn('vitrina: data-kind="?" is not one of …');
  expect(messages).toContainEqual({ frame: 'console', value: 'vitrina: data-kind="?" is not one of …' });
});
