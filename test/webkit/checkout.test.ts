import type { WebKitPage } from '../support/webkit/WebKitPage';
import { webkit } from './webkitTest';

const check = webkit();

const CONTACT = {
  email: 'ana@vitrina.example',
  'given-name': 'Ana Žofia',
  'family-name': "O'Brien-Čuček",
  'address-line1': 'Vzorčna ulica 1',
  'postal-code': '1000',
  'address-level2': 'Ljubljana',
  tel: '40123456',
};
const ORDER = /Naroči z obveznostjo plačila/;

interface Order {
  total: number;
  deliveries: { branch: { id: string } | null }[];
  payment: { code: string; state: string };
}
const orders = async (page: WebKitPage): Promise<Order[]> => ((await page.ask('/__demo/orders')) as { orders: Order[] }).orders;

async function order(page: WebKitPage): Promise<void> {
  const box = page.in('checkout');
  await page.until('an order button that is enabled', async () => (await box.attribute('button', 'aria-disabled', ORDER)) !== 'true');
  await box.press('button', ORDER);
}

check('[R1.05] a guest goes from the basket to the confirmation: each heading has the focus, and one order is stored', async (page) => {
  await page.open('/kosarica', { scenario: 'filled-cart', ready: 'checkout' });
  const box = page.in('checkout');
  await page.untilFocus(/^Korak 1 od 3: Košarica/);
  expect(await page.axe()).toEqual([]);
  await box.press('button', /Nadaljuj na naslov/);
  await page.untilPath(/\/kosarica\/1$/);
  await page.untilFocus(/^Korak 2 od 3: /);
  for (const [token, value] of Object.entries(CONTACT)) await box.type(`input[autocomplete*="${token}"]`, value);
  expect(await page.axe()).toEqual([]);
  await box.press('button', /Nadaljuj na dostavo in plačilo/);
  await page.untilPath(/\/kosarica\/3$/);
  await box.press('input[type=radio][name^="delivery-1"]:enabled');
  await box.press('input[type=radio]', /predračun/i);
  expect(await page.axe()).toEqual([]);
  await order(page);
  await page.untilPath(/\/potrditev\//);
  expect(await orders(page)).toHaveLength(1);
  await page.open('/kosarica', { ready: 'checkout' });
  await box.see('.empty');
});

check('[R2.20] every step has an address: reload, back and forward; what is typed stays', async (page) => {
  await page.open('/kosarica', { scenario: 'filled-cart', ready: 'checkout' });
  const box = page.in('checkout');
  await box.press('button', /Nadaljuj na naslov/);
  await page.untilPath(/\/kosarica\/1$/);
  await box.type('input[autocomplete~="family-name"]', 'Čuček');
  await page.reload();
  await page.until('the name again', async () => (await box.value('input[autocomplete~="family-name"]')) === 'Čuček');
  await page.back();
  await page.untilPath(/\/kosarica$/);
  await box.see('h2', /Korak 1 od 3/);
  await page.forward();
  await page.untilPath(/\/kosarica\/1$/);
  await page.until('the name again', async () => (await box.value('input[autocomplete~="family-name"]')) === 'Čuček');
});

check('[R8] what is missing is named at its field, which has the focus', async (page) => {
  await page.open('/kosarica', { scenario: 'filled-cart', ready: 'checkout' });
  const box = page.in('checkout');
  await box.press('button', /Nadaljuj na naslov/);
  await box.see('input[autocomplete~="email"]');
  await box.press('button', /Nadaljuj na dostavo in plačilo/);
  await page.until('a field with an error in focus', () =>
    page.evaluate(
      () => document.querySelector('[data-vitrina="checkout"]')?.shadowRoot?.activeElement?.getAttribute('aria-invalid') === 'true',
    ),
  );
  expect(await page.axe()).toEqual([]);
});

check('[R9.51] a pickup point is chosen from the list with its map, and ordered', async (page) => {
  await page.open('/kosarica/3', { scenario: 'checkout-ready', ready: 'checkout' });
  const box = page.in('checkout');
  await box.press('input[type=radio]', /^Prevzemno mesto/);
  await box.press('.option-branch button');
  await box.see('dialog', 'Prevzemna mesta');
  await box.see('[role=application]');
  await page.until('pins on the map', async () => (await box.texts('.pin')).length > 0);
  expect(await page.axe({ without: ['color-contrast'] })).toEqual([]);
  await box.press('dialog button', /^Izberi: /);
  await box.unseen('dialog', 'Prevzemna mesta');
  await order(page);
  await page.untilPath(/\/potrditev\//);
  expect((await orders(page)).flatMap(({ deliveries }) => deliveries.map(({ branch }) => branch?.id ?? ''))).toContainEqual(
    expect.stringMatching(/^SI-/),
  );
});

check('a card is paid on the provider’s page: back in the shop the order is paid', async (page) => {
  await page.open('/kosarica/3', { scenario: 'checkout-ready', ready: 'checkout' });
  await page.in('checkout').press('input[type=radio]', /Plačilna kartica/);
  await order(page);
  await page.untilPath(/\/pay\?/);
  await page.in('').press('button[value=success]');
  await page.untilPath(/\/potrditev\//);
  expect((await orders(page)).map(({ payment }) => payment.state)).toEqual(['paid']);
});

check('an answer that is lost on its way leads to one order and its confirmation', async (page, { expectErrors }) => {
  expectErrors(/nextStep/);
  await page.open('/kosarica/3', { scenario: 'order-answer-lost,checkout-ready', ready: 'checkout' });
  await order(page);
  await page.untilPath(/\/potrditev\//);
  expect(await orders(page)).toHaveLength(1);
});

check(
  'on a phone the checkout is no wider than the window, and a step is made by touch-sized buttons',
  async (page) => {
    await page.open('/kosarica', { scenario: 'filled-cart', ready: 'checkout' });
    const box = page.in('checkout');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await box.press('button', /Nadaljuj na naslov/);
    await page.untilPath(/\/kosarica\/1$/);
    expect(await page.axe()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  },
  375,
);
