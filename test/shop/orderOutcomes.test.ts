import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  createCheckoutClient,
  type CheckoutCountry,
  type CheckoutClient,
  type WireBranches,
  type WireCheckout,
} from '../support/shop/checkoutClient';
import { startShop, type RunningShop } from '../support/shop/shopProcess';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const clientIn = (scenario?: string, country?: CheckoutCountry) => createCheckoutClient(shop.url, scenario, country);

const NEXT_STEP = '/api/v2/cart.cart-step/next-step';
const orderOf = (idempotencyKey: string) => ({ step: 'confirmation', idempotencyKey });

describe('one order, regardless of the response', () => {
  test('placed, but the response is 500: the same attempt and another one return the order', async () => {
    const guest = await clientIn('order-answer-lost');
    const { cartId } = await guest.checkout();
    const key = randomUUID();
    expect((await guest.call('POST', NEXT_STEP, orderOf(key))).status).toBe(500);
    const { purchaseId } = await guest.purchase(cartId);
    expect(await guest.order(key)).toMatchObject({ step: 'confirmation', status: { status: 'ok' } });
    expect(await guest.order(randomUUID(), { cartId })).toMatchObject({ status: { status: 'already_ordered' } });
    expect((await guest.purchase(cartId)).purchaseId).toBe(purchaseId);
    expect(await guest.orders()).toHaveLength(1);
  });

  test('placed, but without a response: load-purchase returns the order', async () => {
    const guest = await clientIn('order-timeout');
    const { cartId } = await guest.checkout();
    const token = await guest.csrfToken();
    const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const shopper = new AbortController();
    const failure = fetch(shop.url + NEXT_STEP, {
      method: 'POST',
      signal: shopper.signal,
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': token, cookie },
      body: JSON.stringify(orderOf(randomUUID())),
    }).catch(String);
    while ((await guest.orders()).length === 0);
    shopper.abort();
    expect(await failure).toMatch(/abort/i);
    expect((await guest.purchase(cartId)).purchase.payment.code).toBe('SIB');
    expect(await guest.order(randomUUID())).toMatchObject({ status: { status: 'already_ordered' } });
    expect(await guest.orders()).toHaveLength(1);
  });

  test('not placed: the next attempt places it', async () => {
    const guest = await clientIn('order-fails');
    const { cartId } = await guest.checkout();
    const key = randomUUID();
    expect((await guest.call('POST', NEXT_STEP, orderOf(key))).status).toBe(500);
    expect(await guest.orders()).toHaveLength(0);
    expect(await guest.ask('GET', `/api/v2/cart.cart-api/load-purchase?cartId=${cartId}`)).toMatchObject({ cartId, pieces: 3 });
    expect(await guest.order(key)).toMatchObject({ status: { status: 'ok' } });
    expect(await guest.orders()).toHaveLength(1);
  });

  test.each([
    ['price-change-at-order', 'warning', /^Znesek naročila se je medtem spremenil/],
    ['sold-out-at-order', 'danger', /ni več dovolj na zalogi/],
    ['delivery-unavailable', 'danger', /^Izbrana dostava za pošiljko prodajalca Trgovina Lipa ni več na voljo/],
    ['code-expired', 'danger', /^ZIMA10: Koda je potekla/],
  ])('[R4.037] %s: reported as %s, nothing is ordered', async (scenario, type, message) => {
    const guest = await clientIn(scenario);
    await guest.checkout();
    expect(await guest.order(randomUUID())).toEqual({
      status: { status: 'error', flashMessages: [{ message: expect.stringMatching(message), type, cat: 'cart' }], link: null },
    });
    expect(await guest.orders()).toHaveLength(0);
  });

  test('an attempt of another visitor returns no order of this one', async () => {
    const [one, other] = [await clientIn('checkout-ready'), await clientIn('mixed-basket-checkout')];
    const key = randomUUID();
    await one.checkout();
    await one.order(key);
    expect(await other.order(key)).toMatchObject({ status: { status: 'error' } });
    expect(await other.orders()).toHaveLength(0);
  });
});

