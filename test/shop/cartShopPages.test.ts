import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { all, first, formsTo, formTo, mainOf, textOf } from '../support/shop/pageText';
import { createCartClient, type CartClient } from '../support/shop/cartClient';
import { startShop, type RunningShop } from '../support/shop/shopProcess';
import { createShopClient, type ShopClient } from '../support/shop/shopClient';

let shop: RunningShop;
let visitor: ShopClient;
let productPath: string;
let categoryPath: string;

const PUBLIC = 'public, max-age=60';
const PRIVATE = 'private, no-cache';

beforeAll(async () => {
  shop = await startShop();
  const guest = createShopClient(shop.url);
  productPath = first(mainOf(await (await guest.get('/iskanje?s=baterija&stock=1')).text()), /class="card-title"><a href="([^"?]*)/);
  categoryPath = first(await (await guest.get('/')).text(), /<nav class="menu".*?<a href="([^"]*)"/s);
});
afterAll(() => shop.stop());
beforeEach(() => {
  visitor = createShopClient(shop.url);
});

const cacheOf = async (path: string, who = visitor): Promise<string | null> => (await who.get(path)).headers.get('cache-control');

describe('pages that caches may keep', () => {
  test('home, category and product pages of guests are public for a minute, start no session and carry no token', async () => {
    for (const path of ['/', '/cz/', '/hr/', categoryPath, productPath]) {
      const page = await visitor.get(path);
      expect([path, page.headers.get('cache-control'), page.headers.get('vary')]).toEqual([path, PUBLIC, 'Cookie']);
      expect(page.headers.getSetCookie()).toEqual([]);
      const html = await page.text();
      expect(html).not.toMatch(/"csrfToken"|name="csrftoken"|cart-pieces/);
      expect(JSON.parse(first(html, /id="vitrina-config" type="application\/json">([^<]*)</))).toMatchObject({
        cartId: null,
        customer: null,
      });
    }
    expect([...visitor.cookies]).toEqual([]);
  });

  test('they contain no visitor data: with a full cart the page differs only in its nonce, and does not state that there is no cart (A069)', async () => {
    const shopper = await createCartClient(shop.url, 'filled-cart');
    const { cartId } = await shopper.cart();
    for (const path of ['/', categoryPath, productPath]) {
      const [mine, everybodys] = await Promise.all([shopper.get(path), visitor.get(path)]);
      expect(mine.headers.get('cache-control')).toBe(PUBLIC);
      const withoutNonce = async (page: Response): Promise<string> => (await page.text()).replace(/nonce="[^"]*"/g, '');
      const html = await withoutNonce(mine);
      expect(html).toBe((await withoutNonce(everybodys)).replace('"cartId":null,', ''));
      for (const own of [cartId ?? '-', await shopper.csrfToken()]) expect(html).not.toContain(own);
    }
  });

  test.each([
    ['a customer', 'customer', productPathOf],
    ['a visitor of age', 'guest', productPathOf],
    ['a page with a state of its own', 'dual-price', productPathOf],
    ['a page with an old token', 'stale-token', productPathOf],
  ])('are private for %s', async (who, scenario, path) => {
    await visitor.get(`/?scenario=${scenario}`);
    if (who === 'a visitor of age') visitor.setCookie('allowAdult', '1');
    expect(await cacheOf(path())).toBe(PRIVATE);
    expect(await cacheOf('/')).toBe(PRIVATE);
  });

  test('are private in a fault, with a flag of the visitor, and while there is a message to show', async () => {
    await visitor.get('/?fault=slow:suggest');
    expect(await cacheOf('/')).toBe(PRIVATE);
    await visitor.get('/?fault=');
    expect(await cacheOf('/')).toBe(PUBLIC);
    visitor.setCookie('vip_notice', '0');
    expect(await cacheOf('/')).toBe(PRIVATE);
    const other = await createCartClient(shop.url, 'customer');
    await other.get(`/odjava?csrftoken=${await other.csrfToken()}`);
    const page = await other.get('/');
    expect(page.headers.get('cache-control')).toBe(PRIVATE);
    expect(textOf(await page.text())).toContain('Odjavili ste se.');
    expect(await cacheOf('/', other)).toBe(PUBLIC);
  });

  test('other pages never are: search, cart, sign-in, order, missing pages, endpoints and fragments', async () => {
    for (const path of ['/iskanje?s=kava', '/kosarica', '/prijava', '/narocilo', '/ni-je', '/recommended'])
      expect([path, (await cacheOf(path)) ?? '']).toEqual([path, PRIVATE]);
    const answer = await visitor.call('GET', '/api/searching/suggest?q=kava');
    expect([answer.headers.get('cache-control'), answer.headers.getSetCookie()]).toEqual([PRIVATE, []]);
  });

  test("the page's widgets get their token from the shop, and it serves the visit from then on", async () => {
    await visitor.get('/');
    const read = await visitor.call('POST', '/api/widgets/cart', undefined, { 'x-csrf-token': '' });
    expect([read.status, read.headers.getSetCookie()]).toEqual([200, []]);
    const refused = await visitor.call('POST', '/api/cart/put', { variantId: '1' }, { 'x-csrf-token': 'none' });
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([419, []]);
    const token = await visitor.csrfToken();
    expect(visitor.cookies.has('shop_session')).toBe(true);
    const answer = await visitor.call('POST', '/api/widgets/cart', undefined, { 'x-csrf-token': token });
    expect(answer.status).toBe(200);
    expect(await visitor.csrfToken()).toBe(token);
  });
});

