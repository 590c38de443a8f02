import { DEMO_CUSTOMERS } from '../../demo-pages/domain/demoCustomers';
import { accountOf, loginOf, openLogin, signIn } from '../support/browser/accountPage';
import { waitForAllAnimations } from '../support/browser/animations';
import { shiftsOf } from '../support/browser/shifts';
import { enter, expect, expectAccessible, expectStatus, LOST_REQUEST, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

const { email } = DEMO_CUSTOMERS.regular;

test('[R2.56] [R2.63] [R4.097] the login form opens in the header: nothing shifts, axe finds nothing, errors included', async ({
  page,
  watch,
}) => {
  await enter(page, 'guest');
  await page.goto('/');
  await expectStatus(page, 'cart-drawer', 'ready');
  await loginOf(page).click();
  await expect(loginOf(page).locator('[name=email]')).toBeFocused();
  await expectAccessible(page, watch);
  await page.keyboard.press('Enter');
  await expect(loginOf(page).locator('[name=password]')).toHaveAttribute('aria-invalid', 'true');
  expect(await shiftsOf(page)).toEqual([]);
  expect((await loginOf(page).locator('.login-form a').boundingBox())?.height).toBeGreaterThanOrEqual(24); // wcag22/2.5.8: not inline in a sentence
  await expectAccessible(page, watch);
  await page.keyboard.press('Escape');
  await expect(loginOf(page).getByRole('button').first()).toBeFocused();
  await expect(loginOf(page).locator('[name=email]')).toBeHidden();
});

test(
  '[R1.07] [R2.57] [R6.06] [R6.07] [R4.098] [R7.168] sign-in without a reload, the pages of the account, and out by its link',
  GATE,
  async ({ page, watch }) => {
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
    // A link of the server, or the widget's button, which may load as the session has ended.
    await expect(
      loginOf(page)
        .getByRole('link', { name: 'Prijava' })
        .or(loginOf(page).getByRole('button', { name: 'Prijava' })),
    ).toBeVisible();
  },
);

test('[R4.011] the error appears in room kept for it, in every language also on a narrow phone: no field moves', async ({
  page,
  watch,
}) => {
  watch.expectErrors(LOST_REQUEST);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const prefix of ['', '/cz', '/sk', '/pl', '/hu', '/hr']) {
    await enter(page, 'guest', prefix);
    await page.goto(`${prefix}/`);
    await expectStatus(page, 'search-bar', 'ready');
    const menu = placeholderOf(page, 'user-menu');
    await menu.click();
    const field = menu.locator('[name=email]');
    await expect(field).toBeFocused();
    await waitForAllAnimations(page);
    const before = await field.boundingBox();
    await field.fill(email);
    await menu.locator('[name=password]').fill('napacno1');
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('alert')).not.toBeEmpty();
    expect(await field.boundingBox(), prefix).toEqual(before);
  }
});

test('[R4.019] a VIP customer gets the page again, with the prices of members', async ({ page }) => {
  await openLogin(page);
  await loginOf(page).locator('[name=email]').fill(DEMO_CUSTOMERS.vip.email);
  await loginOf(page).locator('[name=password]').fill(DEMO_CUSTOMERS.vip.password);
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await expect(accountOf(page).getByRole('link')).toContainText('Zvesti');
});

test('[R4.098] the account of a VIP customer: level and pages, axe finds nothing', async ({ page, watch }) => {
  await enter(page, 'vip-plus');
  await page.goto('/');
  await expectStatus(page, 'cart-drawer', 'ready');
  await accountOf(page).hover();
  await expectStatus(page, 'account-dashboard', 'ready');
  await expect(accountOf(page).getByRole('link')).toHaveCount(5);
  await expect(accountOf(page).locator('.loyalty')).toContainText('VIP plus');
  expect(await shiftsOf(page)).toEqual([]);
  await expectAccessible(page, watch);
  await page.keyboard.press('Escape');
  await expect(accountOf(page).getByRole('link')).toHaveCount(0);
});

test('[R2.54] [R2.63] on a phone the user menu has the login form and the account', GATE, async ({ page, watch }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await enter(page, 'guest');
  await page.goto('/');
  await expectStatus(page, 'cart-drawer', 'ready');
  const menu = placeholderOf(page, 'user-menu');
  await menu.click();
  await expect(menu.locator('[name=email]')).toBeFocused();
  await expectAccessible(page, watch);
  await signIn(page, menu);
  const button = menu.getByRole('button', { name: 'Moj račun: Redni' });
  await button.click();
  await expect(menu.getByRole('link')).toHaveCount(5);
  await expectAccessible(page, watch);
});
