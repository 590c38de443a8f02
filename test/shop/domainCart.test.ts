import { addVariant, changeAmount, claimCart, createCart, getCart, removeItems, type CartOwner } from '../../demo-pages/domain/cart';
import { listProducts } from '../../demo-pages/domain/catalogue';
import { authenticate, listAddresses } from '../../demo-pages/domain/customers';
import { DEMO_CUSTOMERS } from '../../demo-pages/domain/demoCustomers';
import { getOrder, listOrders, orderChoices, placeOrder, type PlaceOrderInput } from '../../demo-pages/domain/orders';
import type { Customer } from '../../demo-pages/domain/types';
import { openTestDatabase, type TestDatabase } from './domainDatabase';

let shop: TestDatabase;
let customer: Customer;

beforeAll(async () => {
  shop = await openTestDatabase();
  const found = await authenticate(shop.db, DEMO_CUSTOMERS.regular.email, DEMO_CUSTOMERS.regular.password);
  if (!found) throw new Error('No demo customer');
  customer = found;
});

afterAll(() => shop.close());

async function guestCart(): Promise<{ cartId: string; owner: CartOwner }> {
  const cartId = await createCart(shop.db, 'SI', null);
  return { cartId, owner: { cartId, customerId: null } };
}

/** A separate article for each test, with this much in stock. */
let taken = 0;
async function article(stock: number, country: 'SI' | 'CZ' = 'SI'): Promise<number> {
  taken += 1;
  const { items } = await listProducts(shop.db, { country, sort: 'title', pageSize: 1, page: taken, filters: { onlyOrderable: true } });
  const variantId = items[0]?.variantId ?? 0;
  await shop.db.updateTable('variants').set({ stock }).where('id', '=', variantId).execute();
  return variantId;
}

const stockOf = async (variantId: number) =>
  (await shop.db.selectFrom('variants').select('stock').where('id', '=', variantId).executeTakeFirst())?.stock;

