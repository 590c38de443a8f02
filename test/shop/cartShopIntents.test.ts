import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  addService,
  addVariant,
  changeAmount,
  claimCart,
  createCart,
  getCart,
  removeItems,
  removeOldIntents,
} from '../../demo-pages/domain/cart';
import { authenticate } from '../../demo-pages/domain/customers';
import { DEMO_CUSTOMERS } from '../../demo-pages/domain/demoCustomers';
import { createCartClient, someVariants, submitOrder } from '../support/shop/cartClient';
import { startShop, type RunningShop } from '../support/shop/shopProcess';
import { openTestDatabase, type TestDatabase } from './domainDatabase';

describe('an intent in the database', () => {
  let shop: TestDatabase;
  let variantId: number;

  beforeAll(async () => {
    shop = await openTestDatabase();
    const row = await shop.db
      .selectFrom('variants as v')
      .innerJoin('bundles as b', 'b.productId', 'v.productId')
      .select('v.id')
      .where('v.stock', '>', 0)
      .executeTakeFirstOrThrow();
    variantId = row.id;
    await shop.db.updateTable('variants').set({ stock: 20 }).where('id', '=', variantId).execute();
  });
  afterAll(() => shop.close());

  async function newCart() {
    const cartId = await createCart(shop.db, 'SI', null);
    const owner = { cartId, customerId: null };
    const line = async () => (await getCart(shop.db, cartId, owner))?.lines[0];
    return { cartId, owner, line };
  }

  test('[R7.045] adds once, also when it is sent many times at once', async () => {
    const { cartId, owner, line } = await newCart();
    await Promise.all(Array.from({ length: 6 }, () => addVariant(shop.db, cartId, owner, variantId, 2, { id: 'insert-0001' })));
    expect((await line())?.count).toBe(2);
    await addVariant(shop.db, cartId, owner, variantId, 2, { id: 'insert-0002' });
    expect((await line())?.count).toBe(4);
  });

  test('[R7.116][R7.117] that arrives late does not override newer edits', async () => {
    const { cartId, owner, line } = await newCart();
    await addVariant(shop.db, cartId, owner, variantId);
    const id = (await line())?.cartItemId ?? '';
    await changeAmount(shop.db, cartId, owner, id, 3, { id: 'amount-0001' });
    await changeAmount(shop.db, cartId, owner, id, 7, { id: 'amount-0002' });
    await changeAmount(shop.db, cartId, owner, id, 3, { id: 'amount-0001' });
    expect((await line())?.count).toBe(7);
    await removeItems(shop.db, cartId, owner, [id], { id: 'delete-0001' });
    await addVariant(shop.db, cartId, owner, variantId);
    const again = (await line())?.cartItemId ?? '';
    await removeItems(shop.db, cartId, owner, [again], { id: 'delete-0001' });
    expect(await line()).toBeDefined();
  });

  test('that was refused is not recorded, so it may be retried', async () => {
    const { cartId, owner, line } = await newCart();
    await expect(addVariant(shop.db, cartId, owner, variantId, 21, { id: 'refused-01' })).rejects.toMatchObject({
      code: 'not_enough_stock',
    });
    const known = await shop.db.selectFrom('cartIntents').select('intentId').where('cartId', '=', cartId).execute();
    expect(known).toEqual([]);
    await addVariant(shop.db, cartId, owner, variantId, 1, { id: 'refused-01' });
    expect((await line())?.count).toBe(1);
  });

  test('of services is done once, too', async () => {
    const { cartId, owner, line } = await newCart();
    await addVariant(shop.db, cartId, owner, variantId);
    const { cartItemId = '', services = [] } = (await line()) ?? {};
    const warranty = { type: 'warranty' as const, cartItemId, bundleId: services.find(({ type }) => type === 'warranty')?.id ?? 0 };
    await Promise.all([1, 2, 3].map(() => addService(shop.db, cartId, owner, warranty, { id: 'service-01' })));
    expect((await line())?.services.filter(({ active }) => active)).toHaveLength(1);
  });

  test('is known in the merged cart after a sign-in', async () => {
    const customer = await authenticate(shop.db, DEMO_CUSTOMERS.vip.email, DEMO_CUSTOMERS.vip.password);
    const customerId = customer?.id ?? 0;
    const older = await createCart(shop.db, 'SI', customerId);
    const asCustomer = { cartId: null, customerId };
    await addVariant(shop.db, older, asCustomer, variantId, 2, { id: 'before-0001' });
    const { cartId, owner } = await newCart();
    expect(await claimCart(shop.db, cartId, owner, customerId)).toBe(cartId);
    await addVariant(shop.db, cartId, asCustomer, variantId, 2, { id: 'before-0001', cartId: older });
    expect((await getCart(shop.db, cartId, asCustomer))?.lines.map(({ count }) => count)).toEqual([2]);
  });

  test('is deleted after a week', async () => {
    const { cartId, owner } = await newCart();
    await addVariant(shop.db, cartId, owner, variantId, 1, { id: 'forgotten-1' });
    expect(await removeOldIntents(shop.db)).toBe(0);
    expect(await removeOldIntents(shop.db, new Date(Date.now() + 8 * 24 * 3600 * 1000))).toBeGreaterThan(0);
    expect(await shop.db.selectFrom('cartIntents').selectAll().execute()).toEqual([]);
  });

  test('two processes that make the first cart of a visit at once make one', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => createCart(shop.db, 'SI', null, 'a secret of the visit')));
    expect(new Set(ids).size).toBe(1);
    expect(await createCart(shop.db, 'CZ', null, 'a secret of the visit')).not.toBe(ids[0]);
    await shop.db
      .updateTable('carts')
      .set({ status: 'ordered' })
      .where('id', '=', ids[0] ?? '')
      .execute();
    expect(await createCart(shop.db, 'SI', null, 'a secret of the visit')).not.toBe(ids[0]);
  });
});

