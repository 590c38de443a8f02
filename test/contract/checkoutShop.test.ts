import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  createCheckoutClient,
  CONTACTS,
  type CheckoutCountry,
  type CheckoutClient,
  type WireAddress,
  type WireBranch,
  type WireBranches,
  type WireCheckout,
} from '../support/shop/checkoutClient';
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
    const { deliveries } = await guest.checkout();
    expect(deliveries.map(({ isMarketplace, isDigital }) => [isMarketplace, isDigital])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
    expect(deliveries[2]?.deliveryMethods).toEqual({});
    const chosen = await guest.choose();
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

describe('pickup places', () => {
  const places = (query: string) => `${API}/branches-basic?${query}`;

  test('all places of a country come compressed when the client accepts that, with the same content', async () => {
    const guest = await visitorIn('filled-cart');
    const ask = (encoding: string) => guest.get(places('deliveryId=1&deliveryMethodName=pupDelivery'), { 'accept-encoding': encoding });
    const [packed, plain] = [await ask('gzip, br'), await ask('identity')];
    expect([packed, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', null]);
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')) / 4);
    expect(await packed.json()).toEqual(await plain.json());
  });

  test.each([
    ['SI', 900],
    ['CZ', 2400],
    ['SK', 1200],
    ['PL', 4500],
    ['HU', 1600],
    ['HR', 1000],
  ] as const)('[R3.064] %s has at least %i of them, each with a place, a network and a type', async (country, least) => {
    const guest = await visitorIn('filled-cart', country);
    const { branches, transports } = await guest.ask<WireBranches>('GET', places('deliveryId=1&deliveryMethodName=pupDelivery'));
    expect(branches.length).toBeGreaterThan(least * 0.85);
    expect(new Set(branches.map(({ id }) => id)).size).toBe(branches.length);
    for (const { id, totalAvailableBranches, types } of transports) {
      const own = branches.filter(({ transportId }) => transportId === id);
      expect(own.filter(({ available }) => available)).toHaveLength(totalAvailableBranches);
      expect(own.every(({ typeId }) => types.some((type) => type.id === typeId))).toBe(true);
    }
    expect(branches.some(({ available }) => !available)).toBe(true);
    const again = await guest.ask<WireBranches>('GET', places('deliveryId=1&deliveryMethodName=pupDelivery'));
    expect(again.branches).toEqual(branches);
  });

  test('[R9.52] around a place, the nearest first, within the distance; in detail one by one', async () => {
    const guest = await visitorIn();
    const body = { deliveryId: '1', deliveryMethodName: 'pupDelivery', lat: 46.56, lng: 15.65, distance: 15 };
    const { branches } = await guest.ask<WireBranches>('POST', `${API}/branches-basic`, body);
    expect(branches.length).toBeGreaterThan(10);
    const far = ({ lat, lng }: WireBranch) => Math.hypot((lat - 46.56) * 111.2, (lng - 15.65) * 76.4);
    expect(branches.every((branch) => far(branch) < 15.5)).toBe(true);
    expect(far(branches[0] as WireBranch)).toBeLessThan(far(branches.at(-1) as WireBranch));
    const one = await guest.ask<WireBranch>('GET', `${API}/branch-detail?branchId=${branches[0]?.id}&deliveryId=1`);
    expect(one).toMatchObject({ id: branches[0]?.id, city: 'Maribor', capacity: expect.any(Number) });
    expect((await guest.call('GET', `${API}/branch-detail?branchId=SI-0-0`)).status).toBe(404);
  });

  test('[R7.062][R7.072] are found by town, post code and street, with and without diacritics', async () => {
    const guest = await visitorIn('filled-cart', 'HU');
    const titles = async (q: string) =>
      (await guest.ask<{ suggestions: { title: string }[] }>('GET', `${API}/geo-suggestions?q=${encodeURIComponent(q)}`)).suggestions.map(
        ({ title }) => title,
      );
    expect((await titles('gyor'))[0]).toBe('9000 Győr');
    expect((await titles('6720'))[0]).toBe('6720 Szeged');
    expect((await titles('kossuth szeged'))[0]).toMatch(/^Kossuth Lajos utca \d+, 6720 Szeged$/);
    expect(await titles('xyzzy')).toEqual([]);
    const { branches } = await guest.ask<WireBranches>(
      'GET',
      `${API}/auto-complete-branches?q=csomag%20szeg&deliveryMethodName=pupDelivery`,
    );
    expect(branches.length).toBeGreaterThan(0);
    expect(branches.every(({ city, name }) => city === 'Szeged' && name.startsWith('Csomagautomata'))).toBe(true);
  });

  test('[R7.063] one is confirmed and taken; a full one and one of another method are refused', async () => {
    const guest = await visitorIn();
    await guest.fillIn();
    const { branches } = await guest.ask<WireBranches>('GET', places('deliveryId=1&deliveryMethodName=pupDelivery'));
    const [free, full] = [branches.find(({ available }) => available), branches.find(({ available }) => !available)];
    const confirmed = await guest.ask<WireBranches>(
      'GET',
      `${API}/branches-confirm-availability?ids=${free?.id},${full?.id},SI-0-0&deliveryId=1`,
    );
    expect(confirmed.branches.map(({ id, available }) => [id, available])).toEqual([
      [free?.id, true],
      [full?.id, false],
    ]);
    const take = (branchId: string | undefined, deliveryMethodName = 'pupDelivery') =>
      guest.call('POST', `${API}/select-delivery-method`, { deliveryId: '1', deliveryMethodName, order: { branchId } });
    const refusals = await Promise.all([take(full?.id), take(undefined), take(free?.id, 'preferredPupDelivery')]);
    expect(await Promise.all(refusals.map(async (answer) => [answer.status, Object(await answer.json()).error]))).toEqual([
      [422, 'To prevzemno mesto je polno. Izberite drugo.'],
      [422, 'Izberite prevzemno mesto.'],
      [422, 'Izberite prevzemno mesto.'],
    ]);
    expect((await take(free?.id)).status).toBe(200);
    const { deliveries } = await guest.checkout();
    expect(deliveries[0]?.deliveryMethods.pupDelivery).toMatchObject({ selected: true, branch: { id: free?.id }, price: free?.price });
  });

  test('places used before and places nearby come first', async () => {
    const customer = await visitorIn('customer,filled-cart');
    const { branches } = await customer.ask<WireBranches>('GET', places('deliveryId=1&deliveryMethodName=preferredPupDelivery'));
    const branchId = branches.find(({ available, city }) => available && city === 'Celje')?.id;
    await customer.choose('SIB');
    await customer.ask('PUT', `${API}/select-delivery-method`, {
      deliveryId: '1',
      deliveryMethodName: 'preferredPupDelivery',
      order: { branchId },
    });
    await customer.checkout();
    expect(await customer.order(randomUUID())).toMatchObject({ step: 'confirmation' });
    expect((await customer.purchase()).purchase.deliveries[0]).toMatchObject({ branch: { id: branchId, city: 'Celje' } });
    const next = await visitorIn('customer,filled-cart');
    const entry = { deliveryMethodName: 'preferredPupDelivery', branch: { id: branchId } };
    expect(await next.ask('POST', `${API}/customer-history`)).toMatchObject({ customerHistory: { 1: entry } });
    expect(await next.checkout()).toMatchObject({ customerHistory: { 1: entry }, history: [entry], preferredBranches: [{ id: branchId }] });
    const guest = await visitorIn();
    await guest.fillIn();
    const state = await guest.ask<{ preferredBranches: WireBranch[]; newBranches: WireBranch[] }>('GET', `${API}/load-cart`);
    expect(state.preferredBranches.map(({ city }) => city)).toEqual(['Ljubljana', 'Ljubljana', 'Ljubljana']);
    expect(state.newBranches.length).toBeGreaterThan(0);
  });
});

describe('addresses', () => {
  const set = (visitor: { call: CheckoutClient['call'] }, kind: 'Billing' | 'Shipping', data: object, prefix = '') =>
    visitor.call('POST', `${prefix}/api/address/set${kind}Address`, { data });
  const ana = { firstname: 'Ana', lastname: 'Kupec', street: 'Vzorčna 1', country: 'SI' };

  test.each([
    ['SI', { zip: 'SI-2000', city: 'maribor' }, { zip: '2000', city: 'Maribor' }],
    ['CZ', { zip: '60200', city: 'Brn' }, { zip: '602 00', city: 'Brno' }],
    ['PL', { zip: '30002', city: 'Krakow' }, { zip: '30-002', city: 'Kraków' }],
    ['HU', { zip: '4024', city: 'Debrezen' }, { zip: '4024', city: 'Debrecen' }],
    ['HR', { zip: '21 000', city: 'Split' }, { zip: '21000', city: 'Split' }],
    ['SK', { zip: '04001', city: 'Kosice' }, { zip: '040 01', city: 'Košice' }],
  ] as const)(
    '[R7.020] in %s post code and town are put in order: addressChanged, with the address as it is now',
    async (country, typed, kept) => {
      const guest = await visitorIn('filled-cart', country);
      const answer = await set(guest, 'Billing', { ...ana, country, ...typed }, CONTACTS[country].prefix);
      expect(await answer.json()).toMatchObject({ addressChanged: true, address: { ...kept, billingProfileId: 'cart', selected: true } });
      const same = await set(guest, 'Billing', { ...ana, country, ...kept }, CONTACTS[country].prefix);
      expect(await same.json()).toMatchObject({ addressChanged: false });
      expect(await guest.checkout()).toMatchObject({ addresses: { primary: kept, shipping: null } });
    },
  );

  test('impossible values are refused by field, with a message; unknown villages are accepted', async () => {
    const guest = await visitorIn();
    const refused = async (kind: 'Billing' | 'Shipping', data: object) => (await set(guest, kind, { ...ana, ...data })).json();
    expect(await refused('Shipping', { zip: '2000', city: 'Ljubljana', phone: { prefix: '+386', number: '12' } })).toEqual({
      errors: { zip: 'Poštna številka in kraj se ne ujemata.', phone: 'Vnesite veljavno telefonsko številko.' },
    });
    expect(await refused('Billing', { zip: '10000', city: ' ', companyTaxId: '97069861', companyId: '7539366000' })).toEqual({
      errors: {
        city: 'Izpolnite to polje.',
        zip: 'Vnesite veljavno poštno številko.',
        companyTaxId: 'Davčna številka ni veljavna.',
        companyId: 'Matična številka ni veljavna.',
      },
    });
    expect(
      await refused('Shipping', { zip: '110 00', city: 'Praha', country: 'CZ', phone: { prefix: '+420', number: '601123456' } }),
    ).toEqual({
      errors: { country: 'V to državo ne dostavljamo.' },
    });
    expect(await refused('Billing', { zip: '1000', city: 'Ljubljana', lastname: '\u200b \u2060' })).toEqual({
      errors: { lastname: 'Izpolnite to polje.' },
    });
    expect(await refused('Billing', { zip: '1000', city: 'Ljubljana', lastname: ' S\u030cuc\u200b  Novak ' })).toMatchObject({
      address: { lastname: 'Šuc Novak' },
    });
    expect(await refused('Billing', { zip: '4264', city: 'Bohinjska Bistrica', companyTaxId: 'SI 5022 3054' })).toMatchObject({
      addressChanged: true,
      address: { city: 'Bohinjska Bistrica', companyTaxId: 'SI50223054' },
    });
  });

  test.each([
    ['SI', 'Redni Kupec'],
    ['CZ', 'Stálý Zákazník'],
    ['SK', 'Stály Zákazník'],
    ['PL', 'Stały Klient'],
    ['HU', 'Vásárló Rendszeres'],
    ['HR', 'Redovni Kupac'],
  ] as const)('of the demo customer of %s are of somebody who lives there: %s', async (country, name) => {
    const customer = await visitorIn('customer,filled-cart', country);
    const { addresses } = await customer.ask<{
      addresses: { types: Record<'billing' | 'shipping', { firstname: string; lastname: string }[]> };
    }>('POST', '/api/widgets/account');
    const { billing, shipping } = addresses.types;
    expect([...billing, ...shipping].map(({ firstname, lastname }) => `${firstname} ${lastname}`)).toEqual([name, name]);
  });

  test('[R3.010][R3.006] a customer selects a stored address; the profile -1 can be selected, not edited; a new one is listed first', async () => {
    const customer = await visitorIn('company,filled-cart');
    const lists = async () =>
      (await customer.ask<{ addresses: { types: Record<'billing' | 'shipping', WireAddress[]> } }>('POST', '/api/widgets/account'))
        .addresses.types;
    expect((await lists()).billing).toMatchObject([{ billingProfileId: -1, selected: true, businessArea: 'Vzorčno podjetje d.o.o.' }]);
    const added = await set(customer, 'Billing', { ...ana, zip: '3000', city: 'Celje' });
    const { address } = (await added.json()) as { address: WireAddress };
    expect((await lists()).billing).toMatchObject([
      { billingProfileId: address.billingProfileId, selected: true },
      { billingProfileId: -1, selected: false },
    ]);
    expect((await set(customer, 'Billing', { billingProfileId: -1, street: 'Druga 2' })).status).toBe(422);
    expect(await (await set(customer, 'Billing', { billingProfileId: -1 })).json()).toMatchObject({ address: { billingProfileId: -1 } });
    const { addresses, billingMethods } = await customer.checkout();
    expect(addresses.primary).toMatchObject({ billingProfileId: -1 });
    expect(Object.values(billingMethods).find(({ code }) => code === 'SI0')).toMatchObject({ disabled: false });
    expect((await set(customer, 'Billing', { billingProfileId: 999_999 })).status).toBe(422);
  });

  test('[R7.044] a guest registers on the way, with the addresses of the form; the e-mail of another is refused', async () => {
    const guest = await visitorIn();
    const email = `nova-${randomUUID().slice(0, 8)}@vitrina.example`;
    const data = {
      firstname: 'Ana',
      lastname: 'Kupec',
      email,
      password: 'dolgo geslo',
      phone: { prefix: '+386', number: '40123456' },
      billing: { ...ana, zip: '1000', city: 'Ljubljana' },
    };
    const early = await guest.call('POST', '/api/reg/submit', { data: { ...data, billing: { ...data.billing, zip: '12' } } });
    expect([early.status, await early.json()]).toMatchObject([422, { errors: { 'billing.zip': 'Vnesite veljavno poštno številko.' } }]);
    expect(await guest.ask('POST', '/api/reg/submit', { data })).toMatchObject({ isLogged: true });
    expect(await guest.checkout()).toMatchObject({
      pieces: 4,
      addresses: { primary: { city: 'Ljubljana' }, shipping: { phone: { number: '40123456' } } },
    });
    const other = await visitorIn();
    expect(await (await other.call('POST', '/api/reg/submit', { data })).json()).toEqual({
      errors: { email: 'Ta e-naslov je že registriran.' },
    });
  });
});

describe('further options', () => {
  test('[R7.104] a guest subscribes to news with an address, and leaves again', async () => {
    const guest = await visitorIn();
    const path = '/api/newsletter/updateSubscription';
    expect((await guest.call('POST', path, { subscribe: true })).status).toBe(422);
    expect((await guest.call('POST', path, { subscribe: true, email: 'ni naslov' })).status).toBe(422);
    expect(await guest.ask('POST', path, { subscribe: true, email: 'ana@example.com' })).toEqual({ status: true });
    expect(await guest.ask('GET', `${API}/load-cart`)).toMatchObject({ consents: { newsletter: true } });
    expect(await guest.ask('POST', path, { subscribe: false, email: 'ana@example.com' })).toEqual({ status: true });
  });

  test('[R7.068][R7.137] a delivery is insured, the campaign chosen; both are stored', async () => {
    const guest = await visitorIn();
    await guest.choose('SIB');
    const { total } = await guest.checkout();
    const insured = await guest.ask('POST', `${API}/select-delivery-insurance`, { deliveryId: '1', selected: true });
    expect(insured.deliveries[0]?.insurance).toEqual({ selected: true, price: 1.99 });
    expect(insured.total.total).toBeCloseTo(total.total + 1.99, 2);
    expect((await guest.call('POST', `${API}/select-campaign`, { id: 'ni-je' })).status).toBe(422);
    expect(await guest.ask('POST', `${API}/select-campaign`, { id: 'zelena-dostava' })).toMatchObject({ campaignBar: { selected: true } });
    expect(await guest.ask('POST', `${API}/select-campaign`, { id: 'zelena-dostava', selected: false })).toMatchObject({
      campaignBar: { selected: false },
    });
    expect(await guest.ask('GET', `${API}/check-delivery-method?deliveryId=1&deliveryMethodName=postDelivery`)).toMatchObject({
      available: true,
    });
    expect(await guest.ask('GET', `${API}/check-delivery-method?deliveryId=9&deliveryMethodName=postDelivery`)).toMatchObject({
      available: false,
    });
  });

  test('[R7.131] goods in stock can be sent first: two deliveries, selected again', async () => {
    const guest = await visitorIn('big-cart');
    await guest.choose();
    const { availableDeliveryStrategies } = await guest.ask<{ availableDeliveryStrategies: { id: string; selected: boolean }[] }>(
      'POST',
      `${API}/delivery-strategy`,
      {},
    );
    expect(availableDeliveryStrategies).toMatchObject([
      { id: 'together', selected: true },
      { id: 'split', selected: false },
    ]);
    const split = await guest.ask('POST', `${API}/delivery-strategy`, { strategy: 'split' });
    expect(split.deliveries.slice(0, 2).map(({ deliveryId }) => deliveryId)).toEqual(['1', '2']);
    expect(split.deliveries.flatMap(({ deliveryMethods }) => Object.values(deliveryMethods)).some(({ selected }) => selected)).toBe(false);
  });

  test.each([
    ['dostava0', 'ok', undefined],
    ['PRAHA10', 'error', 'Te kode pri nas ni mogoče uporabiti.'],
    ['PRVIH100', 'error', 'Koda je že porabljena.'],
    ['POLETJE24', 'error', 'Koda je potekla.'],
    ['<b>x</b>', 'error', 'Te kode ne poznamo.'],
  ])('[R7.126] the code %s is answered with %s', async (code, status, message) => {
    const guest = await visitorIn();
    const { discounts } = await guest.change('/api/cart/add-certificate', { code });
    expect(discounts.status).toMatchObject({ status, flashMessages: message ? [{ message, type: 'danger', cat: 'cart' }] : [] });
    expect(discounts.codes.map((entry) => entry.code)).toEqual(status === 'ok' ? ['DOSTAVA0'] : []);
  });

  test("[R6.14] VIP customers are marked as such, pay nothing for the shop's own parcels and have their own places", async () => {
    const [guest, vip] = [await visitorIn(), await visitorIn('vip,filled-cart')];
    expect(await vip.checkout()).toMatchObject({ isVipDelivery: true });
    expect((await guest.checkout()).deliveries[0]?.deliveryMethods.privilegedPupDelivery?.available).toBe(false);
    const methods = (await vip.checkout()).deliveries[0]?.deliveryMethods;
    expect(methods?.privilegedPupDelivery).toMatchObject({ available: true, lowestPrice: 0 });
    expect(methods?.standardDelivery).toMatchObject({ available: true, lowestPrice: 0 });
  });
});
