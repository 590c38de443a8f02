import type { Locator, Page } from '@playwright/test';
import { HOMES } from '../../demo-pages/domain/demoCustomers';
import { checkoutOf, fillContact } from '../support/browser/checkoutPage';
import { financingOf } from '../support/browser/financingPage';
import { gateIf } from '../support/testScope';
import { SHOP_URL_VARIABLE } from '../support/e2eSetup';
import {
  ARTICLES,
  billOf,
  DISCOUNT_CODE,
  isFetched,
  isFinanced,
  isPaidAtProvider,
  partnerMethodOf,
  piecesOf,
  ORDER_CASES,
  written,
} from '../support/browser/checkoutMatrix';
import type { ArticleKind, OrderCase, CaseMethod, CasePayment } from '../support/browser/checkoutMatrix';
import { enter, expect, test } from './shopTest';

/*
 * Whole orders in six countries. `test/support/browser/checkoutMatrix.ts` selects the cases and computes the expected totals,
 * from prices that are repeated in the test.
 */

const REQUIREMENTS: Readonly<Record<Exclude<CasePayment, 'financing' | 'credit'>, string>> = {
  invoice: '[R3.072]',
  card: '[R3.073]',
  payuCard: '[R3.074]',
  cash: '[R3.075]',
  payu: '[R3.078]',
  transfer: '[R3.079]',
};
const FINANCING_REQUIREMENTS: Readonly<Record<string, string>> = {
  CZN: '[R3.076]',
  CZG: '[R3.077]',
  HR5: '[R3.080]',
  SKD: '[R3.081]',
  SI7: '[R3.082]',
  'SI#': '[R3.083]',
};
const requirementOf = ({ row: { payment }, code }: OrderCase): string =>
  payment === 'financing' || payment === 'credit' ? (FINANCING_REQUIREMENTS[code] ?? '') : REQUIREMENTS[payment];

const METHOD_TEXTS: Readonly<Record<CaseMethod, string>> = {
  standardDelivery: 'txt_shipping_method_standard',
  postDelivery: 'txt_shipping_method_post',
  expressDelivery: 'txt_shipping_method_express',
  pupDelivery: 'txt_shipping_method_pup',
  preferredPupDelivery: 'txt_shipping_method_preferred_pup',
  privilegedPupDelivery: 'txt_shipping_method_privileged_pup',
  outlet: 'txt_shipping_method_outlet',
};

/** The company data of the country, and how the shop stores them. */
const COMPANIES: Readonly<Record<string, { typed: Record<string, string>; kept: object }>> = {
  SI: {
    typed: { businessArea: 'Čebelar d.o.o.', companyTaxId: 'SI 5022 3054' },
    kept: { company: 'Čebelar d.o.o.', companyTaxId: 'SI50223054' },
  },
  CZ: { typed: { businessArea: 'Včelař s.r.o.', companyId: '100 57 382' }, kept: { company: 'Včelař s.r.o.', companyId: '10057382' } },
  HR: {
    typed: { businessArea: 'Pčelar d.o.o.', companyTaxId: '33392005961' },
    kept: { company: 'Pčelar d.o.o.', companyTaxId: '33392005961' },
  },
};

const STOCK = 5000;
const articles: Partial<Record<ArticleKind, string>> = {};

