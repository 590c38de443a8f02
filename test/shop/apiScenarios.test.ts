import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createCheckoutClient } from '../support/shop/checkoutClient';
import { first } from '../support/shop/pageText';
import { createShopClient } from '../support/shop/shopClient';
import { startShop, type RunningShop } from '../support/shop/shopProcess';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const NEXT_STEP = '/api/v2/cart.cart-step/next-step';

describe('[D33] an order that is made, with a response as if it were not', () => {
  test.each([
    ['order-made-409', 409, { error: expect.any(String) }],
    ['order-made-error', 200, { error: expect.any(String), status: { status: 'error', flashMessages: [], link: null } }],
    ['order-made-401', 401, { error: 'unauthorized' }],
  ])('%s', async (scenario, status, body) => {
    const guest = await createCheckoutClient(shop.url, scenario);
    const { cartId } = await guest.checkout();
    const attempt = { step: 'shipping', idempotencyKey: randomUUID() };
    const response = await guest.call('POST', NEXT_STEP, attempt);
    expect([response.status, await response.json()]).toEqual([status, body]);
    expect(await guest.checkout()).toMatchObject({ exists: false, pieces: 0 });
    expect((await guest.purchase(cartId)).purchase.orderId).toBe((await guest.orders())[0]?.number);
    expect(await guest.order(attempt.idempotencyKey)).toMatchObject({ step: 'confirmation', status: { status: 'ok' } });
    expect(await guest.orders()).toHaveLength(1);
  });
});

test('a shop that follows only the specification refuses our fields by name, and accepts an order without them (A157)', async () => {
  const guest = await createCheckoutClient(shop.url, 'checkout-ready,strict-fields');
  const refused = async (path: string, body: object): Promise<unknown> => {
    const response = await guest.call('POST', path, body);
    return [response.status, Object.keys(Object(await response.json()).errors)];
  };
  expect(await refused(NEXT_STEP, { step: 'shipping', idempotencyKey: randomUUID() })).toEqual([400, ['idempotencyKey']]);
  expect(await refused('/api/cart/put', { variantId: '1', intentId: randomUUID() })).toEqual([400, ['intentId']]);
  const address = { data: { addressId: 'cart', confirmed: ['city'] } };
  expect(await refused('/api/address/setShippingAddress', address)).toEqual([400, ['confirmed']]);
  expect(await guest.ask('POST', NEXT_STEP, { step: 'shipping' })).toMatchObject({ step: 'confirmation', status: { status: 'ok' } });
  expect(await guest.orders()).toHaveLength(1);
});

test('a shop without an endpoint for tokens prints the token into every page', async () => {
  const visitor = createShopClient(shop.url);
  await visitor.get('/?scenario=no-csrf-endpoint');
  expect((await visitor.get('/api/csrf-token')).status).toBe(404);
  const token = first(await (await visitor.get('/')).text(), /"csrfToken":"([^"]+)"/);
  expect((await visitor.call('POST', '/api/widgets/cart', {}, { 'x-csrf-token': token })).status).toBe(200);
});

test('in the scenario price-drift the price rises at each step', async () => {
  const guest = await createCheckoutClient(shop.url, 'price-drift');
  const totals = [(await guest.checkout()).total.total];
  for (const step of ['preview', 'customer']) {
    await guest.ask('POST', NEXT_STEP, { step });
    totals.push((await guest.checkout()).total.total);
  }
  expect(totals[1]).toBeGreaterThan(totals[0] ?? 0);
  expect(totals[2]).toBeGreaterThan(totals[1] ?? 0);
  const { status } = await guest.order(randomUUID());
  expect(status).toMatchObject({ status: 'error', flashMessages: [{ type: 'warning' }] });
  expect(await guest.orders()).toHaveLength(0);
});

test('the cart of a customer whom visits share is filled again and again, and then stays full', async () => {
  const visitor = createShopClient(shop.url);
  const statuses = new Set<number>();
  for (let times = 0; times < 40; times += 1)
    statuses.add((await visitor.get(`/?scenario=${times % 2 === 0 ? 'customer,filled-cart' : 'customer,mixed-cart'}`)).status);
  expect([...statuses]).toEqual([303]); // to the page without the scenario
});
