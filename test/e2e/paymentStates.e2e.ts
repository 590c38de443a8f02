import type { Page } from '@playwright/test';
import { checkoutOf, SI } from '../support/browser/checkoutPage';
import { enter, expect, expectAccessible, expectStatus, placeholderOf, test } from './shopTest';

/** Orders with a card and goes to the provider's page. */
async function goToProvider(page: Page): Promise<void> {
  await enter(page, 'checkout-ready');
  await page.goto(`${SI.cart}/3`);
  const { box, order } = checkoutOf(page);
  const chosen = page.waitForResponse('**/select-billing-method');
  await box.getByRole('radio', { name: /Plačilna kartica/ }).check();
  await chosen;
  await order.click();
  await page.waitForURL(/\/pay\?/);
}

const decide = (page: Page, outcome: string) => page.locator(`button[value="${outcome}"]`).click();

for (const [outcome, title, next] of [
  ['decline', 'Plačilo ni uspelo', 'Plačaj znova'],
  ['abandon', 'Plačilo je prekinjeno', 'Plačaj znova'],
] as const)
  test(`[D4] ${outcome}: the shop's page has a heading of its own, pays again, or by a transfer with its data`, async ({ page, watch }) => {
    await goToProvider(page);
    await decide(page, outcome);
    await expectStatus(page, 'confirmation', 'ready');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: next })).toBeVisible();
    await expectAccessible(page, watch);
    await page.getByRole('button', { name: 'Plačaj z bančnim nakazilom' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hvala za naročilo' })).toBeVisible();
    const place = placeholderOf(page, 'confirmation').and(page.locator('[data-transfer]'));
    await expect(place.getByRole('button', { name: 'Kopiraj: Sklic' })).toBeVisible();
  });

test('[D4] [R7.112] processing: nothing is to be paid twice, and the page learns when it is paid', async ({ page, watch }) => {
  await goToProvider(page);
  await decide(page, 'later');
  await expect(page.getByRole('heading', { level: 1, name: 'Plačilo še ni potrjeno' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Plačaj/ })).toHaveCount(0);
  const [host, below] = [placeholderOf(page, 'confirmation').first(), page.getByText('Številka naročila')];
  await expectStatus(page, 'confirmation', 'ready');
  const [before, refresh] = [await below.boundingBox(), page.getByRole('link', { name: 'Osveži stran' })];
  await refresh.focus();
  await expect(host.getByText('Naročilo je plačano.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hvala za naročilo');
  await expect(page.getByText(/Ne plačujte znova/).filter({ visible: true })).toHaveCount(0);
  expect(await below.boundingBox()).toEqual(before);
  await expect(host.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page, watch);
  await host.getByRole('button', { name: 'Osveži stran' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hvala za naročilo' })).toBeVisible();
  await expect(page.getByText('Za plačilo')).toHaveCount(0);
});

test('[D4] abandoned: the basket leads back to the order, which follows what the shopper pays in another tab', async ({ page, watch }) => {
  await goToProvider(page);
  const provider = page.url();
  await page.goto(SI.cart);
  const { box, heading } = checkoutOf(page);
  await expect(heading('txt_payment_pending_title')).toBeVisible();
  await expect(box.getByRole('link', { name: 'Drug način plačila' })).toBeVisible();
  await expectAccessible(page, watch);
  const other = await page.context().newPage();
  await other.goto(provider);
  await decide(other, 'success');
  await other.waitForURL(/payment=success/);
  await other.close();
  await expect(heading('txt_checkout_confirmation')).toBeVisible();
  await expect(box.getByText('Naročilo je plačano.')).toBeVisible();
});