function productPathOf(): string {
  return productPath;
}

describe('forms of pages without a token', () => {
  const send = (path: string, fields: Record<string, string>, headers: Record<string, string>): Promise<Response> =>
    fetch(shop.url + path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
      headers: { accept: 'text/html', cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...headers },
    });
  const buyForm = async () => formTo(await (await visitor.get(productPath)).text(), '/kosarica/add');

  test('a guest without JavaScript puts an article into the cart with the first click of the visit', async () => {
    const { fields } = await buyForm();
    expect(fields).not.toHaveProperty('csrftoken');
    const answer = await send('/kosarica/add', fields, { origin: shop.url, 'sec-fetch-site': 'same-origin' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/kosarica']);
    const [, session = ''] = /shop_session=([^;]+)/.exec(answer.headers.getSetCookie().join()) ?? [];
    visitor.setCookie('shop_session', session);
    expect(textOf(mainOf(await (await visitor.get('/kosarica')).text()))).toContain('je v košarici.');
  });

  test('an intent that is named is done once, by the endpoint or by the form (ADR 008)', async () => {
    const shopper = await createCartClient(shop.url, 'guest');
    const form = formTo(await (await shopper.get(productPath)).text(), '/kosarica/add');
    const buy = (intentId: string) => shopper.submit(form.action, { ...form.fields, intentId });
    await shopper.change('/api/cart/put', { variantId: form.fields['variantId'], intentId: 'intent-of-both' });
    for (const intentId of ['intent-of-both', 'intent-of-the-form', 'intent-of-the-form', 'short', 'short']) await buy(intentId);
    expect((await shopper.cart()).articles.map(({ count }) => count)).toEqual([4]);
  });

  test.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site that hides itself', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a neighbour on the same domain', { 'sec-fetch-site': 'same-site' }],
    ['another site in an old browser', { origin: 'https://evil.example' }],
    ['no browser', {}],
  ])('%s cannot send them', async (_, headers) => {
    const { fields } = await buyForm();
    const answer = await send('/kosarica/add', fields, headers as Record<string, string>);
    expect(answer.status).toBe(419);
    expect(textOf(await answer.text())).toContain('Obrazec je potekel.');
  });

  test('an old browser that names only the origin is trusted; every other form needs its token', async () => {
    const { fields } = await buyForm();
    expect((await send('/kosarica/add', fields, { origin: shop.url })).status).toBe(303);
    for (const path of ['/kosarica/remove', '/kosarica/amount', '/kosarica/code', '/prijava', '/registracija', '/narocilo'])
      expect([path, (await send(path, fields, { origin: shop.url, 'sec-fetch-site': 'same-origin' })).status]).toEqual([path, 419]);
    const api = await fetch(`${shop.url}/api/cart/put`, {
      method: 'POST',
      body: '{"variantId":"1"}',
      headers: { origin: shop.url, 'content-type': 'application/json' },
    });
    expect(api.status).toBe(419);
  });
});

