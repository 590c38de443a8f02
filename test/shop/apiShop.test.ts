import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DEMO_CUSTOMERS } from '../../demo-pages/domain/demoCustomers';
import { startShop, type RunningShop } from '../support/shop/shopProcess';
import { createShopClient, type ShopClient } from '../support/shop/shopClient';

const LOGIN_LIMIT = 20;
let shop: RunningShop;
let visitor: ShopClient;

beforeAll(async () => {
  shop = await startShop({ env: { SHOP_LOGIN_LIMIT: String(LOGIN_LIMIT) } });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  visitor = createShopClient(shop.url);
  await visitor.get('/');
});

const suggest = async (keyword: string, prefix = ''): Promise<Response> =>
  visitor.call('GET', `${prefix}/api/searching/suggest?q=${encodeURIComponent(keyword)}&timestamp=${Date.now()}`);

const json = async (response: Promise<Response>) => (await response).json();

describe('suggest', () => {
  test('[R7.037] accepts q and timestamp, returns products and items', async () => {
    const answer = await json(suggest('cevlji'));
    expect(answer.products.length).toBeGreaterThan(0);
    expect(answer.products[0]).toMatchObject({
      urlKey: expect.any(String),
      title: expect.stringMatching(/čevlj/i),
      price: { current: expect.any(Number) },
    });
    expect(answer.items).toContainEqual(expect.objectContaining({ type: 'category', id: expect.any(String) }));
  });

  test.each([
    ['/cz', 'boty'],
    ['/sk', 'topánky'],
    ['/pl', 'buty'],
    ['/hu', 'cipő'],
    ['/hr', 'cipele'],
  ])('responds in the language of the sibling %s', async (prefix, keyword) => {
    const [here, there] = [await json(suggest('čevlji', prefix)), await json(suggest(keyword, prefix))];
    expect(there.products.length + there.items.length).toBeGreaterThan(0);
    expect(here).not.toEqual(await json(suggest('čevlji')));
  });

  test.each([
    ['10,000 characters', 'č'.repeat(10_000)],
    ['a script', '<script>alert(1)</script>'],
    ['quotes and SQL', `'; drop table products; -- "%_\\`],
    ['emoji', '👟👟👟'],
    ['right to left', 'נעליים'],
    ['combining characters', 'c\u030Cevlji'],
    ['a null character', 'a\u0000b'],
    ['a lone surrogate half as browsers send it', '\uFFFD'],
  ])('%s: a regular response', async (_kind, keyword) => {
    const answer = await suggest(keyword);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ products: expect.any(Array), items: expect.any(Array) });
  });

  test('a combining mark finds what the whole letter finds', async () => {
    expect(await json(suggest('c\u030Cevlji'))).toEqual(await json(suggest('čevlji')));
  });

  test('an empty keyword is a 400', async () => {
    const answer = await suggest('');
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toHaveProperty(['query.q']);
  });
});

