import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bankTransferOf } from '../../demo-pages/domain/bankTransfer';
import { COUNTRY_CODES } from '../../demo-pages/countries/countries';
import { CONTACTS, createCheckoutClient, type CheckoutClient, type CheckoutCountry } from '../support/shop/checkoutClient';
import { formTo, mainOf, textOf } from '../support/shop/pageText';
import { startShop, type RunningShop } from '../support/shop/shopProcess';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

/** The remainder, which must be 1 (ISO 13616). */
function ibanRemainder(iban: string): bigint {
  const bare = iban.replaceAll(' ', '');
  const digits = [...(bare.slice(4) + bare.slice(0, 4))].map((character) => parseInt(character, 36)).join('');
  return BigInt(digits) % 97n;
}

async function placeOrder(scenario: string, country: CheckoutCountry) {
  const guest = await createCheckoutClient(shop.url, scenario, country);
  await guest.checkout();
  await guest.order(randomUUID());
  return { guest, ...(await guest.purchase()) };
}

const pageText = async (guest: CheckoutClient, path: string): Promise<string> => textOf(mainOf(await (await guest.get(path)).text()));

test.each(COUNTRY_CODES)('[D3] the demo account of %s has a valid IBAN of that country', (country) => {
  const { iban } = bankTransferOf({ country, number: '2026100017', total: 10, createdAt: new Date('2026-02-27T09:00:00Z') });
  expect([iban.slice(0, 2), ibanRemainder(iban)]).toEqual([country, 1n]);
});

describe('[D3] an order by bank transfer shows how to pay it', () => {
  test.each([
    ['SI', 'Podatki za plačilo', 'Sklic', (number: string) => `SI00 ${number}`, 'po prejemu plačila'],
    ['CZ', 'Platební údaje', 'Variabilní symbol', (number: string) => number, 'po přijetí platby'],
    ['SK', 'Platobné údaje', 'Variabilný symbol', (number: string) => number, 'po prijatí platby'],
    ['PL', 'Dane do przelewu', 'Tytuł przelewu', (number: string) => `Zamówienie ${number}`, 'po otrzymaniu płatności'],
    ['HU', 'Utalási adatok', 'Közlemény', (number: string) => number, 'beérkezése után'],
    ['HR', 'Podaci za plaćanje', 'Poziv na broj', (number: string) => `HR00 ${number}`, 'nakon primitka uplate'],
  ] as const)('%s', async (country, title, label, referenceOf, afterPayment) => {
    const { guest, purchase, confirmationUrl } = await placeOrder('checkout-ready', country);
    const { transfer } = purchase.payment;
    const { total, orderId, deliveries } = purchase;
    expect(transfer).toMatchObject({
      amount: total.vat,
      reference: referenceOf(orderId),
      dueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(deliveries.map(({ earliestDate }) => earliestDate)).toEqual(deliveries.map(() => null));
    for (const path of [confirmationUrl, `${CONTACTS[country].prefix}/__demo/mails`]) {
      const text = await pageText(guest, path);
      for (const part of [title, transfer?.recipient, transfer?.iban, label, transfer?.reference, afterPayment])
        expect(text).toContain(part);
    }
  });

  test('the payment code of the mail has a caption', async () => {
    const { guest } = await placeOrder('checkout-ready', 'SI');
    expect(await pageText(guest, '/__demo/mails')).toContain('Poslikajte kodo UPN QR v mobilni banki.');
  });

  test('an order by card has no such block', async () => {
    const { guest, purchase, confirmationUrl } = await placeOrder('payment-fails', 'SI');
    expect(purchase.payment.transfer).toBeNull();
    const [path = ''] = confirmationUrl.replace('/__pay/', '/potrditev/').split('#');
    expect(await pageText(guest, path)).not.toContain('IBAN');
  });
});

describe('[D4] a declined card', () => {
  async function decline() {
    const ordered = await placeOrder('payment-fails', 'SI');
    const provider = new URL((await ordered.guest.get(ordered.confirmationUrl)).headers.get('location') ?? '');
    const body = new URLSearchParams([...provider.searchParams, ['outcome', 'success']]);
    const back = await fetch(new URL('/pay', provider), { method: 'POST', redirect: 'manual', body });
    const { pathname, search } = new URL(back.headers.get('location') ?? '');
    return { ...ordered, confirmation: pathname + search };
  }

  test('the heading reports the failed payment, and the primary action pays again', async () => {
    const { guest, confirmation } = await decline();
    const page = mainOf(await (await guest.get(confirmation)).text());
    expect(textOf(/<h1>(.*?)<\/h1>/s.exec(page)?.[1] ?? '')).toBe('Plačilo ni uspelo');
    expect(page).not.toContain('Hvala za naročilo');
    const actions = [...page.matchAll(/<(?:a|button) class="(button[^"]*)"[^>]*>([^<]*)</g)].map(([, look, text]) => [look, text]);
    expect(actions).toEqual([
      ['button', 'Plačaj znova'],
      ['button button-quiet', 'Plačaj z bančnim nakazilom'],
    ]);
  });

  test('the order can be paid by bank transfer instead, by its owner only', async () => {
    const { guest, confirmation } = await decline();
    const order = confirmation.replace(/&payment=\w+/, '');
    const { action, fields } = formTo(await (await guest.get(confirmation)).text(), order.replace('?', '/transfer?'));
    const stranger = await createCheckoutClient(shop.url);
    expect((await stranger.submit(action.replace(/token=[^&]*/, 'token=x'), fields)).status).toBe(404);
    const changed = await guest.submit(action, fields);
    expect([changed.status, changed.headers.get('location')]).toEqual([303, order]);
    const text = await pageText(guest, confirmation);
    for (const part of ['Hvala za naročilo', 'IBAN']) expect(text).toContain(part);
    expect((await guest.orders())[0]?.payment).toMatchObject({ code: 'SIB', state: 'none' });
  });
});
