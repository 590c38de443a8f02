import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DEMO_CUSTOMERS } from '../../demo-pages/domain/demoCustomers';
import { createCartClient, someVariants, submitOrder, type CartClient, type WireCart } from '../support/shop/cartClient';
import { startShop, type RunningShop } from '../support/shop/shopProcess';
import { CART_FIELDS } from './contractDocument';

let shop: RunningShop;
let variants: string[];

beforeAll(async () => {
  shop = await startShop();
  variants = await someVariants(shop.url);
});
afterAll(() => shop.stop());

describe('the whole cart', () => {
  test('[R3.018][R3.019][R3.022][R3.023][R3.025][R3.026][R3.028] has every field, and its sums agree', async () => {
    const cart = await (await createCartClient(shop.url, 'mixed-cart')).cart();
    expect(Object.keys(cart)).toEqual(expect.arrayContaining([...CART_FIELDS, 'reservation']));
    const bought = cart.articles.filter(({ createTime, type }) => createTime !== 0 && type !== 'gift');
    expect(cart.pieces).toBe(bought.reduce((sum, { count }) => sum + count, 0));
    const goods = bought.reduce((sum, { count, price, bundles }) => {
      const services = bundles.filter(({ active }) => active).reduce((all, { actual_price: one }) => all + one, 0);
      return sum + count * (price.actual + services);
    }, 0);
    expect(cart.price.total).toBeCloseTo(goods, 2);
    expect(cart.price.base + cart.price.vat).toBeCloseTo(cart.price.total, 2);
    expect(cart.total.total).toBeCloseTo(cart.price.total, 2);
    expect(cart.hasDigitalContent).toBe(true);
    for (const { marketplacePartnerId } of bought) {
      if (marketplacePartnerId !== null) expect(cart.marketplacePartners[marketplacePartnerId]?.title).toEqual(expect.any(String));
    }
  });

  test('[R3.030][R3.031][R3.033][R3.034][R3.035][R3.039][R3.040][R3.041][R3.042][R3.047] holds every kind of article', async () => {
    const { articles, cartMedia, pieces } = await (await createCartClient(shop.url, 'mixed-cart')).cart();
    for (const article of articles) {
      expect(Object.keys(article)).toEqual(
        expect.arrayContaining([
          ...[
            'articleId',
            'variantId',
            'cartItemId',
            'bonusSetId',
            'count',
            'bundleId',
            'mainArticleId',
            'marketplacePartnerId',
            'materialType',
          ],
          ...['createTime', 'availability', 'variants', 'bundles', 'price', 'type', 'title', 'url', 'mainMediaId', 'isAdultOnly', 'params'],
        ]),
      );
      if (article.type !== 'gift') expect(cartMedia[article.mainMediaId]).toMatchObject({ url: `/media/${article.mainMediaId}/55` });
    }
    expect(new Set(articles.map(({ type }) => type))).toEqual(new Set(['variant', 'esd', 'bonus_set', 'gift']));
    const one = (type: string) => articles.find((article) => article.type === type);
    expect(one('esd')).toMatchObject({ materialType: 'esd' });
    expect(one('bonus_set')).toMatchObject({
      bonusSetId: expect.stringMatching(/^\d+$/),
      variantId: expect.stringMatching(/^bonus-\d+$/),
      price: { type: 'discount' },
    });
    expect(one('bonus_set')?.variants.length).toBeGreaterThan(1);
    const gift = one('gift');
    expect(gift).toMatchObject({ price: { actual: 0, type: 'gift' }, count: 1 });
    expect(articles.map(({ articleId }) => articleId)).toContain(gift?.mainArticleId);
    expect(articles.flatMap(({ params }) => params).find(({ key }) => key === 'COLOR')?.css).toMatch(/^#[\da-f]{3,8}$/i);
    const saved = articles.filter(({ createTime }) => createTime === 0);
    expect(saved).toHaveLength(1);
    expect(pieces).toBeLessThan(articles.reduce((sum, { count }) => sum + count, 0));
  });

  test('[R3.024] previewDeliveries name the items of each method and when they come; digital and saved ones are in none', async () => {
    const { previewDeliveries, articles } = await (await createCartClient(shop.url, 'mixed-cart')).cart();
    const brought = previewDeliveries.standardDelivery?.cartItemsIds ?? [];
    const goods = articles.filter(({ type, createTime }) => createTime !== 0 && !['gift', 'esd'].includes(type));
    expect([...brought].sort()).toEqual(goods.map(({ cartItemId }) => cartItemId).sort());
    expect(previewDeliveries.pupDelivery?.cartItemsIds.length).toBeLessThan(brought.length);
    const { from = '', to = '' } = previewDeliveries.standardDelivery?.earliestDate ?? {};
    expect(from).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(to >= from).toBe(true);
  });

  test('[R3.028] urlBack is the page that sent the call, unless that is the cart or another site', async () => {
    const visitor = await createCartClient(shop.url);
    const backFrom = async (referer: string): Promise<string> =>
      (await (await visitor.call('POST', '/api/widgets/cart', undefined, { referer })).json()).urlBack;
    expect(await backFrom(`${shop.url}/iskanje?s=kava`)).toBe('/iskanje?s=kava');
    expect(await backFrom(`${shop.url}/kosarica`)).toBe('/');
    expect(await backFrom('https://elsewhere.example/iskanje')).toBe('/');
  });

  test('500 lines are returned in one response', async () => {
    const visitor = await createCartClient(shop.url, 'big-cart');
    expect((await visitor.cart()).articles.filter(({ type }) => type !== 'gift')).toHaveLength(500);
  });
});

describe('services', () => {
  let visitor: CartClient;
  let id: string;
  const active = ({ articles }: Awaited<ReturnType<CartClient['cart']>>): string[] =>
    articles
      .find(({ cartItemId }) => cartItemId === id)
      ?.bundles.filter((bundle) => bundle.active)
      .map(({ type }) => type) ?? [];

  beforeAll(async () => {
    visitor = await createCartClient(shop.url, 'mixed-cart');
    id = (await visitor.cart()).articles.find(({ bundles }) => bundles.some((bundle) => bundle.active))?.cartItemId ?? '';
    for (const { bundleId, path } of await offered()) await visitor.change(path, { id, bundleId });
  });

  /** What the line has, with the call that removes it. */
  async function offered(): Promise<{ bundleId: string; path: string }[]> {
    const line = (await visitor.cart()).articles.find(({ cartItemId }) => cartItemId === id);
    const names: Record<string, string> = { warranty: 'deleteWarranty', digital: 'deleteDigital' };
    return (line?.bundles ?? [])
      .filter((bundle) => bundle.active)
      .map((bundle) => ({ bundleId: bundle.id, path: `/api/cart/${names[bundle.type]}` }));
  }
  const bundleOf = async (type: string, at = 0): Promise<string> =>
    (await visitor.cart()).articles.find(({ cartItemId }) => cartItemId === id)?.bundles.filter((bundle) => bundle.type === type)[at]?.id ??
    '';

  test.each([
    ['warranty', '/api/cart/addWarranty', '/api/cart/deleteWarranty'],
    ['insurance', '/api/cart/addInsurance', '/api/cart/deleteInsurance'],
    ['digital', '/api/cart/addDigital', '/api/cart/deleteDigital'],
  ])(
    '[R3.044][R3.045][R3.046][R7.049][R7.051][R7.118][R7.119] %s is added and taken away with {bundleId, id}, and paid per piece',
    async (type, add, remove) => {
      const before = await visitor.cart();
      const bundleId = await bundleOf(type);
      const after = await visitor.change(add, { id, bundleId });
      expect(active(after)).toEqual([type]);
      expect(after.price.total).toBeGreaterThan(before.price.total);
      expect(await visitor.change(remove, { id, bundleId })).toMatchObject({ price: before.price });
    },
  );

  test('[R3.043][R7.054][R7.055][R7.121] the return guarantee needs no bundleId', async () => {
    expect(active(await visitor.change('/api/cart/addGuarantee', { id }))).toEqual(['return_guarantee']);
    expect(active(await visitor.change('/api/cart/deleteGuarantee', { id }))).toEqual([]);
  });

  test('a longer warranty replaces the shorter one', async () => {
    const [short, long] = [await bundleOf('warranty', 0), await bundleOf('warranty', 1)];
    await visitor.change('/api/cart/addWarranty', { id, bundleId: short });
    await visitor.change('/api/cart/addWarranty', { id, bundleId: long });
    expect((await visitor.stored()).lines.find(({ cartItemId }) => cartItemId === id)?.services).toEqual([long]);
    await visitor.change('/api/cart/deleteWarranty', { id, bundleId: long });
  });

  test('a service of another kind or article is refused, with the cart as it is', async () => {
    const { cart, error } = await visitor.refused(422, '/api/cart/addInsurance', { id, bundleId: await bundleOf('warranty') });
    expect([error, active(cart)]).toEqual(['Ta storitev za ta izdelek ni na voljo.', []]);
    await visitor.refused(422, '/api/cart/addWarranty', { id, bundleId: '1' });
    await visitor.refused(409, '/api/cart/addWarranty', { id: '123', bundleId: await bundleOf('warranty') });
  });
});

describe('discount codes', () => {
  test('percent and amount codes reduce the order, not the goods, until they are removed', async () => {
    const visitor = await createCartClient(shop.url, 'filled-cart');
    const { price } = await visitor.cart();
    const reduced = await visitor.change('/api/cart/add-certificate', { code: ' zima10 ' });
    expect(reduced.discounts).toMatchObject({ codes: [{ code: 'ZIMA10' }], status: { status: 'ok', flashMessages: [] } });
    expect(reduced.price).toEqual(price);
    expect(reduced.total.total).toBeCloseTo(price.total - reduced.discounts.value, 2);
    expect(reduced.discounts.value).toBeCloseTo(price.total * 0.1, 1);
    const both = await visitor.change('/api/cart/add-certificate', { code: 'DARILO5' });
    expect(both.discounts.value).toBeCloseTo(reduced.discounts.value + 5, 2);
    expect((await visitor.cart()).discounts.status).toBeNull();
    await visitor.change('/api/cart/remove-certificate', { code: 'DARILO5' });
    expect((await visitor.change('/api/cart/remove-certificate', { code: 'ZIMA10' })).total.total).toBe(price.total);
  });

  test.each(['/cz', '/hu'])('in %s a discount is a whole number of koruna or forint', async (prefix) => {
    const visitor = await createCartClient(shop.url);
    await visitor.get(`${prefix}/?scenario=discounted-cart`);
    const { price, discounts, total }: WireCart = await (await visitor.call('POST', `${prefix}/api/widgets/cart`)).json();
    expect(discounts.value).toBe(Math.round(price.total / 10));
    expect([discounts.value % 1, total.total % 1]).toEqual([0, 0]);
  });

  test.each([
    ['an unknown one', 'NEZNANA', 'Te kode ne poznamo.'],
    ['one that ran out', 'POLETJE24', 'Koda je potekla.'],
  ])('%s is refused in discounts.status', async (_, code, message) => {
    const visitor = await createCartClient(shop.url, 'filled-cart');
    const { discounts } = await visitor.change('/api/cart/add-certificate', { code });
    expect(discounts).toMatchObject({
      codes: [],
      value: 0,
      status: { status: 'error', flashMessages: [{ message, type: 'danger', cat: 'cart' }] },
    });
  });

  test('a code with a minimum is refused below it, and stops counting when goods are removed', async () => {
    const visitor = await createCartClient(shop.url, 'big-cart');
    expect((await visitor.change('/api/cart/add-certificate', { code: 'VELIKO15' })).discounts.value).toBeGreaterThan(0);
    const lines = (await visitor.cart()).articles.filter(({ type }) => type !== 'gift').sort((a, b) => a.price.actual - b.price.actual);
    const kept = await visitor.change('/api/cart/delete', {
      id: lines
        .slice(1)
        .map(({ cartItemId }) => cartItemId)
        .join(','),
    });
    expect(kept.discounts).toMatchObject({ codes: [{ code: 'VELIKO15', value: 0 }], value: 0 });
    await visitor.change('/api/cart/remove-certificate', { code: 'VELIKO15' });
    expect((await visitor.change('/api/cart/add-certificate', { code: 'VELIKO15' })).discounts).toMatchObject({
      codes: [],
      status: { status: 'error' },
    });
  });

  test('[R7.056] in Poland they can be moved to Allegro, once: here they count no more (A093)', async () => {
    const visitor = await createCartClient(shop.url);
    await visitor.get('/pl/?scenario=discounted-cart');
    const path = '/pl/api/cart/migrate-coupons-to-allegro';
    const before: WireCart = await (await visitor.call('POST', '/pl/api/widgets/cart')).json();
    expect(before.discounts.value).toBeGreaterThan(0);
    const moved = await visitor.change(path, { cartId: before.cartId });
    expect(moved).toMatchObject({ articles: before.articles, discounts: { codes: [], value: 0 }, total: { total: before.price.total } });
    expect(await visitor.change(path, {})).toEqual(moved);
    const again = await visitor.change('/pl/api/cart/add-certificate', { code: 'ZIMA10' });
    expect(again.discounts).toMatchObject({ codes: [], value: 0, status: { status: 'error' } });
    expect((await visitor.change('/pl/api/cart/add-certificate', { code: 'DARILO5' })).discounts.codes).toMatchObject([
      { code: 'DARILO5' },
    ]);
  });

  test('[R7.056] no other country has Allegro', async () => {
    const visitor = await createCartClient(shop.url, 'discounted-cart');
    await visitor.refused(501, '/api/cart/migrate-coupons-to-allegro', {});
    expect((await visitor.cart()).discounts.value).toBeGreaterThan(0);
  });

  test('never reduce below zero, and the order costs what the cart showed', async () => {
    const visitor = await createCartClient(shop.url, 'discounted-cart');
    const { total } = await visitor.cart();
    expect(await (await visitor.get('/narocilo')).text()).toContain('Popust');
    const ordered = await submitOrder(visitor);
    const confirmation = await (await visitor.get(ordered.headers.get('location') ?? '')).text();
    const paid = Number(/totals-all"><dt>[^<]*<\/dt><dd>([\d.]*,?\d*)/.exec(confirmation)?.[1]?.replace('.', '').replace(',', '.'));
    expect([paid, paid - 3.99].some((amount) => Math.abs(amount - total.total) < 0.01)).toBe(true);
  });
});

describe('refusals carry the cart as it is', () => {
  test('sold out: 422 with a message for the shopper; a smaller amount is still possible', async () => {
    const visitor = await createCartClient(shop.url, 'sold-out-meanwhile');
    const [, line] = (await visitor.cart()).articles;
    const first = (await visitor.cart()).articles[0];
    expect(first?.availability.inStock).toBeGreaterThan(0);
    const after = await visitor.change('/api/cart/changeAmount', { id: line?.cartItemId, amount: 3 });
    expect(after.articles[0]?.availability).toEqual({ inStock: 0, availabilityKey: 'sold_out' });
    const { cart, status, error } = await visitor.refused(422, '/api/cart/changeAmount', { id: first?.cartItemId, amount: 4 });
    expect(status).toEqual({ status: 'error', flashMessages: [{ message: error, type: 'danger', cat: 'cart' }] });
    expect(cart).toEqual(await visitor.cart());
  });

  test('changed elsewhere: 409 once, with the new cart', async () => {
    const visitor = await createCartClient(shop.url, 'cart-conflict');
    const { cartItemId: id, count = 0 } = (await visitor.cart()).articles[0] ?? {};
    const { cart, error } = await visitor.refused(409, '/api/cart/changeAmount', { id, amount: 6, intentId: 'conflict-1' });
    expect([error, cart.articles[0]?.count]).toEqual(['Košarica se je medtem spremenila.', count + 1]);
    expect((await visitor.change('/api/cart/changeAmount', { id, amount: 6, intentId: 'conflict-1' })).articles[0]?.count).toBe(6);
  });

  test('an item that another tab has removed: 409 with the cart', async () => {
    const visitor = await createCartClient(shop.url, 'filled-cart');
    const { cartItemId: id } = (await visitor.cart()).articles[0] ?? {};
    const { pieces } = await visitor.change('/api/cart/delete', { id });
    expect((await visitor.refused(409, '/api/cart/changeAmount', { id, amount: 2 })).cart.pieces).toBe(pieces);
  });

  test('a price that changes between two requests is in the next response', async () => {
    const visitor = await createCartClient(shop.url, 'price-change');
    const { cartItemId: id, price, availability } = (await visitor.cart()).articles[0] ?? {};
    const { articles } = await visitor.change('/api/cart/changeAmount', { id, amount: Math.min(2, availability?.inStock ?? 1) });
    expect(articles[0]?.price.actual).toBeCloseTo((price?.actual ?? 0) * 1.1, 1);
    expect((await visitor.cart()).articles[0]?.price).toEqual(articles[0]?.price);
  });

  test("another visitor's cart: 403 with the visitor's own cart, the other cart is untouched", async () => {
    const other = await createCartClient(shop.url, 'filled-cart');
    const theirs = await other.cart();
    const visitor = await createCartClient(shop.url, 'filled-cart');
    const own = await visitor.cart();
    const [line] = theirs.articles;
    const calls: [string, object][] = [
      ['/api/cart/put', { variantId: line?.variantId }],
      ['/api/cart/changeAmount', { id: line?.cartItemId, amount: 1 }],
      ['/api/cart/delete', { id: line?.cartItemId }],
      ['/api/cart/addGuarantee', { id: line?.cartItemId }],
      ['/api/cart/add-certificate', { code: 'ZIMA10' }],
      ['/api/cart/remove-certificate', { code: 'ZIMA10' }],
      ['/api/v2/cart.cart-api/set-invoice-note', { invoiceNote: 'x' }],
    ];
    for (const [path, body] of calls) {
      const { cart, errors } = await visitor.refused(403, path, { ...body, cartId: theirs.cartId });
      expect(cart).toEqual(own);
      expect(errors).toEqual({ cartId: 'Ta košarica ne pripada vam.' });
    }
    expect((await visitor.call('GET', `/api/v2/cart.cart-api/load-cart?cartId=${theirs.cartId}`)).status).toBe(403);
    expect(await other.cart()).toEqual(theirs);
  });
});

test('[R8.15] a failed addition is shown once, on the next page (A082); other refusals are not', async () => {
  const visitor = await createCartClient(shop.url, 'filled-cart');
  const [line] = (await visitor.cart()).articles;
  const nextPage = async (): Promise<string> => (await visitor.get('/')).text();
  await visitor.refused(422, '/api/cart/changeAmount', { id: line?.cartItemId, amount: 999 });
  for (let time = 0; time < 2; time += 1) await visitor.refused(422, '/api/cart/put', { variantId: line?.variantId, count: 999 });
  const { error } = await visitor.refused(422, '/api/cart/changeAmount', { id: line?.cartItemId, amount: 999 });
  expect((await nextPage()).split(error)).toHaveLength(2);
  expect(await nextPage()).not.toContain(error);
});

describe('prices and stock that change for everybody', () => {
  test('POST /__demo/variant changes the next response; invalid values are refused', async () => {
    const variantId = variants.at(-1) ?? '';
    const visitor = await createCartClient(shop.url);
    await visitor.change('/api/cart/put', { variantId });
    expect((await visitor.call('POST', '/__demo/variant', { variantId, stock: 1, price: 3.5 })).status).toBe(200);
    expect((await visitor.cart()).articles[0]).toMatchObject({ price: { actual: 3.5 }, availability: { inStock: 1 } });
    await visitor.refused(422, '/api/cart/put', { variantId });
    for (const body of [
      {},
      { variantId },
      { variantId, stock: -1 },
      { variantId, stock: 1.5 },
      { variantId, price: '1' },
      { variantId: 'x', stock: 1 },
    ])
      expect((await visitor.call('POST', '/__demo/variant', body)).status).toBe(400);
    expect((await visitor.submit('/__demo/variant', { variantId, stock: '5' })).status).toBe(400);
    expect((await visitor.call('POST', '/__demo/variant', { variantId: '1', stock: 1 })).status).toBe(404);
  });
});

describe('the reservation', () => {
  const MINUTE_MS = 60_000;
  const startOf = async (visitor: CartClient): Promise<number> => Date.parse((await visitor.cart()).reservation?.start ?? '');

  test('[R9.73] starts with the first goods, for 20 minutes, stays at later changes and ends with the last goods', async () => {
    const visitor = await createCartClient(shop.url, 'empty-cart');
    expect((await visitor.cart()).reservation).toBeNull();
    const before = Date.now() - 2000;
    const { reservation, articles } = await visitor.change('/api/cart/put', { variantId: variants[2] });
    expect(reservation?.minutes).toBe(20);
    expect(Date.parse(reservation?.start ?? '')).toBeGreaterThan(before);
    expect((await visitor.change('/api/cart/put', { variantId: variants[3] })).reservation).toEqual(reservation);
    const second = (await visitor.cart()).articles.map(({ cartItemId }) => cartItemId).join(',');
    expect(articles).toHaveLength(1);
    expect((await visitor.change('/api/cart/delete', { id: second })).reservation).toBeNull();
  });

  test('[R4.100] expires without removing anything; the next change reserves again', async () => {
    const visitor = await createCartClient(shop.url, 'reservation-expired');
    expect(Date.now() - (await startOf(visitor))).toBeGreaterThan(20 * MINUTE_MS);
    const { pieces, articles } = await visitor.cart();
    expect(pieces).toBeGreaterThan(0);
    await visitor.change('/api/cart/changeAmount', { id: articles[1]?.cartItemId, amount: 3 });
    expect(Date.now() - (await startOf(visitor))).toBeLessThan(MINUTE_MS);
  });

  test.each([
    ['reservation-ending', 18.5, 19.9],
    ['reservation-ahead', -181, -179],
    ['reservation-old', 21 * 60 - 1, 21 * 60 + 1],
    ['clock-ahead', -181, -179],
  ])('[R8.34][R8.35] %s began %d to %d minutes ago', async (scenario, from, to) => {
    const ago = (Date.now() - (await startOf(await createCartClient(shop.url, scenario)))) / MINUTE_MS;
    expect(ago).toBeGreaterThanOrEqual(from);
    expect(ago).toBeLessThanOrEqual(to);
  });

  test('responses carry the clock of the shop, which is wrong in clock-ahead only', async () => {
    const aheadOf = async (scenario: string): Promise<number> => {
      const answer = await (await createCartClient(shop.url, scenario)).call('POST', '/api/widgets/cart');
      return Math.abs(Math.round((Date.parse(answer.headers.get('date') ?? '') - Date.now()) / MINUTE_MS));
    };
    expect([await aheadOf('filled-cart'), await aheadOf('reservation-ahead'), await aheadOf('clock-ahead')]).toEqual([0, 0, 180]);
  });
});

describe('further fields of the cart', () => {
  test('[R7.066][R7.128] the invoice note is stored with the cart, and removed by an empty one', async () => {
    const visitor = await createCartClient(shop.url, 'filled-cart');
    const path = '/api/v2/cart.cart-api/set-invoice-note';
    expect(await visitor.change(path, { invoiceNote: ' Naročilo 2026-14 ' })).toEqual({ status: true });
    expect((await visitor.stored()).invoiceNote).toBe('Naročilo 2026-14');
    await visitor.change(path, { invoiceNote: '' });
    expect((await visitor.stored()).invoiceNote).toBe('');
  });

  test('[R3.027][R2.24] redirectUrl is returned in its scenario only', async () => {
    expect((await (await createCartClient(shop.url, 'filled-cart')).cart()).redirectUrl).toBeNull();
    const visitor = await createCartClient(shop.url, 'cart-redirect');
    expect((await visitor.change('/api/cart/put', { variantId: variants[4] })).redirectUrl).toBe('/kosarica');
  });

  test('[R3.048] an article is put by articleId and variantId, a digital one by articleId and id, a bonus set by its variant id', async () => {
    const mixed = (await (await createCartClient(shop.url, 'mixed-cart')).cart()).articles;
    const [digital, set] = [mixed.find(({ type }) => type === 'esd'), mixed.find(({ type }) => type === 'bonus_set')];
    const visitor = await createCartClient(shop.url);
    await visitor.change('/api/cart/put', { articleId: digital?.articleId, id: digital?.variantId });
    const { articles } = await visitor.change('/api/cart/put', { variantId: set?.variantId, count: 2 });
    expect(articles.map(({ type, count }) => [type, count])).toEqual([
      ['esd', 1],
      ['bonus_set', 2],
    ]);
    await visitor.refused(422, '/api/cart/put', { variantId: 'bonus-99999' });
  });

  test('[R7.117] several items are removed by one call', async () => {
    const visitor = await createCartClient(shop.url, 'filled-cart');
    const [first, second] = (await visitor.cart()).articles;
    const { articles } = await visitor.change('/api/cart/delete', { id: `${first?.cartItemId}, ${second?.cartItemId}` });
    expect(articles).toHaveLength(1);
  });

  test('merge-at-login: signing in merges the articles of both carts', async () => {
    const { email, password } = DEMO_CUSTOMERS.regular;
    const visitor = await createCartClient(shop.url, 'merge-at-login');
    const { articles } = await visitor.cart();
    expect(articles).toHaveLength(2);
    expect((await visitor.call('POST', '/api/auth/login/', { username: email, password })).status).toBe(200);
    const merged = (await visitor.cart()).articles.map(({ variantId }) => variantId);
    expect(merged).toHaveLength(3);
    expect(merged).toEqual(expect.arrayContaining(articles.map(({ variantId }) => variantId)));
  });

  test("a guest's cart and the one that the customer left elsewhere become one, which both browsers see", async () => {
    const { email, password } = DEMO_CUSTOMERS.fresh;
    const first = await createCartClient(shop.url, 'new-customer');
    const left = await first.change('/api/cart/put', { variantId: variants[5], count: 2 });
    const second = await createCartClient(shop.url);
    const own = await second.change('/api/cart/put', { variantId: variants[6] });
    expect((await second.call('POST', '/api/auth/login/', { username: email, password })).status).toBe(200);
    const merged = await second.cart();
    expect(merged.cartId).toBe(own.cartId);
    expect(merged.articles.map(({ variantId }) => variantId)).toEqual(expect.arrayContaining([variants[5], variants[6]]));
    expect(await first.cart()).toEqual({ ...merged, urlBack: expect.any(String) });
    const kept = left.articles.find(({ variantId }) => variantId === variants[5]);
    const changed = await first.change('/api/cart/changeAmount', { id: kept?.cartItemId, amount: 3, cartId: left.cartId });
    expect(changed.articles.find(({ variantId }) => variantId === variants[5])?.count).toBe(3);
  });
});

test('every response of this file matched the contract', async () => {
  expect(await (await fetch(`${shop.url}/__demo/contract-drift`)).json()).toEqual({ count: 0, drifts: [] });
});
