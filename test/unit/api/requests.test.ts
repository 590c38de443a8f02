/** @jest-environment ./test/unit/api/loopbackEnvironment.cjs */
import type { OperationId } from '../../../src/api/api';
import { useShopServer } from './shopServer';
import { failureOf, testApi } from './testApi';

const server = useShopServer();
const foreign = useShopServer();

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-allow-methods': '*' };
const ok = { body: { ok: true } };

test('[R7.112] [R7.113] A036: the purchase and its token are requested by the purchase’s id, below the shop’s root', async () => {
  server.answer('/confirmation/load', { body: { purchaseId: '7', purchase: {}, confirmationUrl: null } });
  server.answer('/confirmation/token', { body: { token: 'e4d909c2' } });
  const { api } = testApi(server);
  await api.call('confirmationLoad', { query: { purchaseId: '7' } });
  expect(await api.call('confirmationToken', { query: { purchaseId: '7' } })).toEqual({ token: 'e4d909c2' });
  expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /confirmation/load?purchaseId=7',
    'GET /confirmation/token?purchaseId=7',
  ]);
});

describe('headers', () => {
  test('[R7.001] [R7.002] every request to the shop carries X-Requested-With and the csrf token', async () => {
    server.answer('/api/searching/suggest', ok);
    server.answer('/api/cart/put', ok);
    const { api } = testApi(server);
    await api.call('suggest', { query: { q: 'grelnik' } });
    await api.call('cartInsert', { body: { variantId: '7' } });
    expect(server.requests).toHaveLength(2);
    for (const { headers } of server.requests) {
      expect(headers['x-requested-with']).toBe('XMLHttpRequest');
      expect(headers['x-csrf-token']).toBe('token-1');
    }
  });

  test('[R7.002] the name of the token header is configured (A006)', async () => {
    server.answer('/api/searching/suggest', ok);
    await testApi(server, { csrfToken: 'token-1', csrfHeader: 'X-Shop-Token' }).api.call('suggest', {});
    expect(server.requests[0]?.headers).toMatchObject({ 'x-shop-token': 'token-1' });
    expect(server.requests[0]?.headers).not.toHaveProperty('x-csrf-token');
  });

  test('[R7.002] without a configured token the meta element is read for every request (A007, csrf-09: never a cookie)', async () => {
    server.answer('/api/searching/suggest', ok);
    const meta: Record<string, string> = { 'csrf-token': 'meta-1' };
    const { api, page } = testApi(server, {}, { cookies: { csrf: 'evil', 'XSRF-TOKEN': 'evil' } });
    page.meta = (name) => meta[name] ?? null;
    await api.call('suggest', {});
    meta['csrf-token'] = 'meta-2';
    await api.call('suggest', {});
    expect(server.requests.map(({ headers }) => headers['x-csrf-token'])).toEqual(['meta-1', 'meta-2']);
    expect(server.requests.some(({ headers }) => 'x-xsrf-token' in headers)).toBe(false);
  });

  test.each(['a\r\nX-Evil: 1', 'a\nb', 'tab\tbed', 'nul\0', 'žeton', '', ' '])(
    '[R7.002] csrf-06: the token %j is never sent; the next source is read',
    async (token) => {
      server.answer('/api/searching/suggest', ok);
      await testApi(server, { csrfToken: token }, { meta: { 'csrf-token': 'meta-1' } }).api.call('suggest', {});
      await testApi(server, { csrfToken: token }).api.call('suggest', {});
      expect(server.requests.map(({ headers }) => headers['x-csrf-token'])).toEqual(['meta-1', undefined]);
      expect(server.requests.some(({ headers }) => 'x-evil' in headers)).toBe(false);
    },
  );

  test('[R7.001] [R7.002] a foreign origin gets neither header (A006)', async () => {
    foreign.answer('/api/searching/suggest', { ...ok, headers: CORS });
    const endpoints = { suggest: { path: `${foreign.origin}/api/searching/suggest` } };
    await testApi(server, { csrfToken: 'token-1', endpoints }).api.call('suggest', {});
    expect(foreign.requests).toHaveLength(1);
    expect(foreign.requests[0]?.headers).not.toHaveProperty('x-csrf-token');
    expect(foreign.requests[0]?.headers).not.toHaveProperty('x-requested-with');
  });

  test('[R7.002] no request of any operation carries the token to a foreign origin', async () => {
    const { operationTable } = await import('../../../src/api/operations.gen');
    const operations = Object.keys(operationTable) as OperationId[];
    for (const id of operations) foreign.answer(`/${id}`, { ...ok, headers: CORS });
    const endpoints = Object.fromEntries(operations.map((id) => [id, { path: `${foreign.origin}/${id}` }]));
    const { api } = testApi(server, { csrfToken: 'token-1', endpoints });
    for (const id of operations) await api.call(id, { body: {} } as never); // one by one: each has a time limit
    const calls = foreign.requests.filter(({ method }) => method !== 'OPTIONS');
    expect(new Set(calls.map(({ path }) => path.slice(1)))).toEqual(new Set(operations));
    expect(JSON.stringify(foreign.requests)).not.toContain('token-1');
    expect(server.requests).toEqual([]);
  });

  test('[R7.002] content of an address that markup gives is read without the token, so that no link acts for the shopper (A165)', async () => {
    server.answer('/odjava', { body: '<p>Odjava</p>', headers: { 'content-type': 'text/html' } });
    await testApi(server, { csrfToken: 'token-1' }).api.call('modalSource', { url: '/odjava', query: { modal: 1 } } as never);
    expect(server.requests[0]?.headers).toMatchObject({ 'x-requested-with': 'XMLHttpRequest' });
    expect(server.requests[0]?.headers).not.toHaveProperty('x-csrf-token');
  });

  test('[R7.002] an origin on the allow-list gets both headers (A006)', async () => {
    foreign.answer('/suggest', { ...ok, headers: { ...CORS, 'access-control-allow-headers': 'x-requested-with, x-csrf-token' } });
    const options = {
      csrfToken: 'token-1',
      endpoints: { suggest: { path: `${foreign.origin}/suggest` } },
      allowedOrigins: [foreign.origin],
    };
    await testApi(server, options).api.call('suggest', {});
    expect(foreign.requests.at(-1)).toMatchObject({
      method: 'GET',
      headers: { 'x-csrf-token': 'token-1', 'x-requested-with': 'XMLHttpRequest' },
    });
  });

  test.each(['GET', 'POST'])(
    '[R7.002] [R7.003] [D32] redirect-evil: a %s that the shop redirects to another origin ends there, and the other origin never sees the token',
    async (method) => {
      server.answer('/api/searching/suggest', { status: 302, headers: { location: `${foreign.origin}/evil` } }, ok);
      foreign.answer('/evil', { ...ok, headers: { ...CORS, 'adult-content': '1', 'access-control-expose-headers': '*' } });
      const { api, adultCalls } = testApi(server, { csrfToken: 'token-1', endpoints: { suggest: { method } } });
      await expect(failureOf(api.call('suggest', {}))).resolves.toMatchObject({ kind: 'network' });
      expect(foreign.requests).toEqual([]);
      expect(adultCalls()).toBe(0);
      await expect(api.call('suggest', {})).resolves.toEqual({ ok: true });
    },
  );

  test('[R7.003] [D32] a redirect within the shop is followed, with the headers', async () => {
    server.answer('/api/searching/suggest', { status: 302, headers: { location: '/cz/api/searching/suggest' } });
    server.answer('/cz/api/searching/suggest', ok);
    await expect(testApi(server).api.call('suggest', {})).resolves.toEqual({ ok: true });
    expect(server.requests[1]?.headers).toMatchObject({ 'x-csrf-token': 'token-1', 'x-requested-with': 'XMLHttpRequest' });
  });

  test('[R7.002] [D32] an origin on the allow-list that redirects ends the call: the next origin receives nothing', async () => {
    foreign.answer('/suggest', { status: 302, headers: { ...CORS, location: `${server.origin}/elsewhere` } });
    const endpoints = { suggest: { path: `${foreign.origin}/suggest` } };
    const { api } = testApi(server, { csrfToken: 'token-1', endpoints, allowedOrigins: [foreign.origin] });
    await expect(failureOf(api.call('suggest', {}))).resolves.toMatchObject({ kind: 'network' });
    expect(server.requests).toEqual([]);
  });

  test('[R7.002] once an origin is allowed, other origins still get neither header', async () => {
    foreign.answer('/suggest', { ...ok, headers: CORS });
    const endpoints = { suggest: { path: `${foreign.origin}/suggest` } };
    await testApi(server, { csrfToken: 'token-1', endpoints, allowedOrigins: ['https://allowed.example'] }).api.call('suggest', {});
    expect(foreign.requests).toHaveLength(1);
    expect(JSON.stringify(foreign.requests)).not.toMatch(/token-1|XMLHttpRequest/);
  });
});

