/** @jest-environment ./test/unit/api/loopbackEnvironment.cjs */
import { MISSING_MS } from '../../../src/api/createClient';
import { startShopServer, useShopServer } from './shopServer';
import type { Reply } from './shopServer';
import { failureOf, testApi } from './testApi';

const server = useShopServer();
afterEach(() => jest.restoreAllMocks());

const SUGGEST = '/api/searching/suggest';
const LOAD = '/api/v2/cart.cart-api/load-cart';
const answerSuggest = (reply: Reply) => server.answer(SUGGEST, { body: {}, ...reply });
const insert = { body: { variantId: '7' } };

interface Wait {
  readonly ms: number;
  /** Ends the pause, as if its time were over. */
  end(): void;
}

/** The longest pause between two attempts; longer timers are time limits of calls. */
const LONGEST_PAUSE_MS = 1250;

/** The client's pauses from now on; none ends by itself. */
function holdWaits(): { next(): Promise<Wait> } {
  const waits: Wait[] = [];
  const takers: ((wait: Wait) => void)[] = [];
  const { setTimeout: start } = globalThis;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((callback: () => void, ms = 0) => {
    if (ms > LONGEST_PAUSE_MS) return start(callback, ms);
    const wait = { ms, end: callback };
    const take = takers.shift();
    if (take) take(wait);
    else waits.push(wait);
    return undefined;
  }) as never);
  return {
    next: () =>
      new Promise((resolve) => {
        const wait = waits.shift();
        if (wait) resolve(wait);
        else takers.push(resolve);
      }),
  };
}

describe('no response', () => {
  test('[R8.01] timeout: an operation that outlasts the limit of the contract ends as timeout', async () => {
    server.answer('/api/behaviour/track', { body: null });
    await expect(failureOf(testApi(server).api.call('trackEvent', {} as never))).resolves.toMatchObject({
      kind: 'timeout',
      operation: 'trackEvent',
    });
  });

  test('a cut or refused connection is a network failure', async () => {
    server.answer(SUGGEST, { body: 'reset' });
    const { api } = testApi(server);
    await expect(failureOf(api.call('suggest', {}))).resolves.toMatchObject({ kind: 'network', operation: 'suggest' });
    const gone = { csrfToken: 't', endpoints: { suggest: { path: 'http://127.0.0.1:9/' } } };
    await expect(failureOf(testApi(server, gone).api.call('suggest', {}))).resolves.toMatchObject({ kind: 'network' });
  });

  test('a failure while the browser is offline is offline; a received response still counts', async () => {
    const { api, page } = testApi(server);
    page.setOnline(false);
    server.answer(SUGGEST, { body: 'reset' }, { status: 500, body: {} });
    await expect(failureOf(api.call('suggest', {}))).resolves.toMatchObject({ kind: 'offline' });
    await expect(failureOf(api.call('suggest', {}))).resolves.toMatchObject({ kind: 'http', status: 500 });
  });

  test('a call that the caller cancels is aborted, in flight and before it starts', async () => {
    server.answer(SUGGEST, { body: null });
    const { api, page } = testApi(server);
    page.setOnline(false);
    const controller = new AbortController();
    const call = failureOf(api.call('suggest', {}, { signal: controller.signal }));
    controller.abort();
    await expect(call).resolves.toMatchObject({ kind: 'aborted' });
    await expect(failureOf(api.call('suggest', {}, { signal: controller.signal }))).resolves.toMatchObject({ kind: 'aborted' });
  });

  test('a call cancelled between two attempts ends at once without another request', async () => {
    server.answer(SUGGEST, { status: 503 });
    server.answer(LOAD, {});
    const waits = holdWaits();
    const { api } = testApi(server);
    const controller = new AbortController();
    const call = failureOf(api.call('suggest', {}, { signal: controller.signal }));
    const wait = await waits.next();
    controller.abort();
    await expect(call).resolves.toMatchObject({ kind: 'aborted' });
    wait.end();
    await api.call('loadCart', {}); // a second attempt would have been sent before
    expect(server.requests.map(({ path }) => path)).toEqual([SUGGEST, LOAD]);
  });

  test('after any internal error the caller gets an ApiError', async () => {
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    await expect(failureOf(testApi(server).api.call('cartInsert', { body: cyclic } as never))).resolves.toMatchObject({ kind: 'network' });
  });
});