describe('a card is paid at the provider, on another origin', () => {
  /** Orders by card and opens the provider's page; returns its form, ready to submit. */
  async function goToPay(
    visitor: CheckoutClient,
  ): Promise<{ pay: (outcome: string, more?: object) => Promise<Response>; confirmation: string }> {
    await visitor.choose('SIU_c');
    expect(await visitor.order(randomUUID())).toMatchObject({ step: 'confirmation' });
    const { confirmationUrl, purchase } = await visitor.purchase();
    expect(purchase.payment).toMatchObject({ code: 'SIU_c', state: 'pending' });
    const away = await visitor.get(confirmationUrl);
    const provider = new URL(away.headers.get('location') ?? '');
    expect([away.status, provider.hostname === new URL(shop.url).hostname, provider.port === new URL(shop.url).port]).toEqual([
      303,
      true,
      false,
    ]);
    const page = await (await fetch(provider)).text();
    expect(page).toContain(purchase.orderId);
    const fields = Object.fromEntries(
      [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const pay = (outcome: string, more: object = {}): Promise<Response> =>
      fetch(new URL('/pay', provider), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ ...fields, back: provider.searchParams.get('back') ?? '', outcome, ...more }),
      });
    return { pay, confirmation: provider.searchParams.get('back') ?? '' };
  }
  const stateOf = async (visitor: CheckoutClient): Promise<string> => (await visitor.orders())[0]?.payment.state ?? '';
  const pageOf = async (visitor: CheckoutClient, address: string): Promise<string> =>
    (await visitor.get(address.slice(shop.url.length))).text();

  test.each([
    ['success', {}, 'success', 'paid', 'Naročilo je plačano.'],
    ['code', { code: '1234' }, 'success', 'paid', 'Naročilo je plačano.'],
    ['code', { code: '9999' }, 'declined', 'declined', 'Banka je plačilo zavrnila.'],
    ['decline', {}, 'declined', 'declined', 'Banka je plačilo zavrnila.'],
    ['abandon', {}, 'cancelled', 'cancelled', 'Plačilo je bilo prekinjeno, naročilo še ni plačano.'],
    ['later', {}, 'processing', 'processing', 'Ne plačujte znova'],
  ])('%s %j leads back to the confirmation with %s', async (outcome, more, word, state, text) => {
    const guest = await clientIn('checkout-ready');
    const { pay, confirmation } = await goToPay(guest);
    if (outcome === 'code') expect(await (await pay('3ds')).text()).toContain('name="code"');
    const back = await pay(outcome, more);
    expect([back.status, back.headers.get('location')]).toEqual([303, `${confirmation}&payment=${word}`]);
    expect(await stateOf(guest)).toBe(state);
    const isAcknowledged = async () => (await guest.purchase()).purchase.payment.isAcknowledged;
    expect(await isAcknowledged()).toBe(false);
    const page = await pageOf(guest, confirmation);
    expect(page).toContain(text);
    expect(page.includes('/__pay/')).toBe(state === 'declined' || state === 'cancelled');
    expect(await isAcknowledged()).toBe(state === 'paid');
  });

  test('a shopper who never returns has paid; a declined card can be retried; a paid order stays paid', async () => {
    const guest = await clientIn('checkout-ready');
    const { pay } = await goToPay(guest);
    await pay('decline');
    expect((await pay('silent')).status).toBe(200);
    expect(await stateOf(guest)).toBe('paid');
    await pay('decline');
    expect(await stateOf(guest)).toBe('paid');
    const { confirmationUrl } = await guest.purchase();
    expect(confirmationUrl).toMatch(/^\/potrditev\//);
  });

  test('the provider redirects to no other host, and finds no order by its number alone', async () => {
    const guest = await clientIn('checkout-ready');
    const { pay } = await goToPay(guest);
    expect((await pay('success', { back: 'https://evil.example/' })).status).toBe(404);
    expect((await pay('success', { token: 'guess' })).status).toBe(404);
    expect(await stateOf(guest)).toBe('pending');
  });

  test('in the scenario payment-fails every payment is declined', async () => {
    const guest = await clientIn('payment-fails');
    const { pay } = await goToPay(guest);
    expect((await pay('success')).headers.get('location')).toMatch(/&payment=declined$/);
    expect(await stateOf(guest)).toBe('declined');
  });

  test('[R5.36] where the client hides the card beside its wallet, payment-fails selects the wallet', async () => {
    const guest = await createCheckoutClient(shop.url, 'payment-fails', 'PL');
    const cart = await guest.ask<{ selectedPayment: object }>('GET', '/api/v2/cart.cart-api/load-cart');
    expect(cart.selectedPayment).toMatchObject({ billingMethodId: '45' });
  });

  test('a saved card is offered with the next order', async () => {
    const customer = await clientIn('vip,checkout-ready');
    await customer.ask('POST', '/api/v2/cart.cart-api/select-billing-method', { billingMethodId: '12', rememberCard: 1, newCard: 1 });
    await customer.checkout();
    await customer.order(randomUUID());
    const { confirmationUrl } = await customer.purchase();
    const provider = new URL((await customer.get(confirmationUrl)).headers.get('location') ?? '');
    await fetch(new URL('/pay', provider), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams([...provider.searchParams, ['outcome', 'success']]),
    });
    const next = await clientIn('vip,filled-cart');
    const { cards } = await next.ask<{ cards: { id: string; title: string }[] }>('GET', '/api/v2/cart.cart-api/load-cart');
    expect(cards.at(-1)?.title).toMatch(/^Visa •••• \d{4}$/);

    const byCard = (cardId: string | undefined) => ({ billingMethodId: '12', cardId, rememberCard: 0, newCard: 0 });
    const select = '/api/v2/cart.cart-api/select-billing-method';
    expect(await next.ask('POST', select, byCard(cards.at(-1)?.id))).toMatchObject({ selectedPayment: { cardId: cards.at(-1)?.id } });
    expect((await next.call('POST', select, byCard('card-0'))).status).toBe(422);
    const stranger = await clientIn('filled-cart');
    expect((await stranger.call('POST', select, byCard(cards.at(-1)?.id))).status).toBe(422);
  });
});

