/** @jest-environment ./test/unit/api/loopbackEnvironment.cjs */
import { failureResponse } from '../../../src/api/failureResponse';
import { useShopServer } from './shopServer';
import type { Reply, SeenRequest } from './shopServer';
import { failureOf, testApi } from './testApi';
import type { TestApi } from './testApi';

const server = useShopServer();

const PUT = '/api/cart/put';
const TOKEN = '/api/csrf-token';
const fresh = { body: { csrfToken: 'fresh' } };
const stale = { status: 419, body: { error: 'Seja je potekla.' } };
const insert = { body: { variantId: '7' } };
/** Refuses every token but the fresh one. */
const guard = ({ headers }: SeenRequest): Reply => (headers['x-csrf-token'] === 'fresh' ? { body: { pieces: 1 } } : stale);
const paths = () => server.requests.map(({ path, headers }) => `${path} ${headers['x-csrf-token'] ?? '-'}`);

test('[R7.002] csrf-419: the token is refreshed and the same call is sent once more with it', async () => {
  server.answer(PUT, guard);
  server.answer(TOKEN, fresh);
  const { api } = testApi(server);
  await expect(api.call('cartInsert', insert)).resolves.toEqual({ pieces: 1 });
  expect(paths()).toEqual([`${PUT} token-1`, `${TOKEN} token-1`, `${PUT} fresh`]);
  expect(server.requests[2]?.body).toBe(server.requests[0]?.body);
});

test('[R7.002] csrf-419: calls refused together share one refresh, and later calls use its token (single flight)', async () => {
  server.answer(PUT, guard);
  server.answer('/api/cart/delete', guard);
  server.answer('/api/v2/cart.cart-api/load-cart', guard);
  server.answer(TOKEN, fresh);
  const { api } = testApi(server);
  await Promise.all([api.call('cartInsert', insert), api.call('cartDelete', { body: { id: '1' } }), api.call('loadCart', {})]);
  await api.call('cartInsert', insert);
  expect(paths().filter((path) => path.startsWith(TOKEN))).toHaveLength(1);
  expect(paths().at(-1)).toBe(`${PUT} fresh`);
  expect(server.requests).toHaveLength(3 + 1 + 3 + 1);
});

test('[R7.002] csrf-419: a refusal that arrives after the refresh is replayed with its token, without another refresh', async () => {
  server.answer(PUT, guard);
  server.answer('/api/cart/delete', { ...stale, delayMs: 200 }, guard);
  server.answer(TOKEN, fresh);
  const { api } = testApi(server);
  await Promise.all([api.call('cartInsert', insert), api.call('cartDelete', { body: { id: '1' } })]);
  expect(paths().filter((path) => path.startsWith(TOKEN))).toHaveLength(1);
  expect(paths().at(-1)).toBe('/api/cart/delete fresh');
});

test.each([
  ['in its error', { error: 'csrf' }],
  ['in its text', { error: 'Invalid CSRF token' }],
  ['in its code', { error: { title: 'Ni dovoljeno.', code: 'CSRF_MISMATCH' } }],
])('[R7.002] csrf-03: a 403 that names csrf %s is treated as 419', async (_where, body) => {
  server.answer(PUT, { status: 403, body }, { body: { pieces: 1 } });
  server.answer(TOKEN, fresh);
  await expect(testApi(server).api.call('cartInsert', insert)).resolves.toEqual({ pieces: 1 });
  expect(paths()).toEqual([`${PUT} token-1`, `${TOKEN} token-1`, `${PUT} fresh`]);
});

test.each([
  ['another reason', { error: 'Dostop zavrnjen.' }],
  ['a page that only contains the meta element', '<html><meta name="csrf-token" content="x"></html>'],
])('[R7.002] csrf-03: a 403 with %s is not retried', async (_what, body) => {
  server.answer(PUT, { status: 403, body });
  await expect(failureOf(testApi(server).api.call('cartInsert', insert))).resolves.toMatchObject({ kind: 'http', status: 403 });
  expect(paths()).toEqual([`${PUT} token-1`]);
});

test('[R7.002] a fresh token in the refusal saves the round trip', async () => {
  server.answer(PUT, { status: 403, body: { error: 'Dostop zavrnjen.', csrfToken: 'fresh' } }, { body: { pieces: 1 } });
  await testApi(server).api.call('cartInsert', insert);
  expect(paths()).toEqual([`${PUT} token-1`, `${PUT} fresh`]);
});

test('[R7.002] a token that is refused again ends the call: one replay, no loop', async () => {
  server.answer(PUT, stale);
  server.answer(TOKEN, fresh);
  await expect(failureOf(testApi(server).api.call('cartInsert', insert))).resolves.toMatchObject({
    kind: 'http',
    status: 419,
    operation: 'cartInsert',
  });
  expect(paths()).toEqual([`${PUT} token-1`, `${TOKEN} token-1`, `${PUT} fresh`]);
});