describe('gateway failures', () => {
  test.each([502, 503, 504])('http502-504: a read with status %i is retried twice, after about 0.3 s and 1 s', async (status) => {
    server.answer(LOAD, { status }, { status }, { body: { exists: true } });
    const waits = holdWaits();
    const call = testApi(server).api.call('loadCart', {});
    for (const [tries, ms] of [300, 1000].entries()) {
      const wait = await waits.next();
      expect(wait.ms).toBe(ms * 0.75); // the shortest random value
      expect(server.requests).toHaveLength(tries + 1);
      wait.end();
    }
    await expect(call).resolves.toEqual({ exists: true });
    expect(server.requests).toHaveLength(3);
  });

  test('http502-504: after the third failure the read has failed', async () => {
    server.answer(LOAD, { status: 503, body: { error: 'Trgovina je v vzdrževanju.' }, headers: { 'retry-after': '120' } });
    await expect(failureOf(testApi(server).api.call('loadCart', {}))).resolves.toMatchObject({
      kind: 'http',
      status: 503,
      retryAfterS: 120,
      messages: ['Trgovina je v vzdrževanju.'],
    });
    expect(server.requests).toHaveLength(3);
  });

  test('http502-504: a caller that polls gets the failure at once', async () => {
    server.answer(LOAD, { status: 502 });
    await expect(failureOf(testApi(server).api.call('loadCart', {}, { retry: false }))).resolves.toMatchObject({ status: 502 });
    expect(server.requests).toHaveLength(1);
  });

  test('http502-504: a write is never repeated blindly, a plain 500 not at all', async () => {
    server.answer('/api/cart/put', { status: 502 });
    server.answer(LOAD, { status: 500 });
    const { api } = testApi(server);
    await expect(failureOf(api.call('cartInsert', insert))).resolves.toMatchObject({ kind: 'http', status: 502 });
    await expect(failureOf(api.call('loadCart', {}))).resolves.toMatchObject({ kind: 'http', status: 500 });
    expect(server.requests).toHaveLength(2);
  });
});

describe('refusals', () => {
  test.each([
    ['30', 30],
    ['Fri, 21 Nov 2025 10:00:20 GMT', 20],
    ['Fri, 21 Nov 2025 09:00:00 GMT', 0],
    ['999999999', 3600],
    ['soon', undefined],
  ])('s429: Retry-After %s means %s s', async (value, seconds) => {
    server.answer(SUGGEST, { status: 429, headers: { 'retry-after': value }, body: { error: 'Preveč zahtev.' } });
    const { api } = testApi(server, { csrfToken: 't' }, { now: Date.UTC(2025, 10, 21, 10) });
    const error = await failureOf(api.call('suggest', {}));
    expect(error).toMatchObject({ kind: 'http', status: 429 });
    expect(error.retryAfterS).toBe(seconds);
    expect(server.requests).toHaveLength(1);
  });

  test('s429_nohdr: without the header there is no retry time', async () => {
    server.answer(SUGGEST, { status: 429, body: '' });
    expect((await failureOf(testApi(server).api.call('suggest', {}))).retryAfterS).toBeUndefined();
  });

  test('s401: the status, the messages and the body are returned', async () => {
    const body = { error: { title: 'Prijava ni uspela.' }, describedBy: 'Prijavite se.' };
    server.answer('/api/wishlist/findAll', { status: 401, body });
    await expect(failureOf(testApi(server).api.call('wishlistFindAll', {}))).resolves.toMatchObject({
      kind: 'http',
      status: 401,
      statusText: 'Unauthorized',
      messages: ['Prijava ni uspela.'],
      body,
    });
  });

  test.each([
    ['a text', { error: 'Koda ne velja.' }, ['Koda ne velja.']],
    ['an object with title', { error: { title: 'Napaka', code: 'E1' } }, ['Napaka']],
    ['an object with message', { error: { message: 'Napaka', code: 7 } }, ['Napaka']],
    ['a list', { errors: ['Ena.', { message: 'Dve.' }, 'Ena.'] }, ['Ena.', 'Dve.']],
    ['a map of fields', { errors: { email: ['Neveljaven e-naslov.'], phone: 'Manjka.', more: null } }, ['Neveljaven e-naslov.', 'Manjka.']],
    ['one text in errors', { errors: 'Napaka.' }, ['Napaka.']],
    ['error before errors, without duplicates', { errors: ['B', 'A'], error: 'A' }, ['A', 'B']],
    [
      'a status error with flash messages',
      { status: { status: 'error', flashMessages: ['Ena.', { message: 'Dve.', type: 'danger' }] } },
      ['Ena.', 'Dve.'],
    ],
    ['a bare status error', { status: 'error' }, []],
    ['a status error with a message', { status: 'error', message: 'Izdelka ni več.' }, ['Izdelka ni več.']],
    ['error: true', { error: true }, []],
  ])('[R5.45] s200-error: a 200 with %s is rejected, its body kept', async (_what, body, messages) => {
    server.answer('/api/reg/submit', { body });
    await expect(failureOf(testApi(server).api.call('register', { body: { data: {} } } as never))).resolves.toMatchObject({
      kind: 'rejected',
      status: 200,
      messages,
      body,
    });
  });

  test.each([
    { error: null },
    { error: '' },
    { error: false },
    { error: '0' },
    { error: 'false', errors: '0' },
    { errors: [] },
    { errors: {} },
    { status: 'ok' },
    { status: false },
    { status: { status: 'pending' } },
  ])('[R5.45] %j is not a rejection', async (body) => {
    server.answer('/api/reg/submit', { body });
    await expect(testApi(server).api.call('register', { body: { data: {} } } as never)).resolves.toEqual(body);
  });

  test('[R5.45] a hostile list of errors is cut, regardless of depth and length', async () => {
    const deep = `${'['.repeat(20_000)}"x"${']'.repeat(20_000)}`;
    server.answer('/api/reg/submit', {
      status: 422,
      body: `{"error":${deep},"errors":${JSON.stringify(Array.from({ length: 5000 }, (_, i) => `Napaka ${i}`))}}`,
    });
    const { messages } = await failureOf(testApi(server).api.call('register', { body: { data: {} } } as never));
    expect(messages).toHaveLength(20);
  });
});