test('[R7.063] branch-full: the first place that is confirmed is full, the next one is not', async () => {
  const guest = await clientIn('branch-full');
  const { branches } = await guest.ask<WireBranches>('GET', '/api/v2/cart.cart-api/branches-basic?deliveryMethodName=pupDelivery');
  const ids = branches
    .filter(({ available }) => available)
    .slice(0, 2)
    .map(({ id }) => id);
  const confirmed = async (id = '') =>
    (await guest.ask<WireBranches>('GET', `/api/v2/cart.cart-api/branches-confirm-availability?ids=${id}`)).branches[0]?.available;
  expect([await confirmed(ids[0]), await confirmed(ids[1])]).toEqual([false, true]);
});

test('branch-dropped: the response to a choice contains no choice', async () => {
  const guest = await clientIn('branch-dropped');
  const { branches } = await guest.ask<WireBranches>('GET', '/api/v2/cart.cart-api/branches-basic?deliveryMethodName=pupDelivery');
  const branchId = branches.find(({ available }) => available)?.id;
  const body = { deliveryId: '1', deliveryMethodName: 'pupDelivery', order: { branchId } };
  const { deliveries } = await guest.ask<WireCheckout>('PUT', '/api/v2/cart.cart-api/select-delivery-method', body);
  expect(Object.values(deliveries[0]?.deliveryMethods ?? {}).some(({ selected }) => selected)).toBe(false);
});

