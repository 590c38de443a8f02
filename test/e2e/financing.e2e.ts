import type { Page } from '@playwright/test';
import { COUNTRIES, SI } from '../support/browser/checkoutPage';
import type { Country } from '../support/browser/checkoutPage';
import { financingOf } from '../support/browser/financingPage';
import { enter, expect, expectAccessible, expectStatus, test } from './shopTest';

/** Opens the shipping step with goods that can be financed. */
async function openShipping(page: Page, scenario = 'financing-ready', country: Country = SI) {
  await enter(page, scenario, country.prefix);
  await page.goto(`${country.cart}/3`);
  await expectStatus(page, 'checkout', 'ready');
  return financingOf(page, country);
}

const loadsOf = (page: Page): string[] => {
  const loads: string[] = [];
  page.on('request', (request) => request.url().includes('cart.cart-pfc/load') && loads.push(request.url()));
  return loads;
};

const countryOf = (code: string): Country => COUNTRIES.find((country) => code.startsWith(country.code)) ?? SI;

const CODES: [row: string, code: string, title: RegExp, scenario: string][] = [
  ['[R3.076]', 'CZN', /^Odložená platba/, 'financing-ready'],
  ['[R3.077]', 'CZG', /^Revolvingový úvěr/, 'financing-ready'],
  ['[R3.080]', 'HR5', /^Plaćanje na rate/, 'financing-ready,all-payments'],
  ['[R3.081]', 'SKD', /^Cetelem/, 'financing-ready'],
  ['[R3.082]', 'SI7', /^Leanpay/, 'financing-ready'],
  ['[R3.083]', 'SI#', /^Summit Leasing/, 'financing-ready,all-payments'],
];

for (const [row, code, title, scenario] of CODES)
  test(`${row} [R4.056] ${code} is selected, applied for, approved and ordered once, at the price of the cart`, async ({ page, watch }) => {
    const { choose, apply, confirm, status, text, order, thanks, orders } = await openShipping(page, scenario, countryOf(code));
    await choose(title);
    await expect(order).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page, watch);
    await apply();
    await confirm();
    await expect(status).toContainText(text('txt_financing_approved'));
    await expectAccessible(page, watch);
    const cart = await (await page.request.get(`${countryOf(code).prefix}/api/v2/cart.cart-api/load-cart`)).json();
    await order.last().click();
    await expect(thanks).toBeVisible();
    const placed = await orders();
    expect(placed).toHaveLength(1);
    expect(placed[0]).toMatchObject({ total: cart.total.total });
  });

test('[R4.056] [A111] reloaded while the provider decides, it goes on; left and opened again, too', async ({ page }) => {
  const { choose, apply, status, text, order, box } = await openShipping(page, 'financing-pending');
  await choose(/^Leanpay/);
  await apply();
  await expect(status).toContainText(text('txt_financing_deciding'));
  await page.reload();
  await expect(status).toContainText(text('txt_financing_deciding'));
  const loads = loadsOf(page);
  await box.getByRole('link', { name: /Naslov/ }).click();
  await expect(box.getByRole('heading', { level: 2, name: /Naslov/ })).toBeVisible();
  const before = loads.length;
  await page.goBack();
  await expect(status).toContainText(text('txt_financing_approved'));
  expect(loads.length).toBeGreaterThan(before);
  await expect(order.last()).toHaveAttribute('aria-disabled', 'false');
});

test('an approval that expires is applied for again; an order without it is refused by the shop', async ({ page }) => {
  const { choose, apply, status, text, order, submit } = await openShipping(page, 'financing-expired');
  await choose(/^Leanpay/);
  await apply();
  await expect(status).toContainText(text('txt_financing_expired'));
  await expect(order.last()).toHaveAttribute('aria-disabled', 'true');
  const cartId: string = (await (await page.request.get('/__demo/cart')).json()).cartId;
  const refused = await page.evaluate(async (id) => {
    const csrfToken = (await (await fetch('/api/csrf-token')).json()).csrfToken;
    const answer = await fetch('/api/v2/cart.cart-step/next-step', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
      body: JSON.stringify({ step: 'shipping', cartId: id }),
    });
    return (await answer.json()).status.flashMessages.map(({ message }: { message: string }) => message);
  }, cartId);
  expect(refused).toEqual(['Financiranje še ni odobreno. Dokončajte vlogo ali izberite drug način plačila.']);
  await apply();
  await expect(submit).toHaveCount(0);
  await expect(status).toContainText(text('txt_financing_approved'));
});

test('documents that have changed are accepted again', async ({ page }) => {
  const { choose, apply, accepted, alert, status, text } = await openShipping(page, 'financing-terms-change');
  await choose(/^Leanpay/);
  await apply();
  await expect(alert).toContainText('Pogoji so se medtem spremenili');
  await expect(accepted).not.toBeChecked();
  await apply();
  await expect(status).toContainText(text('txt_financing_approved'));
});