describe('a cart', () => {
  test('sums up its articles', async () => {
    const { cartId, owner } = await guestCart();
    const variantId = await article(10);
    await addVariant(shop.db, cartId, owner, variantId, 2);
    await addVariant(shop.db, cartId, owner, variantId);
    await addVariant(shop.db, cartId, owner, await article(10));
    const cart = await getCart(shop.db, cartId, owner);
    expect(cart?.lines.map(({ count }) => count)).toEqual([3, 1]);
    expect(cart?.pieces).toBe(4);
    const goods = cart?.lines.reduce((sum, line) => sum + line.price.current * line.count, 0) ?? 0;
    expect(cart?.totals.goods).toBeCloseTo(goods, 2);
    expect(cart?.totals.goodsNoVat).toBeCloseTo(goods / 1.22, 1);
    expect((cart?.totals.goodsNoVat ?? 0) + (cart?.totals.vat ?? 0)).toBeCloseTo(goods, 2);
  });

  test('has ids of items beyond 2^53, as text', async () => {
    const { cartId, owner } = await guestCart();
    await addVariant(shop.db, cartId, owner, await article(5));
    const id = (await getCart(shop.db, cartId, owner))?.lines[0]?.cartItemId ?? '';
    expect(BigInt(id) > BigInt(Number.MAX_SAFE_INTEGER)).toBe(true);
  });

  test('accepts at most 30 pieces of an article, and no more than are in stock', async () => {
    const { cartId, owner } = await guestCart();
    const many = await article(100);
    await addVariant(shop.db, cartId, owner, many, 30);
    await expect(addVariant(shop.db, cartId, owner, many)).rejects.toMatchObject({ code: 'too_many', detail: '30' });
    const few = await article(3);
    await addVariant(shop.db, cartId, owner, few, 2);
    await expect(addVariant(shop.db, cartId, owner, few, 2)).rejects.toMatchObject({ code: 'not_enough_stock', detail: '3' });
    expect((await getCart(shop.db, cartId, owner))?.lines.map(({ count }) => count)).toEqual([30, 2]);
  });

  test.each([[0], [-1], [1.5], [Number.NaN], [Number.POSITIVE_INFINITY]])('refuses %d pieces', async (count) => {
    const { cartId, owner } = await guestCart();
    await expect(addVariant(shop.db, cartId, owner, await article(5), count)).rejects.toMatchObject({ code: 'invalid_amount' });
  });

  test.each([[0], [-1], [99_999_999], [2 ** 40], [Number.NaN]])('refuses the unknown article %d', async (variantId) => {
    const { cartId, owner } = await guestCart();
    await expect(addVariant(shop.db, cartId, owner, variantId)).rejects.toMatchObject({ code: 'variant_not_found' });
  });

  test('refuses what cannot be ordered, is a gift, or is not sold in the country', async () => {
    const { cartId, owner } = await guestCart();
    await expect(addVariant(shop.db, cartId, owner, await article(0))).rejects.toMatchObject({ code: 'not_orderable' });
    const gift = await shop.db
      .selectFrom('variants')
      .select('id')
      .where('availabilityKey', '=', 'not_sold_separately')
      .executeTakeFirstOrThrow();
    await expect(addVariant(shop.db, cartId, owner, gift.id)).rejects.toMatchObject({ code: 'not_orderable' });
    const slovenian = await shop.db
      .selectFrom('variants as v')
      .select('v.id')
      .where('v.stock', '>', 0)
      .where((from) =>
        from.not(
          from.exists(
            from
              .selectFrom('productTexts as t')
              .select('t.country')
              .whereRef('t.productId', '=', 'v.productId')
              .where('t.country', '=', 'CZ'),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    const czech = await createCart(shop.db, 'CZ', null);
    await expect(addVariant(shop.db, czech, { cartId: czech, customerId: null }, slovenian.id)).rejects.toMatchObject({
      code: 'variant_not_found',
    });
  });

  test('changes amounts within stock; fewer is possible even when the stock has shrunk', async () => {
    const { cartId, owner } = await guestCart();
    const variantId = await article(8);
    await addVariant(shop.db, cartId, owner, variantId, 6);
    const id = (await getCart(shop.db, cartId, owner))?.lines[0]?.cartItemId ?? '';
    await expect(changeAmount(shop.db, cartId, owner, id, 9)).rejects.toMatchObject({ code: 'not_enough_stock', detail: '8' });
    await shop.db.updateTable('variants').set({ stock: 2 }).where('id', '=', variantId).execute();
    await changeAmount(shop.db, cartId, owner, id, 4);
    expect((await getCart(shop.db, cartId, owner))?.lines[0]).toMatchObject({ count: 4, stock: 2, isAvailable: false });
    await expect(changeAmount(shop.db, cartId, owner, '1; drop table carts', 1)).rejects.toMatchObject({ code: 'cart_item_not_found' });
  });

  test('removes several articles at once; a missing one is no error', async () => {
    const { cartId, owner } = await guestCart();
    for (let count = 0; count < 3; count += 1) await addVariant(shop.db, cartId, owner, await article(5));
    const ids = (await getCart(shop.db, cartId, owner))?.lines.map(({ cartItemId }) => cartItemId) ?? [];
    await removeItems(shop.db, cartId, owner, [ids[0] ?? '', ids[2] ?? '', '1', 'x', '']);
    expect((await getCart(shop.db, cartId, owner))?.lines.map(({ cartItemId }) => cartItemId)).toEqual([ids[1]]);
  });

  test('shows the gifts of its goods once each, outside the totals', async () => {
    const { cartId, owner } = await guestCart();
    const giving = await shop.db
      .selectFrom('productGifts as g')
      .innerJoin('variants as v', 'v.productId', 'g.productId')
      .select(['v.id', 'g.giftProductId'])
      .where('v.stock', '>', 2)
      .orderBy('v.id')
      .executeTakeFirstOrThrow();
    await addVariant(shop.db, cartId, owner, giving.id, 2);
    const cart = await getCart(shop.db, cartId, owner);
    expect(cart?.gifts.map(({ id }) => id)).toEqual([giving.giftProductId]);
    expect(cart?.pieces).toBe(2);
    expect(cart?.totals.goods).toBeCloseTo((cart?.lines[0]?.price.current ?? 0) * 2, 2);
  });

  test('opens for no other session and no other customer', async () => {
    const { cartId, owner } = await guestCart();
    const stranger = { cartId: 'another', customerId: customer.id };
    expect(await getCart(shop.db, cartId, stranger)).toBeNull();
    await expect(addVariant(shop.db, cartId, stranger, await article(5))).rejects.toMatchObject({ code: 'cart_not_found' });
    await claimCart(shop.db, cartId, owner, customer.id);
    expect(await getCart(shop.db, cartId, owner)).toBeNull();
    expect((await getCart(shop.db, cartId, { cartId: null, customerId: customer.id }))?.cartId).toBe(cartId);
  });

  test('of a guest is merged at sign-in with the cart of the customer', async () => {
    const old = await createCart(shop.db, 'SK', customer.id);
    const both = await listProducts(shop.db, { country: 'SK', filters: { onlyOrderable: true }, pageSize: 2 });
    const [first = 0, second = 0] = both.items.map(({ variantId }) => variantId);
    await shop.db.updateTable('variants').set({ stock: 20 }).where('id', 'in', [first, second]).execute();
    const asCustomer = { cartId: null, customerId: customer.id };
    await addVariant(shop.db, old, asCustomer, first, 3);
    await addVariant(shop.db, old, asCustomer, second, 1);
    const cartId = await createCart(shop.db, 'SK', null);
    await addVariant(shop.db, cartId, { cartId, customerId: null }, first, 2);
    expect(await claimCart(shop.db, cartId, { cartId, customerId: null }, customer.id)).toBe(cartId);
    const cart = await getCart(shop.db, cartId, asCustomer);
    expect(new Map(cart?.lines.map(({ variantId, count }) => [variantId, count]))).toEqual(
      new Map([
        [first, 3],
        [second, 1],
      ]),
    );
    expect(await getCart(shop.db, old, asCustomer)).toBeNull();
  });

  test('counts simultaneous clicks', async () => {
    const { cartId, owner } = await guestCart();
    const variantId = await article(3);
    const clicks = await Promise.allSettled(Array.from({ length: 5 }, () => addVariant(shop.db, cartId, owner, variantId)));
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await getCart(shop.db, cartId, owner))?.lines[0]?.count).toBe(3);
  });
});

describe('an order', () => {
  async function orderOf(variantId: number, count: number, changes: Partial<PlaceOrderInput> = {}): Promise<PlaceOrderInput> {
    const { cartId, owner } = await guestCart();
    await addVariant(shop.db, cartId, owner, variantId, count);
    const [address] = await listAddresses(shop.db, customer.id);
    if (!address) throw new Error('No demo address');
    const { id: _, kind: __, selected: ___, ...contact } = address;
    return {
      cartId,
      owner,
      idempotencyKey: `attempt-${cartId}`,
      email: 'gost@vitrina.example',
      billing: contact,
      shipping: contact,
      deliveryMethod: 'standardDelivery',
      paymentCode: 'SIA',
      ...changes,
    };
  }

  test('[R1.01] of a guest costs goods, delivery and payment, and reduces the stock', async () => {
    const variantId = await article(7);
    const input = await orderOf(variantId, 2);
    const cart = await getCart(shop.db, input.cartId, input.owner);
    const delivery = cart && orderChoices(cart, 'regular').deliveries.find(({ method }) => method === 'standardDelivery');
    const order = await placeOrder(shop.db, input);
    expect(order.total).toBeCloseTo((cart?.totals.goods ?? 0) + (delivery?.price ?? 0) + 1.49, 2);
    expect(order).toMatchObject({
      status: 'new',
      customerId: null,
      currency: 'EUR',
      payment: { code: 'SIA', title: 'Plačilo po povzetju' },
    });
    expect(order.lines[0]).toMatchObject({ variantId, count: 2 });
    expect(await stockOf(variantId)).toBe(5);
    expect(await getCart(shop.db, input.cartId, input.owner)).toBeNull();
  });

  test('is made once, however often the attempt is repeated', async () => {
    const variantId = await article(10);
    const input = await orderOf(variantId, 4);
    const orders = await Promise.all([placeOrder(shop.db, input), placeOrder(shop.db, input), placeOrder(shop.db, input)]);
    expect(new Set(orders.map(({ number }) => number)).size).toBe(1);
    expect(await stockOf(variantId)).toBe(6);
    await expect(placeOrder(shop.db, { ...input, idempotencyKey: 'another' })).rejects.toMatchObject({ code: 'cart_not_found' });
  });

  test('never sells a piece twice: of ten orders for four pieces four succeed', async () => {
    const variantId = await article(4);
    const inputs: PlaceOrderInput[] = [];
    for (let count = 0; count < 10; count += 1) inputs.push(await orderOf(variantId, 1));
    const results = await Promise.allSettled(inputs.map((input) => placeOrder(shop.db, input)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'not_enough_stock' });
    expect(await stockOf(variantId)).toBe(0);
  });

  test('that fails leaves cart and stock as they were', async () => {
    const [plenty, scarce] = [await article(9), await article(5)];
    const input = await orderOf(plenty, 2);
    await addVariant(shop.db, input.cartId, input.owner, scarce, 5);
    await shop.db.updateTable('variants').set({ stock: 1 }).where('id', '=', scarce).execute();
    await expect(placeOrder(shop.db, input)).rejects.toMatchObject({ code: 'not_enough_stock' });
    expect([await stockOf(plenty), await stockOf(scarce)]).toEqual([9, 1]);
    expect((await getCart(shop.db, input.cartId, input.owner))?.lines).toHaveLength(2);
  });

  test.each([
    ['an unknown delivery', { deliveryMethod: 'balloon' }, 'invalid_delivery'],
    ['the payment of another country', { paymentCode: 'CZA' }, 'invalid_payment'],
    ['an e-mail without a domain', { email: 'gost@' }, 'invalid_email'],
  ])('is refused with %s', async (_, changes, code) => {
    await expect(placeOrder(shop.db, await orderOf(await article(5), 1, changes))).rejects.toMatchObject({ code });
  });

  test('is refused without a street, and with an empty cart', async () => {
    const input = await orderOf(await article(5), 1);
    await expect(placeOrder(shop.db, { ...input, shipping: { ...input.shipping, street: ' ' } })).rejects.toMatchObject({
      code: 'required_field',
      detail: 'shipping.street',
    });
    const empty = await guestCart();
    await expect(placeOrder(shop.db, { ...input, ...empty, idempotencyKey: 'empty' })).rejects.toMatchObject({ code: 'cart_empty' });
  });

  test("[R1.01] of a customer is listed for that customer; a guest's opens by its token only", async () => {
    const guests = await placeOrder(shop.db, await orderOf(await article(5), 1));
    expect(await getOrder(shop.db, guests.number, { customerId: null, token: null })).toBeNull();
    expect(await getOrder(shop.db, guests.number, { customerId: customer.id, token: 'guess' })).toBeNull();
    expect((await getOrder(shop.db, guests.number, { customerId: null, token: guests.token }))?.number).toBe(guests.number);

    const input = await orderOf(await article(5), 1);
    await claimCart(shop.db, input.cartId, input.owner, customer.id);
    const own = await placeOrder(shop.db, { ...input, owner: { cartId: null, customerId: customer.id } });
    expect((await listOrders(shop.db, customer.id)).map(({ number }) => number)).toContain(own.number);
    expect((await getOrder(shop.db, own.number, { customerId: customer.id, token: null }))?.lines).toEqual(own.lines);
  });
});