describe('account', () => {
  const { email, password } = DEMO_CUSTOMERS.regular;
  const login = (fields: Record<string, unknown>) => visitor.call('POST', '/api/auth/login/', { isCheckout: 0, isWidget: 1, ...fields });

  /** The token of Facebook's window for this person; returns a function that signs in with it. */
  async function facebookWindow() {
    visitor.setCookie('facebook_login', '1');
    const page = await (await visitor.get('/prijava')).text();
    const { facebook } = JSON.parse(/id="vitrina-config"[^>]*>([^<]*)</.exec(page)?.[1] ?? '{}');
    const address = new URL('/facebook/login', facebook.sdkUrl);
    address.search = new URLSearchParams({ app_id: facebook.appId, origin: shop.url }).toString();
    const buttons = (await (await fetch(address)).text()).matchAll(/data-answer="([^"]*)">([^<(]*) \(/g);
    const granted = new Map([...buttons].map(([, answer = '', name]) => [name, JSON.parse(answer.replaceAll('&#34;', '"'))]));
    return (name: string, changes: object = {}) => {
      const { accessToken: token, userID: userId } = granted.get(name);
      return visitor.call('POST', '/api/auth/fbLogin/', { token, userId, isCheckout: 1, isRegistration: 0, isFacebook: 1, ...changes });
    };
  }

  test('[R7.007] login returns customer, isAuth, isLogged, isWaitingForConfirmation, consents, redirectUrl and wso2LoginUrl', async () => {
    expect(await json(login({ username: email, password }))).toMatchObject({
      customer: { firstname: 'Redni', vipType: 'regular', hasFilledAddress: true },
      isAuth: true,
      isLogged: true,
      isWaitingForConfirmation: false,
      consents: expect.any(Object),
      redirectUrl: null,
      wso2LoginUrl: null,
      csrfToken: await visitor.csrfToken(),
    });
  });

  test('a wrong password is 401 with an error title, and a 429 with Retry-After after too many', async () => {
    const tries = [];
    for (let count = 0; count <= LOGIN_LIMIT; count += 1)
      tries.push(await login({ username: 'nobody@vitrina.example', password: 'wrong' }));
    expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: LOGIN_LIMIT }, () => 401), 429]);
    expect(await tries[0]?.json()).toEqual({ error: { title: 'Prijava ni uspela. Preverite e-naslov in geslo.' } });
    expect(Number(tries.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('[R7.008] [R7.043] [R6.05] Facebook vouches for a newcomer, who is known from then on; `redirect` leads to a path of the shop only', async () => {
    const logIn = await facebookWindow();
    expect(await json(logIn('Ana Facebook', { redirect: '/moj-racun?a=1' }))).toMatchObject({
      customer: { firstname: 'Ana', vipType: 'regular', hasFilledAddress: false },
      ...{ isAuth: true, isLogged: true, redirectUrl: '/moj-racun?a=1', wso2LoginUrl: null },
    });
    expect((await json(visitor.call('POST', '/api/widgets/account'))).customer.firstname).toBe('Ana');
    const { customer } = await json(logIn('Ana Facebook'));
    const elsewhere = await json(logIn('Ana Facebook', { redirect: '//evil.example/x' }));
    expect(elsewhere).toMatchObject({ customer: { id: customer.id }, redirectUrl: '/' });
  });

  test('[R7.008] whose confirmed e-mail is a customer’s is that customer', async () => {
    const logIn = await facebookWindow();
    const known = await json(login({ username: email, password }));
    await visitor.get('/?scenario=guest');
    expect((await json(logIn('Redni Kupec'))).customer).toEqual(known.customer);
  });

  test('[R7.009] a token of another account, a token that Facebook has not issued, or a missing e-mail does not sign in', async () => {
    const logIn = await facebookWindow();
    const refused = { error: { title: expect.stringMatching(/^Facebook vas ni potrdil/) } };
    for (const changes of [{ userId: '1' }, { token: 'EAAB', userId: '2' }, { token: 'e30.e30', userId: '3' }]) {
      const answer = await logIn('Ana Facebook', changes);
      expect([answer.status, await answer.json()]).toEqual([401, refused]);
    }
    expect(await json(logIn('Brez Naslova'))).toEqual({ error: { title: expect.stringMatching(/e-naslova/) } });
    expect((await json(visitor.call('POST', '/api/widgets/account'))).customer).toBeNull();
  });

  test('[R7.145] widgetAccount is a POST that knows guest and customer', async () => {
    expect(await json(visitor.call('POST', '/api/widgets/account'))).toMatchObject({
      customer: null,
      isAuth: false,
      isLogged: false,
      mainWishlistId: null,
    });
    await visitor.get('/?scenario=vip');
    expect(await json(visitor.call('POST', '/api/widgets/account'))).toMatchObject({
      customer: { vipType: 'vip_program' },
      isLogged: true,
      mainWishlistId: expect.any(String),
    });
  });

  test('[R7.014][R7.015] register accepts {data} and returns the customer, or errors by field', async () => {
    const data = {
      email: `n${Date.now()}@vitrina.example`,
      password: 'dolgo geslo',
      firstname: 'Novi',
      lastname: 'Kupec',
      phone: { prefix: '+386', number: '40123456' },
    };
    expect(await json(visitor.call('POST', '/api/reg/submit', { data }))).toMatchObject({
      isLogged: true,
      customer: { firstname: 'Novi' },
    });
    const second = createShopClient(shop.url);
    await second.get('/');
    const taken = await second.call('POST', '/api/reg/submit', { data });
    expect([taken.status, await taken.json()]).toEqual([422, { errors: { email: 'Ta e-naslov je že registriran.' } }]);
    const empty = await second.call('POST', '/api/reg/submit', { data: { ...data, firstname: ' ' } });
    expect(await empty.json()).toEqual({ errors: { firstname: 'Izpolnite to polje.' } });
  });
});