test('unusual responses that the contract allows: unknown payments, a pickup point without an icon, an invalid confirmationUrl', async () => {
  const { billingMethods, deliveries } = await (await clientIn('odd-payments')).checkout();
  expect(deliveries[0]?.payments[0]?.paymentLimitation).toBe('ONLY_ON_MONDAYS');
  expect(billingMethods['990']).toMatchObject({ code: 'XX?', childPayments: { 991: { childPayments: { 992: { id: '992' } } } } });
  const placesOf = async (scenario: string) =>
    (await clientIn(scenario)).ask<WireBranches>('GET', '/api/v2/cart.cart-api/branches-basic?deliveryMethodName=pupDelivery');
  const icons = ({ transports }: WireBranches) => transports.map(({ types }) => types[0]?.icon);
  expect(icons(await placesOf('odd-branches'))).toEqual(['post', 'box', null]);
  expect(icons(await placesOf('checkout-ready'))).toEqual(['post', 'box', 'partner']);
  for (const [scenario, start] of [
    ['confirmation-script', 'javascript:'],
    ['confirmation-elsewhere', 'https://shop.invalid/'],
  ] as const) {
    const guest = await clientIn(scenario);
    await guest.checkout();
    await guest.order(randomUUID());
    expect((await guest.purchase()).confirmationUrl.startsWith(start)).toBe(true);
  }
});

describe('[R1.17] [R5.46] time windows', () => {
  type Client = Awaited<ReturnType<typeof clientIn>>;
  const standardOf = ({ deliveries }: WireCheckout) => deliveries[0]?.deliveryMethods.standardDelivery;
  const choose = (guest: Client, timeWindowId: string | null) =>
    guest.call('PUT', '/api/v2/cart.cart-api/select-delivery-method', {
      deliveryId: '1',
      deliveryMethodName: 'standardDelivery',
      order: timeWindowId === null ? {} : { timeWindowId },
    });

  async function inWindows(scenario = 'checkout-ready') {
    const guest = await clientIn(scenario);
    guest.setCookie('pup_time_window', '1');
    const windows = standardOf(await guest.checkout())?.timeWindows ?? [];
    return { guest, windows, free: windows.filter(({ available }) => available).map(({ id }) => id) };
  }

  test('come with the flag, for days and hours, with places and surcharges', async () => {
    const { windows } = await inWindows();
    expect(windows).toHaveLength(12);
    expect(windows.filter(({ surcharge = 0 }) => surcharge > 0)).toHaveLength(4);
    expect(windows.filter(({ remaining }) => remaining === 0).map(({ available }) => available)).toEqual([false]);
    const plain = await clientIn('checkout-ready');
    expect(standardOf(await plain.checkout())).not.toHaveProperty('timeWindows');
  });

  test('one is held and paid for; unknown and full ones are refused', async () => {
    const { guest, windows } = await inWindows();
    const full = windows.find(({ remaining }) => remaining === 0)?.id ?? '';
    expect([(await choose(guest, '2000-01-01-08')).status, (await choose(guest, full)).status]).toEqual([422, 422]);
    const evening = windows.find(({ surcharge = 0, available }) => surcharge > 0 && available);
    const before = standardOf(await guest.checkout())?.price ?? 0;
    expect((await choose(guest, evening?.id ?? '')).status).toBe(200);
    const chosen = standardOf(await guest.checkout());
    expect(chosen).toMatchObject({ selected: true, timeWindowId: evening?.id });
    expect(Date.parse(chosen?.timeWindowHeldUntil ?? '')).toBeGreaterThan(Date.now());
    expect((chosen?.price ?? 0) - before).toBeCloseTo(evening?.surcharge ?? 0);
    await choose(guest, null);
    expect(standardOf(await guest.checkout())).toMatchObject({ selected: true, timeWindowId: null, timeWindowHeldUntil: null });
  });

  test('other shoppers’ places are taken', async () => {
    const [first, second] = [await inWindows(), await inWindows()];
    const id = first.free.at(-1) ?? '';
    const left = async (): Promise<number> =>
      standardOf(await second.guest.checkout())?.timeWindows?.find((window) => window.id === id)?.remaining ?? 0;
    const before = await left();
    await choose(first.guest, id);
    expect(await left()).toBe(before - 1);
    await choose(first.guest, null);
    expect(await left()).toBe(before);
  });

  test('window-full-at-order: nothing is ordered once, then the order goes without the window', async () => {
    const { guest, free } = await inWindows('window-full-at-order');
    await choose(guest, free[1] ?? '');
    expect(await guest.order(randomUUID())).toMatchObject({ status: { status: 'error' } });
    expect(standardOf(await guest.checkout())).toMatchObject({ selected: true, timeWindowId: null });
    expect(await guest.order(randomUUID())).toMatchObject({ step: 'confirmation' });
  });

  test('window-required: without one nothing is ordered; with one it is in the purchase', async () => {
    const { guest, windows, free } = await inWindows('window-required');
    expect(standardOf(await guest.checkout())).toMatchObject({ timeWindowRequired: true });
    expect(await guest.order(randomUUID())).toMatchObject({ status: { status: 'error' } });
    await choose(guest, free[1] ?? '');
    await guest.checkout();
    expect(await guest.order(randomUUID())).toMatchObject({ step: 'confirmation' });
    const { purchase } = await guest.purchase();
    const { from, to } = windows.find(({ id }) => id === free[1]) ?? {};
    expect(purchase.deliveries[0]).toMatchObject({ timeWindow: { from, to } });
  });
});

