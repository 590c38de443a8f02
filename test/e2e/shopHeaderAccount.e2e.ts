import type { Page } from '@playwright/test';
import { accountOf, loginOf, openLogin, signIn } from '../support/browser/accountPage';
import { enter, expect, expectStatus, placeholderOf, test } from './shopTest';

const places = (all: Element[]): number[][] =>
  all.map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  });
const topBarOf = (page: Page) => page.getByRole('navigation', { name: 'Uporabniški račun' });

test('after a sign-in within the page the top bar shows what the reloaded page shows, and again after the sign-out', async ({ page }) => {
  await openLogin(page);
  const guest = await topBarOf(page).innerText();
  await signIn(page);
  await expect(topBarOf(page).getByRole('link', { name: 'Moj račun: Redni' })).toBeVisible();
  const shown = await topBarOf(page).innerHTML();
  await page.reload();
  expect(await topBarOf(page).innerHTML()).toBe(shown);
  await accountOf(page).click();
  await accountOf(page).getByRole('link', { name: 'Odjava' }).click();
  await expect.poll(() => topBarOf(page).innerText()).toBe(guest);
});

test('on a phone the icons are as far from each other, and being signed in shows on the first, before and after its widget has loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await enter(page, 'own-wishlists');
  await page.goto('/iskanje?s=lopata');
  await expectStatus(page, 'cart-drawer', 'ready');
  const icons = page.locator('.header-links > li, .menu-button > div').filter({ visible: true });
  const middles = await icons.evaluateAll((all) =>
    all.map((icon) => {
      const { left, width } = icon.getBoundingClientRect();
      return left + width / 2;
    }),
  );
  expect(middles).toHaveLength(4);
  const gaps = middles.slice(1).map((middle, at) => Math.round(middle - (middles[at] ?? 0)));
  expect(gaps).toEqual([44, 44, 44]);
  const account = page.locator('.header-account').filter({ visible: true });
  await expect(account.locator('.header-signed')).toBeVisible();
  const before = await account.locator('svg').evaluateAll(places);
  await placeholderOf(page, 'user-menu').dispatchEvent('pointerenter');
  await expectStatus(page, 'user-menu', 'ready');
  await expect(account.locator('[part=signed-in]')).toBeVisible();
  expect(await account.locator('[part=button] svg').evaluateAll(places)).toEqual(before);
});

test('on a phone a guest’s icon has no mark', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/prijava');
  await expectStatus(page, 'cart-drawer', 'ready');
  await placeholderOf(page, 'user-menu').dispatchEvent('pointerenter');
  await expectStatus(page, 'user-menu', 'ready');
  await expect(page.locator('.header-signed, [part=signed-in]')).toHaveCount(0);
  await expect(loginOf(page)).toBeHidden();
});