test.each<[string, Reply]>([
  ['refused', stale],
  ['missing', { status: 404, body: {} }],
  ['malformed', { body: '<html></html>' }],
  ['without a usable token', { body: { csrfToken: 'a\r\nb' } }],
])('[R7.002] a refresh that is %s leaves the error of the call itself, with a message and a next step', async (_what, answer) => {
  server.answer(PUT, stale);
  server.answer(TOKEN, answer);
  const error = await failureOf(testApi(server).api.call('cartInsert', insert));
  expect(error).toMatchObject({ kind: 'http', status: 419, operation: 'cartInsert', messages: ['Seja je potekla.'] });
  expect(failureResponse(error)).toMatchObject({ effect: 'reload', flashes: [{ message: 'Seja je potekla.' }] });
  expect(paths()).toEqual([`${PUT} token-1`, `${TOKEN} token-1`]);
});

test('[R7.002] csrf-01: without a token reads are sent, and a write first fetches one', async () => {
  server.answer('/api/searching/suggest', { body: {} });
  server.answer(PUT, guard);
  server.answer(TOKEN, fresh);
  const { api } = testApi(server, {});
  await api.call('suggest', {});
  await api.call('cartInsert', insert);
  expect(paths()).toEqual(['/api/searching/suggest -', `${TOKEN} -`, `${PUT} fresh`]);
});

test('[R7.002] csrf-01: where no token is to be had, the write is sent once and the shop decides', async () => {
  server.answer(PUT, stale);
  server.answer(TOKEN, { status: 404, body: {} });
  await expect(failureOf(testApi(server, {}).api.call('cartInsert', insert))).resolves.toMatchObject({ kind: 'http', status: 419 });
  expect(paths()).toEqual([`${TOKEN} -`, `${PUT} -`]);
});

test('[R7.002] a renewed token that expires as well is renewed again', async () => {
  server.answer(PUT, stale, { body: { pieces: 1 } }, stale, { body: { pieces: 2 } });
  server.answer(TOKEN, fresh, { body: { csrfToken: 'fresher' } });
  const { api } = testApi(server);
  await api.call('cartInsert', insert);
  await expect(api.call('cartInsert', insert)).resolves.toEqual({ pieces: 2 });
  expect(paths()).toEqual([`${PUT} token-1`, `${TOKEN} token-1`, `${PUT} fresh`, `${PUT} fresh`, `${TOKEN} fresh`, `${PUT} fresher`]);
});

describe('[D26] the console names the cause of a csrf refusal that cannot be renewed', () => {
  const refused = async (page: TestApi, times = 1): Promise<readonly string[]> => {
    for (let call = 0; call < times; call += 1) await failureOf(page.api.call('cartInsert', insert));
    return page.page.logs.map(({ message }) => message);
  };

  test('a token that was sent and refused: token, Origin and Host are named, with the section of the README; once per page', async () => {
    server.answer(PUT, stale);
    server.answer(TOKEN, fresh);
    const messages = await refused(testApi(server), 2);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^vitrina: cartInsert was refused with 419: .*csrf token.*X-CSRF-Token.*Origin.*Host/);
    expect(messages[0]).toContain('README.md#what-a-shop-must-send');
    expect(messages[0]).not.toMatch(/token-1|fresh/);
  });

  test('a page without a token has its own message', async () => {
    server.answer(PUT, { status: 403, body: { error: 'csrf' } });
    server.answer(TOKEN, { status: 404, body: {} });
    expect((await refused(testApi(server, {})))[0]).toMatch(/^vitrina: cartInsert was refused with 403: .*page has no csrf token/);
  });

  test('a 403 of another cause has no csrf message', async () => {
    server.answer(PUT, { status: 403, body: { error: 'Dostop zavrnjen.' } });
    expect(await refused(testApi(server))).toEqual([]);
  });

  test('a refusal fixed by a fresh token shows no message', async () => {
    server.answer(PUT, guard);
    server.answer(TOKEN, fresh);
    const page = testApi(server);
    await page.api.call('cartInsert', insert);
    expect(page.page.logs).toEqual([]);
  });
});

test('[R7.168] a login renews the session: its response’s token is sent from then on', async () => {
  server.answer('/api/auth/login/', { body: { isAuth: true, isLogged: true, csrfToken: 'renewed' } });
  server.answer(PUT, { body: { pieces: 1 } });
  const { api } = testApi(server);
  await api.call('login', { body: { username: 'ana', password: 'skrivnost', isCheckout: 0, isWidget: 1 } });
  expect(api.csrfToken()).toBe('renewed');
  await api.call('cartInsert', insert);
  expect(paths()).toEqual(['/api/auth/login/ token-1', `${PUT} renewed`]);
});

test.each([[''], ['two words'], [7], [null], [{}], ['x'.repeat(5000)]])('a response’s csrfToken %j changes nothing', async (csrfToken) => {
  server.answer(PUT, { body: { pieces: 1, csrfToken } });
  const { api } = testApi(server);
  await api.call('cartInsert', insert);
  expect(api.csrfToken()).toBe('token-1');
});

test('[A006] a token in the answer of a foreign origin is not taken', async () => {
  server.answer('/api/searching/suggest', { body: { products: [], items: [], csrfToken: 'theirs' } });
  server.answer(PUT, { body: { pieces: 1 } });
  const foreign = server.origin.replace('127.0.0.1', 'localhost');
  const { api } = testApi(server, { csrfToken: 'token-1', endpoints: { suggest: { path: `${foreign}/api/searching/suggest` } } });
  await api.call('suggest', {});
  await api.call('cartInsert', insert);
  expect(paths().at(-1)).toBe(`${PUT} token-1`);
});
