import type { Page } from '@playwright/test';
import { DEMO_CUSTOMERS } from '../../demo-pages/domain/demoCustomers';
import { isShiftFree, watchShifts } from '../support/browser/shifts';
import { enter, expect, expectAccessible, expectStatus, placeholderOf, searchBarOf, test } from './shopTest';

const { email, password } = DEMO_CUSTOMERS.regular;

const loginOf = (page: Page) => placeholderOf(page, 'login-drawer');
const accountOf = (page: Page) => placeholderOf(page, 'account-dashboard');

/** Opens the form by a press on the server's own link, before our code has come. */
async function openLogin(page: Page, prefix = ''): Promise<void> {
  await enter(page, 'guest', prefix);
  await page.goto(`${prefix}/`);
  await expectStatus(page, 'cart-drawer', 'ready');
  await loginOf(page).getByRole('link').click();
  await expectStatus(page, 'login-drawer', 'ready');
  await expect(loginOf(page).locator('[name=email]')).toBeFocused();
}

async function signIn(page: Page, name = 'login-drawer'): Promise<void> {
  const widget = placeholderOf(page, name);
  await widget.locator('[name=email]').fill(email);
  await widget.locator('[name=password]').fill(password);
  await widget.locator('[name=password]').press('Enter');
}

for (const prefix of ['', '/hu'])
  test(`[R2.63] [R4.097] the login form of ${prefix || '/si'} opens in the header: nothing shifts, axe finds nothing, errors included`, async ({
    page,
    watch,
  }) => {
    await enter(page, 'guest', prefix);
    await watchShifts(page);
    await page.goto(`${prefix}/`);
    await expectStatus(page, 'cart-drawer', 'ready');
    await loginOf(page).getByRole('link').click();
    await expect(loginOf(page).locator('[name=email]')).toBeFocused();
    await expectAccessible(page, watch);
    await page.keyboard.press('Enter');
    await expect(loginOf(page).locator('[name=password]')).toHaveAttribute('aria-invalid', 'true');
    expect(await isShiftFree(page)).toBe(true);
    await expectAccessible(page, watch);
    await page.keyboard.press('Escape');
    await expect(loginOf(page).getByRole('button').first()).toBeFocused();
    await expect(loginOf(page).locator('[name=email]')).toBeHidden();
  });

test('[R4.098] [R7.168] sign-in without a reload, the pages of the account, and out by its link', async ({ page, watch }) => {
  await openLogin(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await signIn(page);
  const button = loginOf(page).getByRole('button', { name: 'Moj račun: Redni' });
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await button.press('Enter');
  await expect(loginOf(page).getByRole('link')).toHaveText([
    'Moja naročila',
    'Seznami želja',
    'Obveščanje o izdelkih',
    'Moj račun',
    'Odjava',
  ]);
  await expectAccessible(page, watch);
  await loginOf(page).getByRole('link', { name: 'Odjava' }).click();
  await expect(page.getByText('Odjavili ste se.').first()).toBeVisible();
  await expect(loginOf(page).getByRole('link')).toHaveText('Prijava');
});

test('[R5.07] a mistyped domain is corrected by one press', async ({ page }) => {
  await openLogin(page);
  await loginOf(page).locator('[name=email]').fill('ana@gmial.com');
  await loginOf(page).getByRole('button', { name: 'Ste morda mislili ana@gmail.com?' }).click();
  await expect(loginOf(page).locator('[name=email]')).toHaveValue('ana@gmail.com');
});

test('[R4.011] a refused login keeps what was typed and shows why', async ({ page, watch }) => {
  watch.expectErrors(/^Failed to load resource/);
  await openLogin(page);
  await loginOf(page).locator('[name=email]').fill(email);
  await loginOf(page).locator('[name=password]').fill('napačno');
  await page.keyboard.press('Enter');
  await expect(loginOf(page).getByRole('alert')).not.toBeEmpty();
  await expect(loginOf(page).locator('[name=email]')).toHaveValue(email);
  await expectAccessible(page, watch);
});

test('[R4.019] a VIP customer gets the page again, with the prices of members', async ({ page }) => {
  await openLogin(page);
  await loginOf(page).locator('[name=email]').fill(DEMO_CUSTOMERS.vip.email);
  await loginOf(page).locator('[name=password]').fill(DEMO_CUSTOMERS.vip.password);
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await expect(accountOf(page).getByRole('link')).toContainText('Zvesti');
});

test('sign-in and sign-out show in the other tabs, where an open form keeps its text', async ({ page, context }) => {
  await openLogin(page);
  const other = await context.newPage();
  await other.goto('/');
  await expectStatus(other, 'cart-drawer', 'ready');
  await loginOf(other).getByRole('link').click();
  await loginOf(other).locator('[name=email]').fill('nekdo@example.com');
  await searchBarOf(other).field.fill('čajnik');
  await signIn(page);
  await expect(loginOf(other).getByRole('button', { name: 'Moj račun: Redni' })).toBeVisible();
  await expect(searchBarOf(other).field).toHaveValue('čajnik');
  await loginOf(page).getByRole('button', { name: 'Moj račun: Redni' }).click();
  await loginOf(page).getByRole('link', { name: 'Odjava' }).click();
  await expect(loginOf(other).getByRole('button', { name: 'Prijava' })).toBeVisible();
  await other.close();
});

for (const prefix of ['', '/hu'])
  test(`[R4.098] the account of a VIP customer in ${prefix || '/si'}: level and pages, axe finds nothing`, async ({ page, watch }) => {
    await enter(page, 'vip-plus', prefix);
    await watchShifts(page);
    await page.goto(`${prefix}/`);
    await expectStatus(page, 'cart-drawer', 'ready');
    await accountOf(page).hover();
    await expectStatus(page, 'account-dashboard', 'ready');
    await expect(accountOf(page).getByRole('link')).toHaveCount(5);
    await expect(accountOf(page).locator('.loyalty')).toContainText('VIP plus');
    expect(await isShiftFree(page)).toBe(true);
    await expectAccessible(page, watch);
    await page.keyboard.press('Escape');
    await expect(accountOf(page).getByRole('link')).toHaveCount(0);
  });

test('[R2.63] on a phone the user menu has the login form and the account', async ({ page, watch }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await enter(page, 'guest');
  await page.goto('/');
  await expectStatus(page, 'cart-drawer', 'ready');
  const menu = placeholderOf(page, 'user-menu');
  await menu.getByRole('link').click();
  await expect(menu.locator('[name=email]')).toBeFocused();
  await expectAccessible(page, watch);
  await signIn(page, 'user-menu');
  const button = menu.getByRole('button', { name: 'Moj račun: Redni' });
  await button.click();
  await expect(menu.getByRole('link')).toHaveCount(5);
  await expectAccessible(page, watch);
});

test('[A069] a page view loads nothing of the account, and opening the login form calls nothing', async ({ page }) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await openLogin(page);
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([]);
});