describe('intentId on the wire', () => {
  let shop: RunningShop;
  let variants: string[];
  beforeAll(async () => {
    shop = await startShop();
    variants = await someVariants(shop.url);
  });
  afterAll(() => shop.stop());

  test('cartInsert, cartChangeAmount, cartDelete and the services return the unchanged cart for a repeated id', async () => {
    const visitor = await createCartClient(shop.url, 'mixed-cart');
    const before = await visitor.cart();
    const served = before.articles.find(({ bundles }) => bundles.some(({ active }) => active));
    const { cartItemId = '', variantId = '', bundles = [] } = served ?? {};
    const insurance = bundles.find(({ type }) => type === 'insurance')?.id;
    const calls: [string, object][] = [
      ['/api/cart/put', { variantId, intentId: 'intent-insert' }],
      ['/api/cart/changeAmount', { id: cartItemId, amount: 5, intentId: 'intent-amount' }],
      ['/api/cart/addInsurance', { id: cartItemId, bundleId: insurance, intentId: 'intent-service' }],
      ['/api/cart/addGuarantee', { id: cartItemId, intentId: 'intent-guarantee' }],
    ];
    for (const [path, body] of calls) {
      const first = await visitor.change(path, body);
      expect(await visitor.change(path, body)).toEqual(first);
    }
    await visitor.change('/api/cart/delete', { id: cartItemId, intentId: 'intent-delete' });
    const again = await visitor.change('/api/cart/put', { variantId });
    expect(
      await visitor.change('/api/cart/delete', {
        id: again.articles.find((line) => line.variantId === variantId)?.cartItemId,
        intentId: 'intent-delete',
      }),
    ).toEqual(again);
    expect((await visitor.stored()).intents).toEqual([
      'intent-insert',
      'intent-amount',
      'intent-service',
      'intent-guarantee',
      'intent-delete',
    ]);
  });

  test('ten calls at once with the same id, from a visit that has no cart yet, put one piece into one cart', async () => {
    const visitor = await createCartClient(shop.url);
    const token = await visitor.csrfToken();
    const variantId = variants[0];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        visitor.call('POST', '/api/cart/put', { variantId, intentId: 'first-click' }, { 'x-csrf-token': token }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await visitor.stored()).toMatchObject({ pieces: 1, intents: ['first-click'] });
  });

  test.each([[''], ['short'], ['with space 1'], ['x'.repeat(65)], [12345678], [null]])(
    'an id like %j is a bad request',
    async (intentId) => {
      const visitor = await createCartClient(shop.url);
      expect((await visitor.call('POST', '/api/cart/put', { variantId: variants[0], intentId })).status).toBe(400);
      expect((await visitor.stored()).pieces).toBe(0);
    },
  );

  test('an insert that is sent again after the cart became an order does not land in the next cart; a new one does', async () => {
    const visitor = await createCartClient(shop.url);
    const { cartId } = await visitor.change('/api/cart/put', { variantId: variants[1], intentId: 'before-order' });
    const ordered = await submitOrder(visitor);
    expect(ordered.headers.get('location')).toMatch(/^\/potrditev\//);
    expect(await visitor.change('/api/cart/put', { variantId: variants[1], intentId: 'before-order', cartId })).toMatchObject({
      pieces: 0,
    });
    expect(await visitor.change('/api/cart/put', { variantId: variants[1], intentId: 'after-order', cartId })).toMatchObject({ pieces: 1 });
  });

  test('every response matched the contract', async () => {
    expect(await (await fetch(`${shop.url}/__demo/contract-drift`)).json()).toEqual({ count: 0, drifts: [] });
  });
});