describe('addresses', () => {
  test('[R7.003] the base is the current origin, ignoring <base href>', async () => {
    server.answer('/api/searching/suggest', ok);
    const { api } = testApi(server);
    document.head.innerHTML = '<base href="https://cdn.example/assets/">';
    await api.call('suggest', { query: { q: 'a' } });
    document.head.innerHTML = '';
    expect(server.requests[0]?.path).toBe('/api/searching/suggest');
  });

  test('[R7.041] path and verb of an operation are overridden by the page (A003)', async () => {
    server.answer('/v3/wish-items', ok);
    const endpoints = { wishlistGetItems: { method: 'get', path: '/v3/wish-items?src=vitrina' } };
    await testApi(server, { csrfToken: 't', endpoints }).api.call('wishlistGetItems', {});
    expect(server.requests[0]).toMatchObject({ method: 'GET', url: '/v3/wish-items?src=vitrina' });
  });

  test('[R7.041] a body whose verb became GET travels in the query (A003)', async () => {
    server.answer('/api/cart/put', ok);
    const endpoints = { cartInsert: { method: 'GET' } };
    await testApi(server, { csrfToken: 't', endpoints }).api.call('cartInsert', { body: { variantId: '7', count: 2 } });
    expect(server.requests[0]).toMatchObject({ method: 'GET', url: '/api/cart/put?variantId=7&count=2', body: '' });
  });

  test('[R7.003] a sibling shop puts its prefix before all of its own paths, not before absolute URLs', async () => {
    server.answer('/cz/api/searching/suggest', ok);
    server.answer('/api/auth/login/', ok);
    const endpoints = { login: { path: `${server.origin}/api/auth/login/` } };
    const { api } = testApi(server, { csrfToken: 't', endpointBase: '/cz', endpoints });
    await api.call('suggest', {});
    await api.call('login', { body: { username: 'a@example.com', password: 'x' } } as never);
    expect(server.requests.map(({ path }) => path)).toEqual(['/cz/api/searching/suggest', '/api/auth/login/']);
  });

  test('[R7.003] [R7.032] a path without a leading slash is relative to the origin, a query alone to the current page; path and query kept, hash dropped (A008)', async () => {
    server.answer('/api/vip/save-modal-viewed', ok);
    server.answer('/iskanje', ok);
    const endpoints = { saveVipModalViewed: { path: 'api/vip/save-modal-viewed' }, recentlyViewed: { path: '?do=viewed&stran=3' } };
    const { api } = testApi(server, { csrfToken: 't', endpoints });
    await api.call('saveVipModalViewed', {});
    await api.call('recentlyViewed', {});
    await api.call('confirmAdultContent', { query: { do: 'confirmAdultContent', confirm: 1 } });
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/api/vip/save-modal-viewed',
      '/iskanje?stran=3&do=viewed',
      '/iskanje?stran=2&do=confirmAdultContent&confirm=1',
    ]);
  });

  test('[R7.003] an operation with a configured base uses it; without one it is off and sends no request', async () => {
    server.answer('/pravno/uncleared-legals', ok);
    await testApi(server, { bases: { legalConditionsApi: '/pravno/' } }).api.call('unclearedLegals', {});
    expect(server.requests[0]?.path).toBe('/pravno/uncleared-legals');
    await expect(failureOf(testApi(server, {}).api.call('unclearedLegals', {}))).resolves.toMatchObject({ kind: 'network' });
    expect(server.requests).toHaveLength(1);
  });

  test('[R7.003] the caller sets the URL where the contract leaves it open; HTML is returned unchanged', async () => {
    server.answer('/okno/velikosti', { body: '<p>Velikosti</p>', headers: { 'content-type': 'text/html' } });
    const html = await testApi(server).api.call('modalSource', { url: '/okno/velikosti?id=3', query: { modal: 1 } } as never);
    expect(html).toBe('<p>Velikosti</p>');
    expect(server.requests[0]?.url).toBe('/okno/velikosti?id=3&modal=1');
  });
});

