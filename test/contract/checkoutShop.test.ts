import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createCheckoutClient, CONTACTS, type CheckoutCountry, type WireCheckout } from '../support/shop/checkoutClient';
import { startShop, type RunningShop } from '../support/shop/shopProcess';

const API = '/api/v2/cart.cart-api';
let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const visitorIn = (scenario?: string, country?: CheckoutCountry) => createCheckoutClient(shop.url, scenario, country);
const messagesOf = ({ status }: { status: { flashMessages: { message: string }[] } }) => status.flashMessages.map(({ message }) => message);
const sumOf = ({ price, discounts, deliveries, billingMethods }: WireCheckout): number => {
  const delivered = deliveries.flatMap(({ deliveryMethods }) => Object.values(deliveryMethods)).filter(({ selected }) => selected);
  const paid = Object.values(billingMethods).filter(({ selected }) => selected);
  return (
    price.total -
    discounts.value +
    delivered.reduce((sum, method) => sum + (method.price ?? 0), 0) +
    paid.reduce((sum, method) => sum + method.price, 0)
  );
};

describe('a guest orders', () => {
  test('[R4.018][R4.039][R7.126][R7.127] step by step: basket, customer, shipping, confirmation', async () => {
    const guest = await visitorIn();
    expect(await guest.ask('POST', '/api/v2/cart.cart-step/check-step', { step: 'preview' })).toMatchObject({
      cart: { exists: true, items: 3 },
      customer: { address: null },
    });
    expect(await guest.ask('POST', '/api/v2/cart.cart-step/next-step', { step: 'preview' })).toMatchObject({ step: 'customer' });
    const early = await guest.ask<Parameters<typeof messagesOf>[0]>('POST', '/api/v2/cart.cart-step/next-step', { step: 'customer' });
    expect(messagesOf(early)).toEqual(['Izpolnite naslov za račun in dostavo.']);
    await guest.fillIn();
    expect(await guest.ask('POST', '/api/widgets/account')).toMatchObject({ isLogged: false, isWaitingForConfirmation: true });
    expect(await guest.ask('POST', '/api/v2/cart.cart-step/next-step', { step: 'customer' })).toMatchObject({ step: 'shipping' });
    expect(await guest.ask('POST', '/api/v2/cart.cart-step/check-step', { step: 'shipping' })).toMatchObject({
      customer: { address: { primary: { street: 'Vzorčna 1' }, shipping: { phone: { prefix: '+386', number: '40123456' } } } },
    });

    const chosen = await guest.choose('SIA');
    expect(chosen.total.total).toBeCloseTo(sumOf(chosen), 2);
    const { cartId } = chosen;
    expect(await guest.ask('GET', `${API}/load-purchase`)).toMatchObject({ cartId, pieces: 4 });
    expect(await guest.order(randomUUID())).toEqual({ step: 'confirmation', status: { status: 'ok', flashMessages: [], link: null } });

    const purchase = await guest.purchase();
    expect(purchase.purchase.total.vat).toBe(chosen.total.total);
    expect(purchase.purchase.items).toHaveLength(chosen.articles.length);
    expect(purchase.purchase).toMatchObject({
      payment: { code: 'SIA' },
      deliveries: [{ deliveryId: '1', deliveryMethodName: 'standardDelivery' }],
    });
    expect(await guest.ask('GET', `/confirmation/load?purchaseId=${purchase.purchaseId}`)).toEqual(purchase);
    const { token } = await guest.ask<{ token: string }>('GET', `/confirmation/token?purchaseId=${purchase.purchaseId}`);
    expect(purchase.confirmationUrl).toBe(`/potrditev/${purchase.purchase.orderId}?token=${token}`);
    expect((await guest.get(purchase.confirmationUrl)).status).toBe(200);
    expect(await guest.cart()).toMatchObject({ exists: false, pieces: 0 });

    const stranger = await visitorIn('guest');
    expect((await stranger.call('GET', `/confirmation/load?purchaseId=${purchase.purchaseId}`)).status).toBe(404);
    expect(await stranger.ask('GET', `${API}/load-purchase?cartId=${cartId}`)).toMatchObject({ exists: false });
  });

  test.each(Object.keys(CONTACTS) as CheckoutCountry[])('in %s: own goods, partner goods and digital ones', async (country) => {
    const guest = await visitorIn('mixed-basket', country);
    await guest.fillIn();
    const { deliveries, deliveryFrom, freeDelivery } = await guest.checkout();
    expect(deliveries.map(({ isMarketplace, isDigital }) => [isMarketplace, isDigital])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
    expect(deliveries[2]?.deliveryMethods).toEqual({});
    const lowest = deliveries
      .slice(0, 2)
      .map(({ deliveryMethods: { outlet: _outlet, ...methods } }) =>
        Math.min(...Object.values(methods).flatMap(({ available, lowestPrice }) => (available ? [lowestPrice] : []))),
      );
    expect(deliveryFrom).toBeCloseTo(lowest[0]! + lowest[1]!, 2);
    expect(freeDelivery.map(({ partnerId }) => partnerId)).toEqual([null, deliveries[1]?.deliveryId.replace('partner-', '')]);
    expect(freeDelivery.map(({ remains }) => remains === 0)).toEqual(lowest.map((price) => price === 0));
    const chosen = await guest.choose();
    expect(chosen.deliveryFrom).toBeNull();
    expect(chosen.total.total).toBeCloseTo(sumOf(chosen), 2);
    expect((await guest.order(randomUUID())).step).toBe('confirmation');
    expect((await guest.purchase()).purchase.total.vat).toBe(chosen.total.total);
  });

  test('several partners, own goods in two parcels and two codes: one order of what was shown', async () => {
    const guest = await visitorIn('big-cart');
    const { articles } = await guest.cart();
    const some = (count: number, wanted: (article: (typeof articles)[number]) => boolean) =>
      articles.filter((article) => article.type === 'variant' && article.availability.inStock > 5 && wanted(article)).slice(0, count);
    const ofPartners = some(articles.length, ({ marketplacePartnerId }) => marketplacePartnerId !== null);
    const partnerIds = [...new Set(ofPartners.map(({ marketplacePartnerId }) => marketplacePartnerId))].slice(0, 2);
    const kept = [
      ...some(1, ({ marketplacePartnerId, availability }) => marketplacePartnerId === null && availability.availabilityKey === 'stock'),
      ...some(1, ({ marketplacePartnerId, availability }) => marketplacePartnerId === null && availability.availabilityKey !== 'stock'),
      ...partnerIds.flatMap((id) => ofPartners.find(({ marketplacePartnerId }) => marketplacePartnerId === id) ?? []),
    ].map(({ cartItemId }) => cartItemId);
    const others = articles.map(({ cartItemId }) => cartItemId).filter((id) => !kept.includes(id));
    await guest.change('/api/cart/delete', { id: others.join(',') });
    for (const code of ['zima10', 'DARILO5']) await guest.change('/api/cart/add-certificate', { code });
    await guest.fillIn();
    await guest.ask('POST', `${API}/delivery-strategy`, { strategy: 'split' });
    const chosen = await guest.choose('SIB');
    expect(chosen.deliveries.map(({ deliveryId }) => deliveryId)).toEqual(['1', '2', ...partnerIds.map((id) => `partner-${id}`)]);
    expect(chosen.deliveries.flatMap(({ cartItemsIds }) => cartItemsIds).sort()).toEqual([...kept].sort());
    expect(chosen.discounts.codes.map(({ code }) => code)).toEqual(['ZIMA10', 'DARILO5']);
    expect(chosen.discounts.value).toBeCloseTo(
      chosen.discounts.codes.reduce((sum, { value }) => sum + value, 0),
      2,
    );
    expect(chosen.total.total).toBeCloseTo(sumOf(chosen), 2);
    expect((await guest.order(randomUUID())).step).toBe('confirmation');
    const { purchase } = await guest.purchase();
    expect([purchase.total.vat, purchase.items.length, purchase.deliveries.length]).toEqual([chosen.total.total, 4, 4]);
    expect(await guest.orders()).toHaveLength(1);
  });

  test('all missing data is listed at once, in the language of the country', async () => {
    const guest = await visitorIn('mixed-basket', 'CZ');
    const answer = await guest.order(randomUUID());
    expect(answer.step).toBeUndefined();
    const [partner] = Object.values((await guest.checkout()).marketplacePartners);
    expect(messagesOf(answer)).toEqual([
      'Vyplňte fakturační a doručovací adresu.',
      'Vyberte způsob dopravy zásilky prodejce Obchod Lípa.',
      `Vyberte způsob dopravy zásilky prodejce ${partner?.title}.`,
      'Vyberte způsob platby.',
    ]);
  });
});

describe('one cart becomes one order', () => {
  test('with the same key, with other keys, in sequence and in parallel', async () => {
    const guest = await visitorIn();
    await guest.fillIn();
    const { cartId } = await guest.choose('SIB');
    const keys = [randomUUID(), randomUUID()];
    const answers = await Promise.all([...keys, ...keys, ...keys].map((key) => guest.order(key, { cartId })));
    expect(new Set(answers.map(({ step }) => step))).toEqual(new Set(['confirmation']));
    const { purchaseId } = await guest.purchase(cartId);
    const later = await guest.order(randomUUID(), { cartId });
    expect(later).toMatchObject({
      step: 'confirmation',
      status: { status: 'already_ordered', message: 'To naročilo je že oddano.', flashMessages: [] },
    });
    expect((await guest.purchase(cartId)).purchaseId).toBe(purchaseId);
  });

  test('even when the response was lost and a new cart exists already', async () => {
    const guest = await visitorIn();
    await guest.fillIn();
    const { cartId, articles } = await guest.choose('SIB');
    const key = randomUUID();
    await guest.order(key, { cartId });
    const first = await guest.purchase();
    await guest.change('/api/cart/put', { variantId: articles[0]?.variantId });
    expect(await guest.order(key)).toMatchObject({ step: 'confirmation', status: { status: 'ok' } });
    expect(await guest.order(randomUUID(), { cartId })).toMatchObject({ status: { status: 'already_ordered' } });
    expect((await guest.cart()).pieces).toBe(1);
    expect(await guest.purchase(cartId)).toEqual(first);
    expect(await guest.purchase()).toMatchObject({ pieces: 1 });
  });

  test('a total that has changed since it was shown needs a confirmation', async () => {
    const guest = await visitorIn();
    await guest.fillIn();
    const { total, articles } = await guest.choose('SIB');
    const variantId = articles[0]?.variantId;
    const other = await visitorIn('guest');
    await other.call('POST', '/__demo/variant', { variantId, price: 1234 });
    const asked = await guest.order(randomUUID());
    expect(messagesOf(asked)[0]).toMatch(/^Znesek naročila se je medtem spremenil/);
    expect(asked.status.flashMessages[0]).toMatchObject({ type: 'warning', cat: 'cart' });
    const shown = await guest.checkout();
    expect(shown.total.total).toBeGreaterThan(total.total);
    expect(messagesOf(await guest.order(randomUUID(), { expectedTotal: total.total }))).toHaveLength(1);
    expect(await guest.order(randomUUID(), { expectedTotal: shown.total.total })).toMatchObject({ step: 'confirmation' });
  });

  test('(two-tabs) another tab removes goods: this one orders at the shown total or must confirm', async () => {
    const guest = await visitorIn();
    await guest.fillIn();
    const { total, articles } = await guest.choose('SIB');
    expect(articles.length).toBeGreaterThan(1);
    await guest.change('/api/cart/delete', { id: articles[0]?.cartItemId });
    expect(messagesOf(await guest.order(randomUUID(), { expectedTotal: total.total }))).toEqual([
      expect.stringMatching(/^Znesek naročila se je medtem spremenil/),
    ]);
    expect(await guest.orders()).toEqual([]);
    const now = (await guest.checkout()).total.total;
    expect(now).toBeLessThan(total.total);
    expect(await guest.order(randomUUID(), { expectedTotal: now })).toMatchObject({ step: 'confirmation' });
  });

  test('sold-out goods are named, and nothing is ordered', async () => {
    const guest = await visitorIn();
    await guest.fillIn();
    const { articles, cartId } = await guest.choose('SIB');
    const [first] = articles;
    await guest.call('POST', '/__demo/variant', { variantId: first?.variantId, stock: 0 });
    expect(messagesOf(await guest.order(randomUUID()))).toEqual([
      `Izdelka »${first?.title}« ni več dovolj na zalogi. Zmanjšajte količino ali ga odstranite.`,
    ]);
    expect((await guest.cart()).cartId).toBe(cartId);
    await guest.call('POST', '/__demo/variant', { variantId: first?.variantId, stock: 20 });
  });
});

describe('delivery and payment', () => {
  test('[R7.067][R7.138] a delivery is selected, changed and deselected; the selection is stored', async () => {
    const guest = await visitorIn();
    const choose = (method: string, deliveryMethodName: string) =>
      guest.ask(method, `${API}/select-delivery-method`, { deliveryId: '1', deliveryMethodName, order: {} });
    const chosen = await choose('POST', 'postDelivery');
    expect(chosen.deliveries[0]?.deliveryMethods.postDelivery).toMatchObject({ selected: true });
    await choose('PUT', 'standardDelivery');
    const { deliveries } = await guest.checkout();
    expect(Object.entries(deliveries[0]?.deliveryMethods ?? {}).filter(([, { selected }]) => selected)).toEqual([
      ['standardDelivery', expect.objectContaining({ available: true })],
    ]);
    const cleaned = await guest.ask('POST', `${API}/clean-selected-delivery`, { deliveryId: '1' });
    expect(Object.values(cleaned.deliveries[0]?.deliveryMethods ?? {}).some(({ selected }) => selected)).toBe(false);
  });

  test('[R8.12] an unknown delivery is refused with a message and the cart', async () => {
    const guest = await visitorIn('mixed-basket');
    const partner = (await guest.checkout()).deliveries.find(({ isMarketplace }) => isMarketplace);
    const answer = await guest.call('POST', `${API}/select-delivery-method`, {
      deliveryId: partner?.deliveryId,
      deliveryMethodName: 'expressDelivery',
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      status: { status: 'error', flashMessages: [{ message: 'Ta način dostave ni več na voljo. Izberite drugega.', cat: 'cart' }] },
      cart: { pieces: 3 },
    });
  });

  test.each([
    ['SI', ['SIU_c', 'SIU_jp', 'SIB', 'SIA', 'SI0', 'SI7', 'SI#']],
    ['CZ', ['CZ1', 'CZU_c', 'CZU', 'CZB', 'CZA', 'CZ0', 'CZN', 'CZG']],
    ['SK', ['SK1', 'SKU_c', 'SKU', 'SKB', 'SKA', 'SKD']],
    ['PL', ['PLU_c', 'PLU_cw', 'PLU', 'PLB', 'PLA']],
    ['HU', ['HUU_c', 'HUU', 'HUB', 'HUA']],
    ['HR', ['HRU_c', 'HRB', 'HRA', 'HR0', 'HR5']],
  ] as const)('[R3.072] payments of %s are those of the requirements', async (country, codes) => {
    const guest = await visitorIn('mixed-basket', country);
    const { billingMethods, deliveries } = await guest.checkout();
    const methods = Object.values(billingMethods);
    expect(methods.map(({ code }) => code).sort()).toEqual([...codes].sort());
    const cash = methods.find(({ code }) => code === `${country}A`);
    expect(cash).toMatchObject({ invalid: true, description: expect.stringMatching(/./) });
    // Each payment carries its own reason against it; each delivery lists the payments in display order.
    for (const { payments } of deliveries) {
      const listed = payments.flatMap(({ externalId }) => billingMethods[externalId]?.code ?? []);
      expect([listed, new Set(payments.map(({ paymentLimitation }) => paymentLimitation))]).toEqual([codes, new Set(['NO_LIMITATION'])]);
    }
  });

  test('[R4.051][R7.139][R7.140] a payment with children needs a child; an unavailable one is refused; a selection can be removed', async () => {
    const guest = await visitorIn('filled-cart', 'CZ');
    const refused = await guest.call('POST', `/cz${API}/select-billing-method`, { billingMethodId: '27', rememberCard: 0, newCard: 0 });
    expect(refused.status).toBe(422);
    const chosen = await guest.ask('POST', `${API}/select-billing-method`, { billingMethodId: '271', rememberCard: 1, newCard: 1 });
    expect(chosen).toMatchObject({ selectedPayment: { billingMethodId: '271', rememberCard: 1 }, shouldSaveCard: true, newCard: true });
    expect(chosen.billingMethods['27']).toMatchObject({
      selected: true,
      childPayments: { 271: { selected: true }, 272: { selected: false } },
    });
    // Children follow their parent in the shop's order, not by id.
    expect(chosen.deliveries[0]?.payments.map(({ externalId }) => externalId).join()).toContain('27,272,271,273,28');
    expect((await guest.ask('POST', `${API}/clean-selected-payment`, {})).selectedPayment).toBeNull();
  });

  test('[R7.074] consents and notes are stored', async () => {
    const guest = await visitorIn();
    expect(await guest.ask('POST', `${API}/order-consents`, { consents: { newsletter: true } })).toEqual({ status: true });
    expect(await guest.ask('POST', `${API}/order-consent-notes`, { notes: { delivery: 'Pokličite prej.' } })).toEqual({ status: true });
    expect(await guest.checkout()).toMatchObject({ consents: { newsletter: true } });
    const token = await guest.csrfToken();
    expect((await guest.call('GET', `${API}/consents?emailNl=1`)).status).toBe(419);
    const answer = await guest.call('GET', `${API}/consents?emailNl=1`, undefined, { 'x-csrf-token': token });
    expect(await answer.json()).toEqual({ status: true, consents: { emailNl: true } });
  });
});
