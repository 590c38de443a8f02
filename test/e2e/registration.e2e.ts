import type { Page } from '@playwright/test';
import { shiftsOf } from '../support/browser/shifts';
import { enter, expect, expectAccessible, expectStatus, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

const formOf = (page: Page) => placeholderOf(page, 'registration').locator('form[part=form]');

async function openForm(page: Page, path: string): Promise<void> {
  await enter(page, 'guest', path.startsWith('/hu') ? '/hu' : '');
  await page.goto(path);
  await expectStatus(page, 'registration', 'ready');
}

for (const [path, width] of [
  ['/registracija', 1280],
  ['/registracija', 375],
  ['/hu/regisztracio', 768],
] as const)
  test(`[A048] the registration ${path} at ${width} px: nothing shifts, axe finds nothing, with every error shown`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openForm(page, path);
    expect(await shiftsOf(page)).toEqual([]);
    await expectAccessible(page, watch);
    await formOf(page).locator('input[type=checkbox]').first().check();
    await formOf(page).locator('.primary').click();
    await expect(formOf(page).locator('[aria-invalid=true]').first()).toBeFocused();
    await expectAccessible(page, watch);
  });

test('[R7.014] [R7.044] a new account for a company: signed in on the page of the account', GATE, async ({ page }) => {
  await openForm(page, '/registracija');
  const form = formOf(page);
  const email = `nova-${test.info().workerIndex}-${Math.round(await page.evaluate(() => performance.timeOrigin))}@example.com`;
  await form.locator('[name="billing.firstname"]').fill('Neža');
  await form.locator('[name="billing.lastname"]').fill('Novak');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill('dovolj dolgo geslo');
  await form.locator('[name="shipping.phone.number"]').fill('040 123 456');
  await form.getByRole('checkbox', { name: 'Kupujem za podjetje' }).check();
  await form.locator('[name="billing.businessArea"]').fill('Lipa d. o. o.');
  await form.locator('[name="billing.companyTaxId"]').fill('SI50223054');
  await form.locator('[name="billing.street"]').fill('Slovenska cesta 1');
  await form.locator('[name="billing.zip"]').fill('1000');
  await form.locator('[name="billing.city"]').fill('Ljubljana');
  await form.locator('.primary').click();
  await expect(page).toHaveURL(/\/moj-racun$/);
  await expect(placeholderOf(page, 'account-dashboard').getByRole('link')).toContainText('Neža');
});

test('[R8.03] an e-mail that has an account: a message, and everything typed stays', async ({ page, watch }) => {
  watch.expectErrors(/^Failed to load resource/);
  await openForm(page, '/registracija');
  const form = formOf(page);
  await form.locator('[name="billing.firstname"]').fill('Ana');
  await form.locator('[name="billing.lastname"]').fill('Novak');
  await form.locator('[name=email]').fill('kupec@vitrina.example');
  await form.locator('[name=password]').fill('dovolj dolgo geslo');
  await form.locator('[name="shipping.phone.number"]').fill('040 123 456');
  await form.locator('.primary').click();
  await expect(
    placeholderOf(page, 'flash-messages')
      .getByText(/e-naslov/i)
      .first(),
  ).toBeVisible();
  await expect(form.locator('[name=password]')).toHaveValue('dovolj dolgo geslo');
  await expectAccessible(page, watch);
});
