/** @jest-environment ./test/unit/api/loopbackEnvironment.cjs */
import { useShopServer } from './shopServer';
import { failureOf, testApi } from './testApi';

const NOTICE = '<br />\n<b>Notice</b>:  Undefined index: [kosarica] in <b>/var/www/{closure}/cart.php</b> on line <b>31</b><br />\n';
const CART = { cartId: '550012', pieces: 2, articles: [{ title: 'Čevlji "zimski" {42}' }] };

const server = useShopServer();

const load = () => {
  const { api, page } = testApi(server);
  return { page, call: api.call('loadCart', {}) };
};
const answerWith = (body: unknown, status = 200, headers = {}) =>
  server.answer('/api/v2/cart.cart-api/load-cart', { body, status, headers });

test('[R7.171] a JSON object is handed over with all its fields, known or not', async () => {
  answerWith({ ...CART, extra: null });
  await expect(load().call).resolves.toEqual({ ...CART, extra: null });
});

test.each([
  ['php-notice: in front', NOTICE + JSON.stringify(CART)],
  ['php-notice-after: behind', JSON.stringify(CART) + NOTICE],
  ['a cache that signs below', `${JSON.stringify(CART)}\n<!-- Cached by LiteSpeed on 2026-11-28 -->\n<!-- 0.02 s -->`],
  ['comments of a checkout on both sides', `<!--START-->${JSON.stringify(CART)}<!--END-->`],
  ['an Ajax hook that goes on: 0', `${JSON.stringify(CART)}0`],
  ['on both sides', NOTICE + JSON.stringify(CART) + NOTICE],
  ['as plain text', `PHP Warning: Array to string conversion in cart.php on line 3\n${JSON.stringify(CART)}`],
])('[R7.171] a PHP notice %s is dropped and reported by the operation alone', async (_where, body) => {
  answerWith(body);
  const { call, page } = load();
  await expect(call).resolves.toEqual(CART);
  expect(page.logs).toEqual([
    {
      level: 'warn',
      message: 'vitrina: loadCart: ignored text around the JSON (a PHP notice?)',
      details: [],
    },
  ]);
});

test.each([
  ['windows-1250', 'text/html; charset=windows-1250', Buffer.from([0x22, 0xc8, 0x9e, 0x22])],
  ['an unknown charset, read as UTF-8', 'application/json; charset=klingon', Buffer.from('"Čž"')],
  ['no charset, read as UTF-8', 'application/json', Buffer.from('"Čž"')],
])('an answer in %s keeps its letters', async (_charset, type, title) => {
  answerWith(Buffer.concat([Buffer.from('{"title":'), title, Buffer.from('}')]), 200, { 'content-type': type });
  await expect(load().call).resolves.toEqual({ title: 'Čž' });
});

test.each([
  ['bom: a byte order mark', `\uFEFF${JSON.stringify(CART)}`],
  ['bom: one per included PHP file', `\uFEFF\uFEFF\n${JSON.stringify(CART)}`],
  ['jsonp-guard', `)]}',\n${JSON.stringify(CART)}`],
  ['a second encoding', JSON.stringify(JSON.stringify(CART))],
])('[R7.171] %s is stripped silently', async (_what, body) => {
  answerWith(body);
  const { call, page } = load();
  await expect(call).resolves.toEqual(CART);
  expect(page.logs).toEqual([]);
});

test.each([
  ['an empty body', '', 'empty'],
  ['only white space', ' \n', 'empty'],
  ['html-instead: a sign-in page', '<!doctype html><html><body><form>Prijava</form></body></html>', 'html'],
  [
    'html-instead: a page that contains JSON',
    `<!doctype html><html><script type="application/json">${JSON.stringify(CART)}</script></html>`,
    'html',
  ],
  ['a page with a notice and JSON', `<html>${NOTICE}<script>${JSON.stringify(CART)}</script></html>`, 'html'],
  ['a fragment that contains JSON', `<div data-props='${JSON.stringify(CART)}'></div>`, 'syntax'],
  ['a PHP fatal error', '<br />\n<b>Fatal error</b>:  Allowed memory size exhausted in <b>cart.php</b> on line <b>9</b><br />', 'syntax'],
  ['truncated JSON', JSON.stringify(CART).slice(0, -20), 'syntax'],
  ['truncated JSON with a whole object inside', '{"articles":[{"id":"1"},{"id":"2"}', 'syntax'],
  ['truncated JSON behind a notice', `${NOTICE}{"articles":[{"id":"1"},{"id"`, 'syntax'],
  ['nan: NaN', '{"pieces":1,"price":{"total":NaN}}', 'syntax'],
  ['nan: Infinity', '{"price":{"total":-Infinity}}', 'syntax'],
  ['a list', '[{"cartId":"1"}]', 'shape'],
  ['a list behind a notice', `${NOTICE}[{"cartId":"1"}]`, 'syntax'],
  ['a text', '"<b>ok</b>"', 'shape'],
  ['JSON in a page below a comment', `<!-- head --><html><script>${JSON.stringify(CART)}</script></html>`, 'html'],
  ['JSON and a number that is no rest of a hook', `${JSON.stringify(CART)}42`, 'syntax'],
  ['a number', '1', 'shape'],
  ['null', 'null', 'shape'],
])('[R7.171] %s is malformed', async (_what, body, reason) => {
  answerWith(body);
  await expect(failureOf(load().call)).resolves.toMatchObject({ kind: 'malformed', operation: 'loadCart', status: 200, cause: reason });
});