test('[R4.041] next-step-link: the next step is refused with a link', async () => {
  const guest = await clientIn('next-step-link');
  expect(await guest.order(randomUUID())).toEqual({ status: { status: 'error', flashMessages: [], link: '/kosarica' } });
});

test('consents given with an order are stored with the customer', async () => {
  const customer = await clientIn('new-customer,checkout-ready');
  await customer.ask('POST', '/api/v2/cart.cart-api/order-consents', { consents: { newsletter: true, heureka: true } });
  await customer.checkout();
  await customer.order(randomUUID());
  expect(await customer.ask('POST', '/api/widgets/account')).toMatchObject({ consents: { emailNl: true, product_reviews: false } });
});

test.each(['/kosarica/1', '/kosarica/3', '/narocilo'])(
  '[R2.05][R2.08] %s is the plain order form with all that was entered, and leads to the cart when that is empty',
  async (path) => {
    const guest = await clientIn('checkout-ready');
    const form = await (await guest.get(path)).text();
    for (const value of ['Ana', 'ana@vitrina.example', 'Vzorčna ulica 1', 'Ljubljana']) expect(form).toContain(`value="${value}"`);
    expect(form).toMatch(/value="standardDelivery" checked/);
    expect(form).toMatch(/value="SIB" checked/);
    const nobody = await clientIn('empty-cart');
    const away = await nobody.get(path);
    expect([away.status, away.headers.get('location')]).toEqual([303, '/kosarica']);
  },
);

test('the mails of an order are shown to the visitor who placed it', async () => {
  const guest = await clientIn('mixed-basket-checkout', 'HR');
  await guest.checkout();
  await guest.order(randomUUID());
  const [order] = await guest.orders();
  const page = await (await guest.get('/hr/__demo/mails')).text();
  expect(page).toContain(`Hvala na narudžbi: ${order?.number}`);
  expect(page).toContain('ana@vitrina.example');
  const stranger = await clientIn('guest', 'HR');
  expect(await (await stranger.get('/hr/__demo/mails')).text()).toContain('Još nema poruka.');
});

test('[R7.020] address-changed: the shop completes the house number', async () => {
  const guest = await clientIn('address-changed');
  const data = { firstname: 'Ana', lastname: 'Kupec', street: 'Vzorčna 1', zip: '1000', city: 'Ljubljana', country: 'SI' };
  expect(await guest.ask('POST', '/api/address/setBillingAddress', { data })).toMatchObject({
    addressChanged: true,
    address: { street: 'Vzorčna 1a' },
  });
  await guest.fillIn();
  const corrected = { street: 'Vzorčna 1a' };
  expect(await guest.checkout()).toMatchObject({ addresses: { primary: corrected, shipping: corrected } });
});

test('an order total beyond the range of an int is stored exactly', async () => {
  const guest = await clientIn('checkout-ready', 'HU');
  const [first] = (await guest.checkout()).articles;
  await guest.call('POST', '/__demo/variant', { variantId: first?.variantId, price: 90_000, stock: 20 });
  const { total } = await guest.checkout();
  expect(total.total).toBeGreaterThan(2 ** 31 / 100);
  expect(await guest.order(randomUUID())).toMatchObject({ step: 'confirmation', status: { status: 'ok' } });
  expect((await guest.orders()).map((order) => order.total)).toEqual([total.total]);
});