/** Articles that no other test buys, at the prices of the matrix. */
test.beforeAll(async () => {
  const shop = process.env[SHOP_URL_VARIABLE] ?? '';
  const quiet: Record<ArticleKind, string[]> = await (await fetch(`${shop}/__demo/quiet-variants`)).json();
  for (const kind of Object.keys(ARTICLES) as ArticleKind[]) {
    articles[kind] = quiet[kind][0] ?? '';
    const body = JSON.stringify({ variantId: articles[kind], stock: STOCK, price: ARTICLES[kind].EUR });
    await fetch(`${shop}/__demo/variant`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }
});

function scenarioOf({ row: { shopper, method, payment }, code }: OrderCase): string {
  const vip = method === 'privilegedPupDelivery' ? '-vip' : '';
  const company = payment === 'invoice' ? '-company' : '';
  const who = shopper === 'guest' ? 'guest' : `own${vip}${company}`;
  // With a wallet, the Polish card is hidden (A109); two codes are disabled by default (A107).
  const others = [...(code === 'PLU_c' ? ['no-card-wallet'] : []), ...(code === 'SI#' || code === 'HR5' ? ['all-payments'] : [])];
  return [who === 'own' ? 'own-customer' : who, ...others].join(',');
}

/** Starts the visit and fills the cart. */
async function fillCart(page: Page, orderCase: OrderCase): Promise<void> {
  const { request } = page;
  const { prefix } = orderCase.country;
  await enter(page, scenarioOf(orderCase), prefix);
  const { csrfToken } = await (await request.get(`${prefix}/api/csrf-token`)).json();
  const headers = { 'x-csrf-token': csrfToken, 'x-requested-with': 'XMLHttpRequest' };
  for (const [kind, count] of Object.entries(piecesOf(orderCase.row))) {
    const data = { variantId: articles[kind as ArticleKind], count };
    expect((await request.post(`${prefix}/api/cart/put`, { headers, data })).status()).toBe(200);
  }
}

/** The page's requests, by the last part of the URL. */
function recordCalls(page: Page) {
  const calls: { name: string; call: [string, unknown] }[] = [];
  page.on('request', (sent) => {
    const name = new URL(sent.url()).pathname.split('/').at(-1) ?? '';
    if (sent.method() !== 'GET' && sent.postData()?.startsWith('{')) calls.push({ name, call: [sent.method(), sent.postDataJSON()] });
  });
  return (wanted: string) => calls.filter(({ name }) => name === wanted).map(({ call }) => call);
}

/** The customer and addresses that the order should have. */
interface Contact {
  email: unknown;
  address: object;
  company: object;
}

const NO_COMPANY = { company: '', companyId: '', companyTaxId: '' };

/** The customer step: a guest fills it in, a customer has selected addresses already. */
async function tellWho(page: Page, { row, country }: OrderCase): Promise<Contact> {
  const { box, text, toDelivery } = checkoutOf(page, country);
  if (row.shopper === 'customer') {
    const chosen = box.locator('.address-choice', { has: page.locator('input:checked') });
    await expect(chosen).toHaveCount(2);
    const [shown = ''] = await chosen.last().locator('.address-line').allInnerTexts();
    const [, street, zip, city] = /^(.+), ([\d -]+) (\D+)$/.exec(shown) ?? [];
    const isCompany = row.payment === 'invoice';
    const company = { company: isCompany ? await chosen.first().locator('.address-line').first().innerText() : '' };
    await toDelivery.click();
    return {
      email: expect.stringMatching(/^[0-9a-f]{12}@vitrina\.example$/),
      address: { ...HOMES[row.country].people.regular, street, zip, city },
      company: isCompany ? { ...company, companyTaxId: expect.stringMatching(/^(SI|CZ|HR)\d{8,11}$/) } : NO_COMPANY,
    };
  }
  await expect(toDelivery).toBeVisible();
  const company = row.payment === 'invoice' ? COMPANIES[row.country] : undefined;
  if (company !== undefined) {
    await box.getByRole('checkbox', { name: text('txt_address_company') }).check();
    for (const [field, value] of Object.entries(company.typed)) await box.locator(`[name="billing.${field}"]`).fill(value);
  }
  await fillContact(page, country);
  await toDelivery.click();
  return {
    email: 'ana@vitrina.example',
    address: { firstname: 'Ana Žofia', lastname: "O'Brien-Čuček", street: 'Vzorčna ulica 1', zip: country.zip, city: country.city },
    company: { ...NO_COMPANY, ...company?.kept },
  };
}

/** Opens clusters until one free branch can be chosen. */
async function chooseOnMap(dialog: Locator): Promise<Locator> {
  const map = dialog.getByRole('application');
  const [branch, cluster] = ['.pin:not(.pin-cluster, [data-off])', '.pin-cluster'].map((pin) =>
    map.locator(`${pin}[tabindex="0"]`).first(),
  );
  const stacked = dialog.locator('.map-stack-branch').first();
  const taken = dialog.locator('.pickup-pointed');
  for (;;) {
    await branch!.or(cluster!).or(stacked).first().waitFor();
    await expect(map).toHaveAttribute('aria-busy', 'false');
    if (await stacked.isVisible()) await stacked.press('Enter');
    else if (await branch!.isVisible()) await branch!.press('Enter');
    else {
      await cluster!.press('Enter');
      continue;
    }
    await taken.waitFor();
    return taken;
  }
}

/** Chooses a method for one parcel, and a pickup branch if it needs one; returns the branch's name. */
async function chooseMethod(page: Page, orderCase: OrderCase, parcel: Locator, method: CaseMethod): Promise<string | null> {
  const { country, child, row } = orderCase;
  const { box, text } = checkoutOf(page, country);
  await parcel.getByText(text(METHOD_TEXTS[method]), { exact: true }).click();
  if (!isFetched(method)) return null;
  await parcel.getByRole('button', { name: text('txt_pickup_choose') }).click();
  const dialog = box.getByRole('dialog', { name: text('txt_pickup_title') });
  const branch =
    row.choice === 'map' ? await chooseOnMap(dialog) : dialog.locator('.branch:not([data-off])').nth(method === 'outlet' ? 0 : child % 4);
  const name = await branch.locator('strong').innerText();
  await branch.getByRole('button', { name: text('txt_pickup_take_named').replace('{name}', name) }).click();
  await expect(dialog).toBeHidden();
  return name;
}

/** A window without a surcharge: only the last one of a day's own parcels has one. Returns its id. */
async function chooseWindow(page: Page, parcel: Locator): Promise<string> {
  const saved = page.waitForResponse('**/select-delivery-method');
  const window = parcel.locator('.window input:enabled:not([value$="-16"])').first();
  await window.check();
  await saved;
  return window.inputValue();
}

/** Applies for the second of the offered terms. */
async function finance(page: Page, { country }: OrderCase): Promise<void> {
  const { panel, submit, apply, confirm, status, text } = financingOf(page, country);
  await panel.getByRole('radio').nth(1).check();
  await submit.waitFor();
  await apply();
  await confirm();
  await expect(status).toContainText(text('txt_financing_approved'));
}

interface Method {
  id: string;
  code: string;
  title: string;
  childPayments: Record<string, Method>;
}

/** Selects the payment of the case, or one of its children; returns the name. */
async function choosePayment(page: Page, { country, code, child }: OrderCase): Promise<Method> {
  const { box } = checkoutOf(page, country);
  const answer = await page.request.get(`${country.prefix}/api/v2/cart.cart-api/load-cart`);
  const { billingMethods }: { billingMethods: Record<string, Method> } = await answer.json();
  const method = Object.values(billingMethods).find((one) => one.code === code);
  if (!method) throw new Error(`The shop does not offer ${code}`);
  const payment = box.locator('.payment');
  await payment.getByText(method.title, { exact: true }).click();
  // Payments of other devices are hidden (A108).
  const ways = Object.values(method.childPayments).filter((one) => !one.code.endsWith('_jp'));
  const way = ways[child % ways.length];
  if (way === undefined) return method;
  await payment.getByText(way.title, { exact: true }).click();
  return way;
}

/** A card, not a bank transfer or a wallet: it may be a new card. */
const takesCard = (code: string): boolean => /(^(CZ|SK)1|U_c|U_cw)$/.test(code);

/** Without no-break spaces. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The expected parcel of the order: seller, method, price, address. */
function expectedParcels(orderCase: OrderCase, branch: string | null): object[] {
  return billOf(orderCase, branch).parcels.map(({ seller, method, price }) => ({
    deliveryId: seller === 'own' ? '1' : seller === 'digital' ? 'digital' : expect.stringMatching(/^partner-\d+$/),
    method,
    price,
    branch: seller === 'own' && branch !== null ? expect.objectContaining({ name: branch }) : null,
  }));
}

for (const orderCase of ORDER_CASES) {
  const { row, country, code } = orderCase;
  test(`${requirementOf(orderCase)} [R7.138] [R7.139] ${orderCase.title}`, gateIf(code === 'SIA'), async ({ page, watch }) => {
    if (code === 'SIU_jp') {
      watch.allowGlobals('ApplePaySession');
      await page.addInitScript(() => Object.assign(window, { ApplePaySession: { canMakePayments: () => true } }));
    }
    await fillCart(page, orderCase);
    if (row.choice === 'window') {
      const { origin } = new URL(process.env[SHOP_URL_VARIABLE] ?? '');
      await page.context().addCookies([{ name: 'pup_time_window', value: '1', url: origin }]);
    }
    const callsOf = recordCalls(page);
    const { box, text, toAddress, order, thanks, orders } = checkoutOf(page, country);

    await page.goto(country.cart);
    await expect(toAddress).toBeVisible();
    if (row.extra === 'code') {
      await box.getByLabel(text('txt_code_label')).fill(DISCOUNT_CODE);
      await box.getByRole('button', { name: text('txt_code_apply') }).click();
      await expect(box.locator('.code-list')).toContainText(DISCOUNT_CODE);
    }
    await toAddress.click();
    const contact = await tellWho(page, orderCase);

    const own = box.locator('.delivery', { has: page.locator('input[name="delivery-1"]') });
    const partners = box.locator('.delivery', { has: page.locator('input[name^="delivery-partner"]') });
    const pieces = piecesOf(row);
    const branch = pieces.own === undefined ? null : await chooseMethod(page, orderCase, own, row.method);
    if (pieces.partner !== undefined) await chooseMethod(page, orderCase, partners, partnerMethodOf(orderCase));
    const timeWindow = row.choice === 'window' ? await chooseWindow(page, own) : null;
    if (row.extra === 'insured')
      for (const insurance of await box.getByRole('checkbox', { name: text('txt_shipping_insurance') }).all()) await insurance.check();
    const method = await choosePayment(page, orderCase);
    if (isFinanced(row.payment)) await finance(page, orderCase);

    const bill = billOf(orderCase, branch);
    const total = written(bill.total, row.country);
    await expect(order).toHaveAttribute('aria-disabled', 'false');
    await expect.poll(async () => plain(await order.innerText())).toMatch(new RegExp(` ${total}$`));
    await order.click();
    await expect(thanks).toBeVisible();
    expect(plain(await box.locator('.order-total strong').innerText())).toBe(total);
    if (isPaidAtProvider(row.payment)) {
      await box.getByRole('link', { name: text('txt_order_pay') }).click();
      await page.waitForURL(/\/pay\?/);
      await page.locator('button[value="success"]').click();
      await page.waitForURL(/payment=success/);
    }

    const [made, ...others] = await orders();
    expect(others).toEqual([]);
    expect(made?.deliveries.find(({ deliveryId }) => deliveryId === '1')?.timeWindow?.from.slice(0, 10)).toBe(timeWindow?.slice(0, 10));
    expect(made).toMatchObject({
      country: row.country,
      email: contact.email,
      billing: { ...contact.address, ...contact.company },
      shipping: contact.address,
      discount: bill.discount,
      total: bill.total,
      deliveries: expectedParcels(orderCase, branch),
      payment: { code: method.code, price: bill.fee, state: isPaidAtProvider(row.payment) ? 'paid' : 'none' },
    });

    const { cartId = '', deliveries = [] } = made ?? {};
    const sent = deliveries.filter((delivery) => delivery.method !== null);
    expect(callsOf('next-step')).toEqual([
      ['POST', { step: 'preview', cartId }],
      ['POST', { step: 'customer', cartId }],
      ['POST', { step: 'shipping', idempotencyKey: expect.stringMatching(/^[\w-]{32}$/), expectedTotal: bill.total, cartId }],
    ]);
    const choices = sent.map(({ deliveryId, method: deliveryMethodName, branch: taken }) => {
      const branchOnly: Record<string, string> = taken === null ? {} : { branchId: taken.id };
      return { order: branchOnly, deliveryMethodName, deliveryId, cartId };
    });
    const withWindow = choices.filter(({ deliveryId }) => timeWindow !== null && deliveryId === '1');
    expect(callsOf('select-delivery-method')).toEqual([
      ...choices.map((choice) => ['POST', choice]), // A098: the first choice
      ...withWindow.map((choice) => ['PUT', { ...choice, order: { ...choice.order, timeWindowId: timeWindow } }]),
    ]);
    expect(callsOf('select-delivery-insurance')).toEqual(
      row.extra === 'insured' ? sent.map(({ deliveryId }) => ['POST', { deliveryId, selected: true, cartId }]) : [],
    );
    const paid = { billingMethodId: method.id, rememberCard: 0, newCard: takesCard(code) ? 1 : 0, cartId };
    expect(callsOf('select-billing-method')).toEqual([
      ['POST', paid],
      ...(isFinanced(row.payment)
        ? [['POST', { ...paid, productCode: expect.any(String), installmentCount: expect.any(Number), depositAmount: 0 }]]
        : []),
    ]);
    expect(watch.warnings).toEqual([]); // errors fail every test
  });
}