test('[R7.171] a 204 where an object is promised is malformed', async () => {
  answerWith('', 204);
  await expect(failureOf(load().call)).resolves.toMatchObject({ kind: 'malformed', cause: 'empty' });
});

test('[R7.171] html-instead: HTML is detected by its text, since old shops omit the content type', async () => {
  answerWith('<!doctype html><html></html>', 200, { 'content-type': 'application/json' });
  await expect(failureOf(load().call)).resolves.toMatchObject({ kind: 'malformed' });
  answerWith(CART, 200, { 'content-type': 'text/html' });
  await expect(load().call).resolves.toEqual(CART);
});

test('[R7.171] a redirect to the sign-in page is malformed, not a cart', async () => {
  server.answer('/api/v2/cart.cart-api/load-cart', { status: 302, headers: { location: '/prijava' } });
  server.answer('/prijava', { body: '<!doctype html><html></html>', headers: { 'content-type': 'text/html' } });
  await expect(failureOf(load().call)).resolves.toMatchObject({ kind: 'malformed', cause: 'html' });
});

describe('[R7.041] [R7.062] [R7.072] every response may be wrapped in `data` (A005)', () => {
  test('the caller gets its content, ignoring its siblings', async () => {
    answerWith({ status: 'ok', data: CART });
    await expect(load().call).resolves.toEqual(CART);
    answerWith({ data: null, ...CART });
    await expect(load().call).resolves.toEqual({ data: null, ...CART });
  });

  test.each([
    ['around', { error: 'Ni šlo.', data: CART }],
    ['inside', { data: { error: 'Ni šlo.' } }],
  ])('a refusal is detected also when it is %s it', async (_where, body) => {
    answerWith(body);
    await expect(failureOf(load().call)).resolves.toMatchObject({ kind: 'rejected', messages: ['Ni šlo.'] });
  });

  test('where the contract names a field `data` it is no wrapper', async () => {
    const answer = { status: true, data: { event: 'checkout' } };
    server.answer('/api/v2/cart.cart-gtm/check-gtm', { body: answer });
    await expect(testApi(server).api.call('checkGtm', {})).resolves.toEqual(answer);
  });
});

test('bigint: ids beyond 2^53 keep every digit, also from a shop that sends them as numbers', async () => {
  answerWith(
    '{"cartItemId":"72057594037927937","articleId":9007199254740993,"price":0.12345678901234568,"note":"št. 12345678901234567890","ids":[9007199254740993,\n -9007199254740993]}',
  );
  await expect(load().call).resolves.toEqual({
    cartItemId: '72057594037927937',
    articleId: '9007199254740993',
    price: 0.12345678901234568,
    note: 'št. 12345678901234567890',
    ids: ['9007199254740993', '-9007199254740993'],
  });
});

test('bigint: a response whose long ids are strings is not scanned for numbers', async () => {
  const lines = Array.from({ length: 500 }, (_, index) => ({ cartItemId: `${9007199254740993n + BigInt(index)}`, count: 1, price: 9.99 }));
  answerWith({ articles: lines });
  const looks = jest.spyOn(Number, 'isSafeInteger');
  try {
    await expect(load().call).resolves.toEqual({ articles: lines });
    expect(looks.mock.calls.length).toBeLessThan(50);
  } finally {
    looks.mockRestore();
  }
});

test('a response with __proto__ pollutes nothing', async () => {
  answerWith('{"__proto__":{"isAuth":true},"constructor":{"prototype":{"isLogged":true}}}');
  await load().call;
  expect(({} as Record<string, unknown>)['isAuth']).toBeUndefined();
  expect(({} as Record<string, unknown>)['isLogged']).toBeUndefined();
});

test('a megabyte of braces is malformed', async () => {
  answerWith('{"a":'.repeat(200_000));
  await expect(failureOf(load().call)).resolves.toMatchObject({ kind: 'malformed' });
});

describe('clock-skew: the shop’s clock from the Date of its responses', () => {
  const SHOP_TIME = Date.UTC(2026, 9, 25, 1, 30);
  const at = async (deviceMs: number, date: string) => {
    const { api } = testApi(server, { csrfToken: 't' }, { now: SHOP_TIME + deviceMs });
    expect(api.clockOffsetMs()).toBe(0);
    answerWith(CART, 200, { date });
    await api.call('loadCart', {});
    return api;
  };
  const DATE = new Date(SHOP_TIME).toUTCString();
  const HOUR_MS = 3_600_000;

  test.each([
    ['26 h fast', 26 * HOUR_MS, -26 * HOUR_MS],
    ['26 h slow', -26 * HOUR_MS, 26 * HOUR_MS],
    ['slightly slow, like every response', -4000, 0],
  ])('a device that is %s', async (_how, deviceMs, offset) => {
    expect((await at(deviceMs, DATE)).clockOffsetMs()).toBe(offset);
  });

  test('an invalid date is ignored and keeps the known offset; a refusal has a date, too', async () => {
    const api = await at(HOUR_MS, 'yesterday');
    expect(api.clockOffsetMs()).toBe(0);
    answerWith({}, 422, { date: DATE });
    await failureOf(api.call('loadCart', {}));
    expect(api.clockOffsetMs()).toBe(-HOUR_MS);
    answerWith(CART, 200, { date: 'yesterday' });
    await api.call('loadCart', {});
    expect(api.clockOffsetMs()).toBe(-HOUR_MS);
  });
});