describe('payloads', () => {
  const cart = { csrfToken: 't', getCartId: () => '550012' };

  test('[R7.004] the cart id goes into the body of POST and PUT and into the query of GET and DELETE (A009)', async () => {
    server.answer('/api/cart/changeAmount', ok);
    server.answer('/api/v2/cart.cart-api/select-delivery-method', ok);
    server.answer('/api/v2/cart.cart-api/load-cart', ok);
    server.answer('/api/cart/delete', ok);
    const { api } = testApi(server, { ...cart, endpoints: { cartDelete: { method: 'DELETE' } } });
    await api.call('cartChangeAmount', { body: { amount: 3, id: '72057594037927937' } });
    await api.call('changeDeliveryMethod', { body: { deliveryId: '1' } } as never);
    await api.call('loadCart', {});
    await api.call('cartDelete', { body: { id: '1,2' } });
    const [post, put, get, del] = server.requests;
    expect(JSON.parse(post?.body ?? '')).toEqual({ cartId: '550012', amount: 3, id: '72057594037927937' });
    expect(put?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(put?.body ?? '')).toEqual({ cartId: '550012', deliveryId: '1' });
    expect(get?.query.get('cartId')).toBe('550012');
    expect(del?.query.get('cartId')).toBe('550012');
    expect(del?.query.get('id')).toBe('1,2');
  });

  test('[R7.004] an explicit cart id wins, an unknown one is left out, other calls get none (A009)', async () => {
    server.answer('/api/cart/put', ok);
    server.answer('/api/searching/suggest', ok);
    await testApi(server, cart).api.call('cartInsert', { body: { variantId: '7', cartId: '9' } });
    await testApi(server, { csrfToken: 't', getCartId: () => null }).api.call('cartInsert', { body: { variantId: '7' } });
    await testApi(server, cart).api.call('suggest', { query: { q: 'a' } });
    expect(server.requests.map(({ body }) => body)).toEqual(['{"cartId":"9","variantId":"7"}', '{"variantId":"7"}', '']);
    expect(server.requests[2]?.url).toBe('/api/searching/suggest?q=a');
  });

  test('lists are comma-separated (A151), unknown values left out, everything encoded once', async () => {
    server.answer('/api/product/find-variants', ok);
    server.answer('/api/searching/suggest', ok);
    const { api } = testApi(server);
    await api.call('findVariants', { query: { ids: ['1', '2', '3'], count: undefined, limit: null } } as never);
    await api.call('suggest', { query: { q: 'a&b=c#d %3Cscript%3E "čevlji" 👟' } });
    const [variants, suggest] = server.requests;
    expect([...(variants?.query ?? [])]).toEqual([['ids', '1,2,3']]);
    expect(suggest?.query.get('q')).toBe('a&b=c#d %3Cscript%3E "čevlji" 👟');
    expect(suggest?.url).toContain('%253Cscript%253E');
  });

  test('search-09: a lone surrogate throws nowhere and arrives as a replacement character', async () => {
    server.answer('/api/searching/suggest', ok);
    server.answer('/api/cart/add-certificate', ok);
    const { api } = testApi(server);
    await api.call('suggest', { query: { q: 'a\ud800b' } });
    await api.call('addCertificate', { body: { code: '\udc00 👟' } } as never);
    expect(server.requests[0]?.query.get('q')).toBe('a\ufffdb');
    expect(JSON.parse(server.requests[1]?.body ?? '')).toEqual({ code: '\ufffd 👟' });
  });

  test('[R7.041] a call without fields sends no body (resend one-time code)', async () => {
    server.answer('/api/v2/cart.cart-pfc/otp', ok);
    await testApi(server).api.call('financingOtp', {} as never);
    expect(server.requests[0]).toMatchObject({ method: 'POST', body: '' });
    expect(server.requests[0]?.headers).not.toHaveProperty('content-type');
  });
});