describe('cart', () => {
  const cart = () => json(visitor.call('POST', '/api/widgets/cart'));
  let variantId: string;

  beforeEach(async () => {
    const other = createShopClient(shop.url);
    await other.get('/?scenario=filled-cart');
    variantId = (await json(other.call('POST', '/api/widgets/cart'))).articles[0].variantId;
  });

  test('[R7.146] a new visitor has none', async () => {
    expect(await cart()).toMatchObject({ exists: false, cartId: null, articles: [], pieces: 0 });
  });

  test('[R7.045][R7.047][R7.046] put, changeAmount, delete', async () => {
    const added = await json(visitor.call('POST', '/api/cart/put', { variantId }));
    expect(added).toMatchObject({
      exists: true,
      pieces: 1,
      articles: [{ variantId, count: 1, cartItemId: expect.stringMatching(/^\d{16,}$/) }],
    });
    const { cartItemId, price } = added.articles[0];
    const more = await json(visitor.call('POST', '/api/cart/changeAmount', { id: cartItemId, amount: 2 }));
    expect(more).toMatchObject({ pieces: 2, price: { total: Math.round(price.actual * 200) / 100 } });
    expect(more.price.base + more.price.vat).toBeCloseTo(more.price.total, 2);
    expect(await json(visitor.call('POST', '/api/cart/delete', { id: cartItemId }))).toMatchObject({ pieces: 0, articles: [] });
  });

  test('the same cart is loaded by GET load-cart', async () => {
    const added = await json(visitor.call('POST', '/api/cart/put', { variantId }));
    expect(await json(visitor.call('GET', `/api/v2/cart.cart-api/load-cart?cartId=${added.cartId}`))).toMatchObject(added);
  });

  test('more than is in stock is refused with a message and changes nothing', async () => {
    await visitor.call('POST', '/api/cart/put', { variantId });
    const refused = await visitor.call('POST', '/api/cart/put', { variantId, count: 900 });
    expect(refused.status).toBe(422);
    expect((await refused.json()).error).toEqual(expect.any(String));
    expect((await cart()).pieces).toBe(1);
  });

  test.each(['0', '999999999', 'abc', '-1', '1e3'])('no such variant: %s', async (id) => {
    expect((await visitor.call('POST', '/api/cart/put', { variantId: id })).status).toBe(422);
  });

  test('an item of another cart is not touched', async () => {
    const other = createShopClient(shop.url);
    await other.get('/?scenario=filled-cart');
    const { articles, cartId, pieces } = await json(other.call('POST', '/api/widgets/cart'));
    await visitor.call('POST', '/api/cart/delete', { id: articles[0].cartItemId, cartId });
    expect(await json(other.call('POST', '/api/widgets/cart'))).toMatchObject({ pieces });
  });

  test('each sibling has its own cart, in its currency', async () => {
    await visitor.call('POST', '/api/cart/put', { variantId });
    expect(await json(visitor.call('POST', '/cz/api/widgets/cart'))).toMatchObject({ exists: false });
  });
});

describe('wishlist', () => {
  test('[R7.093][R7.094][R7.095][R7.096][R7.150][R7.151][R7.152][R7.153] add by PUT, find all by GET, items and removal by DELETE', async () => {
    await visitor.get('/?scenario=new-customer,filled-cart');
    const { variantId } = (await json(visitor.call('POST', '/api/widgets/cart'))).articles[0];
    const added = await json(visitor.call('PUT', '/api/wishlist/addItem', { variantId }));
    expect(Object.values(added.items)).toContainEqual(expect.objectContaining({ variantId, createdTs: expect.any(Number) }));
    expect((await json(visitor.call('DELETE', '/api/wishlist/getItems'))).items).toEqual(added.items);
    const all = await json(visitor.call('GET', '/api/wishlist/findAll'));
    expect(all.allWishlists).toContainEqual(expect.objectContaining({ wishlistId: added.mainWishListId, isMain: true }));
    for (const id of Object.keys(added.items)) await visitor.call('DELETE', `/api/wishlist/deleteItem?wishListItemId=${id}`);
    expect(await json(visitor.call('DELETE', '/api/wishlist/getItems'))).toMatchObject({ items: {}, pieces: 0 });
  });

  test('[R7.097][R7.098][R7.154][R7.155] save and remove a list; the main one stays', async () => {
    await visitor.get('/?scenario=new-customer');
    const { wishlistId } = await json(visitor.call('POST', '/api/wishlist/save-wishlist', { name: 'Za rojstni dan' }));
    expect(await json(visitor.call('POST', '/api/wishlist/remove-wishlist', { wishListId: wishlistId }))).toEqual({ status: true });
    const { mainWishListId } = await json(visitor.call('GET', '/api/wishlist/findAll'));
    const refused = await visitor.call('POST', '/api/wishlist/remove-wishlist', { wishListId: mainWishListId });
    expect([refused.status, (await refused.json()).describedBy]).toEqual([422, 'Glavnega seznama ni mogoče odstraniti.']);
  });

  test('a guest must sign in', async () => {
    expect((await visitor.call('GET', '/api/wishlist/findAll')).status).toBe(401);
  });
});

