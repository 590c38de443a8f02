import { ApiError } from '../../../src/api/ApiError';
import { contentActions, contentFeature, selectContent } from '../../../src/features/content';
import { createTestStore } from '../../support/fakes/createTestStore';
import type { StoreOptions } from '../../support/fakes/createTestStore';
import { InvalidResponse } from '../../support/fakes/fakeApi';

const TITLE = 'head-links';
const BODY = '<ul><li><a href="/dostava">Dostava</a></li></ul>';
const KEY = 'vitrina.content:SI:head-links:v1';
const stored = (body: string) => JSON.stringify({ v: 1, body });
const found = () => ({ content: { title: TITLE, body: BODY, hash: 'v1' } });

function start({ answers = { findContentByTitle: found }, config = { contentHashes: { [TITLE]: 'v1' } }, ...options }: StoreOptions = {}) {
  const created = createTestStore({ answers, config, ...options });
  created.injectFeature(contentFeature);
  const request = async (title = TITLE) => {
    created.dispatch(contentActions.contentRequested({ title }));
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    return selectContent(created.state(), title);
  };
  return { ...created, request };
}

test('[R7.170] [R7.021] [R7.022] [A115] a content is fetched by its title and the hash of the page', async () => {
  const { request, callsOf } = start();
  expect(await request()).toBe(BODY);
  expect(callsOf('findContentByTitle').map(({ query }) => query)).toEqual([{ title: TITLE, hash: 'v1' }]);
});

test('[R7.023] [A114] content is fetched once for this page and the next ones of the tab', async () => {
  const { request, callsOf, page } = start();
  await request();
  expect(await request()).toBe(BODY);
  expect(callsOf('findContentByTitle')).toHaveLength(1);
  const next = start({ page: { session: { [KEY]: page.storage.session.get(KEY) ?? '' } } });
  expect(await next.request()).toBe(BODY);
  expect(next.callsOf('findContentByTitle')).toEqual([]);
});

test('[R7.023] [A114] another hash is another version, and the older one makes room', async () => {
  const { request, callsOf, page } = start({ page: { session: { 'vitrina.content:SI:head-links:v0': stored('<p>old</p>') } } });
  expect(await request()).toBe(BODY);
  expect(callsOf('findContentByTitle')).toHaveLength(1);
  expect(page.storage.session.keys()).toEqual([KEY]);
});

test('[R3.102] [R7.023] [A114] a response of another version than the page names is kept under its own', async () => {
  const { request, page } = start({ answers: { findContentByTitle: () => ({ content: { title: TITLE, body: BODY, hash: 'v2' } }) } });
  expect(await request()).toBe(BODY);
  expect(page.storage.session.keys()).toEqual(['vitrina.content:SI:head-links:v2']);
});

test('[A114] without a hash nothing is kept', async () => {
  const { request, callsOf, page } = start({ config: {} });
  await request();
  expect(await request()).toBe(BODY);
  expect(callsOf('findContentByTitle').map(({ query }) => query)).toEqual([{ title: TITLE }, { title: TITLE }]);
  expect(page.storage.session.keys()).toEqual([]);
});

test('[A114] the same title and hash of a sibling shop are another content', async () => {
  const { request, callsOf } = start({
    page: { session: { [KEY]: stored('<p>Slovenščina</p>') } },
    config: { country: 'HU', contentHashes: { [TITLE]: 'v1' } },
  });
  expect(await request()).toBe(BODY);
  expect(callsOf('findContentByTitle')).toHaveLength(1);
});

test.each(['', 'x', '[]', '{"v":2,"body":"<p>1</p>"}', '{"v":1,"body":7}', '{"v":1}'])(
  '[A114] a stored value that is not ours (%p) is fetched instead',
  async (value) => {
    const { request, callsOf } = start({ page: { session: { [KEY]: value } } });
    expect(await request()).toBe(BODY);
    expect(callsOf('findContentByTitle')).toHaveLength(1);
  },
);

test('[A114] where nothing can be stored content is shown all the same; content larger than 200 KB is not stored', async () => {
  expect(await start({ page: { isStorageForbidden: true } }).request()).toBe(BODY);
  const large = 'a'.repeat(200_001);
  const { request, page } = start({ answers: { findContentByTitle: () => ({ content: { title: TITLE, body: large, hash: 'v1' } }) } });
  expect(await request()).toBe(large);
  expect(page.storage.session.keys()).toEqual([]);
});

test.each([
  null,
  'text',
  [],
  {},
  { content: null },
  { content: [] },
  { content: 'x' },
  { content: { body: null } },
  { content: { body: 7 } },
  { content: { body: '  ' } },
  { content: { body: ['<p>'] } },
  { content: { body: 'a'.repeat(1_000_001) } },
])('[R8.23] a response without a content that can be shown (%#) is only logged', async (answer) => {
  const { request, page, state } = start({ answers: { findContentByTitle: () => new InvalidResponse(answer) } });
  expect(await request()).toBeNull();
  expect(page.logs.map(({ level, message }) => [level, message.startsWith('vitrina: no content "head-links"')])).toEqual([['warn', true]]);
  expect(state().flash.messages).toEqual([]);
});

test.each([['network'], ['timeout'], ['http'], ['malformed']] as const)(
  '[R8.23] a failure (%s) is only logged, and tried again when asked for again',
  async (kind) => {
    let fails = true;
    const { request, page, state } = start({
      answers: { findContentByTitle: () => (fails ? new ApiError(kind, 'findContentByTitle', { status: 500 }) : found()) },
    });
    expect(await request()).toBeNull();
    expect(page.logs).toHaveLength(1);
    expect(state().flash.messages).toEqual([]);
    fails = false;
    expect(await request()).toBe(BODY);
  },
);

test('[R7.023] a title such as __proto__ is a title like any other', async () => {
  const { request } = start({ config: {} });
  expect(await request('__proto__')).toBe(BODY);
  expect(selectContent(start().state(), 'constructor')).toBeUndefined();
});
