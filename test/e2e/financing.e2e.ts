import type { Page } from '@playwright/test';
import { COUNTRIES, SI } from '../support/browser/checkoutPage';
import type { Country } from '../support/browser/checkoutPage';
import { financingOf, ONE_TIME_CODE, setHidden } from '../support/browser/financingPage';
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

test('[R5.37] [R5.38] [A107] SI# and HR5 are not offered by default', async ({ page }) => {
  const { box } = await openShipping(page);
  await expect(box.getByRole('radio', { name: /^Leanpay/ })).toBeVisible();
  await expect(box.getByRole('radio', { name: /^Summit/ })).toHaveCount(0);
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

test('[A111] a hidden tab does not poll, and goes on when it is shown', async ({ page }) => {
  await page.clock.install();
  const { choose, apply, status, text } = await openShipping(page, 'financing-slow');
  await choose(/^Leanpay/);
  await apply();
  await expect(status).toContainText(text('txt_financing_deciding'));
  const loads = loadsOf(page);
  await setHidden(page, true);
  await page.clock.runFor(60_000);
  const hidden = loads.length;
  await page.clock.runFor(600_000);
  expect(loads.length).toBe(hidden);
  const next = page.waitForRequest('**/cart.cart-pfc/load*');
  await setHidden(page, false);
  await next;
});

test('[A111] a provider that never decides: after 60 s it can be tried again, and before, the shopper can stop', async ({ page }) => {
  await page.clock.install();
  const { choose, apply, status, text, button, panel } = await openShipping(page, 'financing-slow');
  await choose(/^Leanpay/);
  await apply();
  await expect(status).toContainText(text('txt_financing_deciding'));
  await button('txt_financing_stop').click();
  await expect(status).toContainText(text('txt_financing_stopped'));
  const again = page.waitForResponse('**/cart.cart-pfc/load*');
  await panel.getByRole('button', { name: 'Poskusi znova' }).click();
  await again;
  await page.clock.runFor(61_000);
  await expect(status).toContainText(text('txt_financing_timed_out'));
});

test('refused by the provider, another method is ordered', async ({ page, watch }) => {
  const { choose, apply, status, text, order, box, thanks } = await openShipping(page, 'financing-refused');
  await choose(/^Leanpay/);
  await apply();
  await expect(status).toContainText(text('txt_financing_refused'));
  await expectAccessible(page, watch);
  await expect(order.last()).toHaveAttribute('aria-disabled', 'true');
  await box.getByRole('radio', { name: /^Predračun/ }).check();
  await order.last().click();
  await expect(thanks).toBeVisible();
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

test('[R8.17] [R8.18] [R8.19] an error of the provider ends the waiting; trying again goes on', async ({ page, watch }) => {
  const { choose, apply, alert, status, text, panel } = await openShipping(page, 'financing-error');
  await choose(/^Leanpay/);
  await apply();
  await expect(alert).toContainText(text('txt_financing_failed'));
  await expectAccessible(page, watch);
  await panel.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(status).toContainText(text('txt_financing_approved'));
});

test('[R7.144] a one-time code pasted with spaces is right; typed wrong five times it is the end; sent again it is a POST without body', async ({
  page,
}) => {
  const country = countryOf('CZ');
  const { choose, apply, code, submit, alert, status, text, button, panel } = await openShipping(page, 'financing-ready', country);
  await choose(/^Odložená platba/);
  await apply();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  const sent = page.waitForRequest('**/cart.cart-pfc/otp');
  await button('txt_financing_code_again').click();
  expect((await sent).postData()).toBeNull();
  await expect(panel.getByText(text('txt_financing_code_on_way'))).toBeVisible();
  for (let left = 4; left > 0; left -= 1) {
    await code.fill('000000');
    await submit.click();
    await expect(alert).toContainText('Kód není správný.');
    await expect(panel.getByText(new RegExp(`Zbýv\\S+ ${left} `))).toBeVisible();
    await expect(code).toHaveValue('');
  }
  await code.fill('000000');
  await submit.click();
  await expect(status).toContainText(text('txt_financing_code_spent'));
  await apply();
  await code.fill(' 482 913 ');
  await submit.click();
  await expect(status).toContainText(text('txt_financing_approved'));
});

test('the personal number and the code are in no storage', async ({ page }) => {
  const { choose, personalId, accepted, submit, code, status, text } = await openShipping(page, 'financing-ready', countryOf('CZ'));
  await choose(/^Revolvingový úvěr/);
  await personalId.fill('850101/1234');
  await accepted.check();
  await submit.click();
  await code.fill(ONE_TIME_CODE);
  await submit.click();
  await expect(status).toContainText(text('txt_financing_approved'));
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(stored).not.toMatch(/8501011234|850101\/1234|482913/);
  await page.reload();
  await expect(status).toContainText(text('txt_financing_approved'));
});

test('odd variants of the shop are left out', async ({ page }) => {
  const { box, terms, panel } = await openShipping(page, 'financing-odd');
  await box.getByRole('radio', { name: /^Leanpay/ }).check();
  await expect(terms).toHaveCount(4);
  await expect(panel).not.toContainText(/NaN|-5|Infinity/);
});