describe('content and products', () => {
  test('[R7.021][R7.022] content by its title, null when there is none', async () => {
    expect(await json(visitor.call('GET', '/api/shopContent/findByTitle?title=vip-welcome-modal'))).toMatchObject({
      content: { body: expect.stringContaining('<'), hash: expect.any(String) },
    });
    expect(await json(visitor.call('GET', '/api/shopContent/findByTitle?title=nothing'))).toEqual({ content: null });
  });

  test('[R7.103] availability by variant id; what is no id is left out', async () => {
    await visitor.get('/?scenario=filled-cart');
    const { articles } = await json(visitor.call('POST', '/api/widgets/cart'));
    const { availability } = await json(visitor.call('GET', `/api/client/getProductsAvailability?ids=${articles[0].variantId},x,0`));
    expect(availability).toEqual({
      [articles[0].variantId]: {
        availabilityKey: expect.any(String),
        inStock: expect.any(Number),
        earliestDate: { from: expect.any(String), to: expect.any(String) },
      },
    });
  });

  test('[R7.156][R7.157] variants by their ids, and by those of their products', async () => {
    await visitor.get('/?scenario=filled-cart');
    const { articles } = await json(visitor.call('POST', '/api/widgets/cart'));
    for (const query of [`find-variants-by-id?ids=${articles[0].variantId}`, `find-variants?ids=${articles[0].articleId}`]) {
      const { variants } = await json(visitor.call('GET', `/api/product/${query}`));
      expect(variants).toContainEqual(
        expect.objectContaining({
          variantId: articles[0].variantId,
          productId: articles[0].articleId,
          price: expect.objectContaining({ current: articles[0].price.actual }),
        }),
      );
    }
  });
});

test('[R7.099] [R7.100] [R7.101] licence keys of a paid order, and an API key that is shown once and renewed', async () => {
  await visitor.get('/?scenario=digital-order');
  const page = await (await visitor.get('/narocila')).text();
  const [, paid = ''] = [...page.matchAll(/\/narocila\/(\d+)"/g)].map(([, number]) => number);
  const { keys } = await json(visitor.call('GET', `/api/digitalContent/getProductLicenseKeys?orderId=${paid}`));
  expect(new Set(keys.map(({ key }: { key: string }) => key)).size).toBe(3);
  expect((await json(visitor.call('GET', `/api/digitalContent/getProductLicenseKeys?orderId=${paid}`))).keys).toEqual(keys);
  const body = { productId: keys[0].productId };
  const { apiKey } = await json(visitor.call('POST', '/api/digitalContent/createCustomerApiKey', body));
  expect((await visitor.call('POST', '/api/digitalContent/createCustomerApiKey', body)).status).toBe(409);
  expect((await visitor.call('POST', '/api/digitalContent/updateCustomerApiKey', { ...body, apiKey: 'another' })).status).toBe(404);
  const renewed = await json(visitor.call('POST', '/api/digitalContent/updateCustomerApiKey', { ...body, apiKey }));
  expect(renewed.apiKey).not.toBe(apiKey);
  await visitor.get('/?scenario=own-customer');
  expect((await visitor.call('GET', `/api/digitalContent/getProductLicenseKeys?orderId=${paid}`)).status).toBe(404);
  expect((await visitor.call('POST', '/api/digitalContent/createCustomerApiKey', body)).status).toBe(404);
});

test('a missing operation returns 501, and an unknown path 404, both as JSON', async () => {
  expect((await visitor.call('GET', '/api/tracking/getPickupCode?orderId=1')).status).toBe(501);
  const unknown = await visitor.call('GET', '/api/nothing');
  expect([unknown.status, await unknown.json()]).toEqual([404, { error: 'Tega nismo našli.' }]);
});

test('every response in this file matched the contract', async () => {
  const { count, drifts } = await json(visitor.call('GET', '/__demo/contract-drift'));
  expect(drifts).toEqual([]);
  expect(count).toBe(0);
});