describe('[R4.076] adult-content header (A067)', () => {
  test.each([
    ['1', 1],
    ['true', 1],
    ['yes', 1],
    ['0', 0],
    ['false', 0],
  ])('[R4.076] the value %s calls back %i times', async (value, times) => {
    answerSuggest({ headers: { 'Adult-Content': value } });
    const { api, adultCalls } = testApi(server);
    await api.call('suggest', {});
    expect(adultCalls()).toBe(times);
  });

  test('[R4.076] it counts on refusals too, and not without the header', async () => {
    answerSuggest({ status: 403, headers: { 'adult-content': '1' } });
    const { api, adultCalls } = testApi(server);
    await failureOf(api.call('suggest', {}));
    answerSuggest({});
    await api.call('suggest', {});
    expect(adultCalls()).toBe(1);
  });

  test('[R4.076] a foreign origin cannot open the modal', async () => {
    const foreign = await startShopServer();
    foreign.answer('/suggest', {
      body: {},
      headers: { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*, adult-content', 'adult-content': '1' },
    });
    const { api, adultCalls } = testApi(server, { endpoints: { suggest: { path: `${foreign.origin}/suggest` } } });
    await api.call('suggest', {});
    expect(adultCalls()).toBe(0);
    await foreign.stop();
  });
});

describe('[A164] a read that the shop does not have', () => {
  const CART = '/api/widgets/cart';
  const asked = (path: string) => server.requests.filter(({ url }) => url.startsWith(path)).length;
  const html = { 'content-type': 'text/html' };

  test.each([
    [405, {}],
    [501, {}],
    [404, { body: '<!doctype html><title>404</title>', headers: html }],
  ])('%i: is not asked for on each press, but again after a while, for “try again”; the menu is asked for once', async (status, reply) => {
    const MENU = '/api/menu';
    for (const path of [CART, MENU]) server.answer(path, { body: '', ...reply, status });
    const { api, page } = testApi(server);
    const press = async () => {
      for (const operation of ['widgetCart', 'menu'] as const)
        await expect(failureOf(api.call(operation, {}))).resolves.toMatchObject({ status });
      return [asked(CART), asked(MENU)];
    };
    expect([await press(), await press()]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    page.setNow(page.clock.now() + MISSING_MS);
    expect([await press(), await press()]).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  test.each([
    ['a shop that is busy', { status: 503, body: '' }],
    ['a refusal', { status: 403, body: '<html>blocked</html>' }],
    ['a cart that is gone', { status: 404, body: { error: 'Košarice ni.' } }],
  ])('%s is asked again', async (_what, reply) => {
    server.answer(CART, reply);
    const { api } = testApi(server);
    for (let press = 0; press < 2; press += 1) await failureOf(api.call('widgetCart', {}, { retry: false }));
    expect(asked(CART)).toBe(2);
  });

  test('a csrf token that the shop did not give for a moment is asked for again, with a later write', async () => {
    const TOKEN = '/api/csrf-token';
    server.answer(TOKEN, { status: 405, body: '' });
    server.answer('/api/cart/put', { body: {} });
    const { api, page } = testApi(server, {});
    const press = () => api.call('cartInsert', insert).catch(() => null);
    await press();
    await press();
    expect(asked(TOKEN)).toBe(1);
    page.setNow(page.clock.now() + MISSING_MS);
    server.answer(TOKEN, { body: { csrfToken: 'fresh' } });
    await press();
    expect(server.requests.at(-1)).toMatchObject({ headers: { 'x-csrf-token': 'fresh' } });
  });

  test('other content is asked for: what an address or a query names may be missing alone', async () => {
    const page404 = { status: 404, body: '<!doctype html><title>404</title>', headers: html };
    server.answer('/vsebina/a', { ...page404, status: 405 });
    server.answer('/api/searching/suggest', page404);
    const { api } = testApi(server);
    for (let press = 0; press < 2; press += 1) {
      await failureOf(api.call('modalSource', { url: '/vsebina/a' }));
      await failureOf(api.call('suggest', { query: { q: 'a', timestamp: press } }));
    }
    expect([asked('/vsebina/a'), asked('/api/searching/suggest')]).toEqual([2, 2]);
  });

  test('a write is sent again: a firewall may have objected to what it said', async () => {
    server.answer('/api/cart/put', { status: 405, body: '' });
    const { api } = testApi(server);
    for (let press = 0; press < 2; press += 1) await failureOf(api.call('cartInsert', insert));
    expect(server.requests.filter(({ url }) => url.startsWith('/api/cart/put'))).toHaveLength(2);
  });
});
