import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CONTACTS, createCheckoutClient, type CheckoutCountry } from '../support/shop/checkoutClient';
import { mainOf, textOf } from '../support/shop/pageText';
import { createShopClient } from '../support/shop/shopClient';
import { startShop, type RunningShop } from '../support/shop/shopProcess';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

async function orderOf(scenario: string, country: CheckoutCountry) {
  const visitor = await createCheckoutClient(shop.url, scenario, country);
  await visitor.checkout();
  await visitor.order(randomUUID());
  const { purchase, confirmationUrl } = await visitor.purchase();
  const textAt = async (path: string): Promise<string> => textOf(mainOf(await (await visitor.get(path)).text()));
  return {
    purchase,
    page: await textAt(confirmationUrl),
    mail: await textAt(`${CONTACTS[country].prefix}/__demo/mails`),
  };
}

/** How often a text contains a part. */
const countOf = (text: string, part: string): number => text.split(part).length - 1;

describe('confirmation and mail', () => {
  test.each([
    ['SI', 'Vzorčno podjetje d.o.o.', ['Matična številka: 5735173000', 'Davčna številka: SI50223054']],
    ['HU', 'Minta Kft.', ['Cégjegyzékszám: 0109123456', 'Adószám: 86424680']],
    ['PL', 'Wzorcowa firma sp. z o.o.', ['REGON: 192598184', 'NIP: PL8567346215']],
  ] as const)('show the company and its numbers once (%s)', async (country, name, numbers) => {
    const { page, mail } = await orderOf('company,checkout-ready', country);
    for (const text of [page, mail]) for (const part of [name, ...numbers]) expect([part, countOf(text, part)]).toEqual([part, 1]);
  });

  test('show no billing address where it is the address of the delivery', async () => {
    const { page } = await orderOf('checkout-ready', 'SI');
    expect(page).toContain('Naslov za dostavo');
    expect(page).not.toContain('Naslov za račun');
  });

  test.each([
    ['SI', 'Darilo'],
    ['HU', 'Ajándék'],
    ['PL', 'Prezent'],
  ] as const)('mark a gift once (%s)', async (country, mark) => {
    const { page, mail } = await orderOf('mixed-cart,checkout-ready', country);
    for (const text of [page, mail]) expect(countOf(text, `${mark}:`)).toBe(1);
  });
});

test('the page of an order of digital goods names no way and no address of a delivery', async () => {
  const visitor = createShopClient(shop.url);
  await visitor.get('/?scenario=digital-order');
  const [, href = ''] = /href="(\/narocila\/\d+)"/.exec(await (await visitor.get('/narocila')).text()) ?? [];
  const page = textOf(mainOf(await (await visitor.get(href)).text()));
  expect(page).toContain('Način plačila');
  expect(page).toContain('Naslov za račun');
  expect(page).not.toMatch(/Način dostave|Naslov za dostavo/);
});

describe('an order of several deliveries, paid by card', () => {
  /** The order's page before and after the payment; the days that the checkout has promised. */
  async function pay() {
    const visitor = await createCheckoutClient(shop.url, 'mixed-basket-checkout');
    await visitor.choose('SIU_c');
    await visitor.order(randomUUID());
    const { purchase, confirmationUrl } = await visitor.purchase();
    const provider = new URL((await visitor.get(confirmationUrl)).headers.get('location') ?? '');
    const [path = ''] = confirmationUrl.replace('/__pay/', '/potrditev/').split('#');
    const textOfPage = async (): Promise<string> => textOf(mainOf(await (await visitor.get(path)).text()));
    const open = await textOfPage();
    const body = new URLSearchParams([...provider.searchParams, ['outcome', 'success']]);
    await fetch(new URL('/pay', provider), { method: 'POST', redirect: 'manual', body });
    const brought = purchase.deliveries.filter(({ earliestDate }) => earliestDate !== null);
    return { brought, open, paid: await textOfPage() };
  }

  test('has the days of each delivery once it is paid, and never both "paid" and "to pay"', async () => {
    const { brought, open, paid } = await pay();
    expect(brought.length).toBeGreaterThan(1);
    expect(countOf(paid, 'Predvidena dostava:')).toBe(brought.length);
    expect(open).not.toContain('Predvidena dostava');
    expect(paid).toContain('Naročilo je plačano');
    for (const page of [open, paid]) {
      expect(page).toContain('Skupaj z DDV');
      expect(page).not.toContain('Za plačilo');
    }
  });
});
