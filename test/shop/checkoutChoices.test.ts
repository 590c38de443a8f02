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
} from '../support/shop/checkoutClient';
import { startShop, type RunningShop } from '../support/shop/shopProcess';
import { everyOne } from '../support/everyOne';

const API = '/api/v2/cart.cart-api';
let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const visitorIn = (scenario?: string, country?: CheckoutCountry) => createCheckoutClient(shop.url, scenario, country);

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
      expect(everyOne(own, ({ typeId }) => types.some((type) => type.id === typeId))).toBe(true);
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
    expect(everyOne(branches, (branch) => far(branch) < 15.5)).toBe(true);
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
    expect(everyOne(branches, ({ city, name }) => city === 'Szeged' && name.startsWith('Csomagautomata'))).toBe(true);
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
