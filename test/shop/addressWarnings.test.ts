import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createCheckoutClient, type CheckoutCountry } from '../support/shop/checkoutClient';
import { startShop, type RunningShop } from '../support/shop/shopProcess';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const PREFIX: Partial<Record<CheckoutCountry, string>> = { SI: '', HU: '/hu' };

/** Submits a guest's address; returns the status and body. */
async function submitAddress(country: CheckoutCountry, kind: 'Billing' | 'Shipping', changes: object) {
  const guest = await createCheckoutClient(shop.url, 'filled-cart', country);
  const address = { firstname: 'Ana', lastname: 'Kupec', street: 'Vzorčna 1', zip: '1000', city: 'Ljubljana', country };
  const phone = { prefix: '+386', number: '40123456' };
  const response = await guest.call('POST', `${PREFIX[country]}/api/address/set${kind}Address`, {
    data: { ...address, phone, ...changes },
  });
  return { guest, status: response.status, body: Object(await response.json()) };
}

describe('[D2] a warning that the shopper has confirmed is not an error', () => {
  const elsewhere = { zip: '1000', city: 'Maribor' };

  test('post code and town that do not belong together', async () => {
    const doubted = await submitAddress('SI', 'Shipping', elsewhere);
    expect([doubted.status, Object.keys(doubted.body.errors)]).toEqual([422, ['zip']]);
    const { status, body } = await submitAddress('SI', 'Shipping', { ...elsewhere, confirmed: ['city'] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ addressChanged: false, address: elsewhere });
  });

  test.each([
    ['companyTaxId', '12345678'],
    ['companyId', '5735174'],
  ] as const)('a %s whose check digit is wrong', async (field, number) => {
    const company = { businessArea: 'Vzorec d.o.o.', [field]: number };
    const doubted = await submitAddress('SI', 'Billing', company);
    expect([doubted.status, Object.keys(doubted.body.errors)]).toEqual([422, [field]]);
    const { status, body } = await submitAddress('SI', 'Billing', { ...company, confirmed: [field] });
    expect([status, body.address?.[field]]).toEqual([200, number]);
  });

  test('other problems stay errors: an empty field, a post code in a wrong format, another field', async () => {
    const wrong = { city: '', zip: '10', confirmed: ['city', 'companyId', 'companyTaxId'] };
    expect(Object.keys((await submitAddress('SI', 'Shipping', wrong)).body.errors).sort()).toEqual(['city', 'zip']);
    expect((await submitAddress('SI', 'Shipping', { ...elsewhere, confirmed: ['companyId'] })).status).toBe(422);
    for (const companyTaxId of ['no number', '1234567', '123456789'])
      expect((await submitAddress('SI', 'Billing', { companyTaxId, confirmed: ['companyTaxId'] })).status).toBe(422);
  });

  test('the customer step accepts it, and names the stored address later without confirming again', async () => {
    const { guest } = await submitAddress('SI', 'Shipping', {});
    const shipping = { ...elsewhere, firstname: 'Ana', lastname: 'Kupec', street: 'Vzorčna 1', country: 'SI' };
    const phone = { prefix: '+386', number: '40123456' };
    const submit = (address: object) =>
      guest.call('POST', '/api/cart-customer/update-customer', { data: { email: 'ana@vitrina.example', shipping: { ...address, phone } } });
    expect((await submit(shipping)).status).toBe(422);
    expect((await submit({ ...shipping, confirmed: ['city'] })).status).toBe(200);
    const again = await guest.call('POST', '/api/address/setShippingAddress', { data: { addressId: 'cart', selected: true } });
    expect(again.status).toBe(200);
  });
});