test('[R7.003] properties on Object.prototype change neither URL nor body nor the reading of the response', async () => {
  const evil = {
    url: `${foreign.origin}/evil`,
    baseURL: foreign.origin,
    path: `${foreign.origin}/evil`,
    base: 'evil',
    bases: { evil: foreign.origin },
    endpointBase: '/evil',
    method: 'DELETE',
    query: { evil: 1 },
    params: { evil: 1 },
    body: { evil: 1 },
    data: 'evil',
    headers: { 'X-Evil': '1' },
    auth: { username: 'evil', password: 'evil' },
    timeout: 1,
    signal: { aborted: true },
    adapter: () => Promise.reject(new Error('evil')),
    transformRequest: () => 'evil',
    transformResponse: () => 'evil',
    error: 'evil',
    errors: ['evil'],
    status: 'error',
    csrfToken: 'evil',
    html: true,
    reason: 'evil',
    cartId: 'evil',
  };
  server.answer('/api/auth/login/', { status: 200, headers: {}, body: { isAuth: true } });
  const { api } = testApi(server, { csrfToken: 'token-1' });
  const prototype = Object.prototype as Record<string, unknown>;
  Object.assign(prototype, evil);
  const call = api.call('login', { body: { username: 'ana@example.com', password: 'x' } } as never);
  let answer: unknown;
  let failure: unknown;
  try {
    answer = await call;
  } catch (error) {
    failure = error;
  } finally {
    for (const name of Object.keys(evil)) delete prototype[name];
  }
  expect(failure).toBeUndefined();
  expect(answer).toEqual({ isAuth: true });
  expect(foreign.requests).toEqual([]);
  expect(server.requests).toHaveLength(1);
  expect(server.requests[0]).toMatchObject({
    method: 'POST',
    url: '/api/auth/login/',
    body: '{"username":"ana@example.com","password":"x"}',
  });
  expect(server.requests[0]?.headers).not.toHaveProperty('x-evil');
});