describe('the cart page without JavaScript', () => {
  let shopper: CartClient;
  const page = async (): Promise<string> => (await shopper.get('/kosarica')).text();
  const submit = async (form: { action: string; fields: Record<string, string> }, values: Record<string, string> = {}): Promise<string> => {
    const answer = await shopper.submit(form.action, { ...form.fields, ...values });
    expect([form.action, answer.status, answer.headers.get('location')]).toEqual([form.action, 303, '/kosarica']);
    return page();
  };

  test('[R3.033] an article is saved for later and taken back; saved ones are not counted and not ordered', async () => {
    shopper = await createCartClient(shop.url, 'filled-cart');
    const { pieces, articles } = await shopper.cart();
    const saved = await submit(formTo(await page(), '/kosarica/saved'));
    expect(textOf(mainOf(saved))).toContain('Shranjeno za pozneje');
    const after = await shopper.cart();
    expect(after.pieces).toBe(pieces - (articles[0]?.count ?? 0));
    expect(after.articles.find(({ cartItemId }) => cartItemId === articles[0]?.cartItemId)?.createTime).toBe(0);
    expect(await (await shopper.get('/narocilo')).text()).not.toContain(articles[0]?.title);
    await submit(formsTo(saved, '/kosarica/saved').at(-1) ?? { action: '', fields: {} });
    expect((await shopper.cart()).pieces).toBe(pieces);
  });

  test('several articles are chosen and removed together', async () => {
    shopper = await createCartClient(shop.url, 'filled-cart');
    const html = await page();
    const ids = all(html, /type="checkbox" name="id" value="(\d+)" form="remove-several"/g);
    expect(ids).toHaveLength(3);
    const body = new URLSearchParams([['csrftoken', await shopper.csrfToken()], ...ids.slice(0, 2).map((id) => ['id', id])]);
    const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await fetch(`${shop.url}/kosarica/remove`, { method: 'POST', body, headers: { cookie, accept: 'text/html' }, redirect: 'manual' });
    expect((await shopper.cart()).articles.map(({ cartItemId }) => cartItemId)).toEqual([ids[2]]);
  });

  test('services, codes and bonus sets work by forms', async () => {
    shopper = await createCartClient(shop.url, 'mixed-cart');
    const html = await page();
    const [add] = formsTo(html, '/kosarica/service').filter(({ fields }) => fields.active === '1' && fields.type === 'insurance');
    const [line] = (await shopper.stored()).lines.filter(({ cartItemId }) => cartItemId === add?.fields.id);
    await submit(add ?? { action: '', fields: {} });
    expect((await shopper.stored()).lines.find(({ cartItemId }) => cartItemId === add?.fields.id)?.services).toHaveLength(
      (line?.services.length ?? 0) + 1,
    );
    expect(textOf(await submit(formTo(html, '/kosarica/code'), { code: 'nobena' }))).toContain('Te kode ne poznamo.');
    const reduced = await submit(formTo(html, '/kosarica/code'), { code: 'zima10' });
    expect(textOf(mainOf(reduced))).toContain('ZIMA10: Zimski popust 10 %');
    expect(textOf(mainOf(await submit(formTo(reduced, '/kosarica/code'))))).not.toContain('ZIMA10');

    const set = (await shopper.cart()).articles.find(({ type }) => type === 'bonus_set');
    await submit(formTo(await (await shopper.get(`/bonus/${set?.url}`)).text(), '/kosarica/add'));
    expect((await shopper.cart()).articles.find(({ type }) => type === 'bonus_set')?.count).toBe(2);
  });
});
