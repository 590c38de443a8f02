import type { Page } from '@playwright/test';
import { layoutErrorsOf } from '../support/browser/layoutErrors';
import { expect, expectStatus, hoverFound, placeholderOf, test } from './shopTest';

const HEADER = ['search-bar', 'login-drawer', 'user-menu', 'wishlist-flyout', 'cart-drawer', 'mobile-menu', 'mega-menu'];
const [DESKTOP, PHONE, TURNED] = [
  { width: 1280, height: 800 },
  { width: 375, height: 740 },
  { width: 740, height: 375 },
];

const boxesOf = (page: Page) => Promise.all(HEADER.map((name) => placeholderOf(page, name).boundingBox()));

test('[A024] [D30] [D31] a window that becomes narrow, is turned and becomes wide again: the header fits as in a fresh page', async ({
  page,
  open,
}) => {
  const resize = async (size: typeof DESKTOP, device: 'is-desktop' | 'is-tablet' | 'is-mobile') => {
    await page.setViewportSize(size);
    await expect(placeholderOf(page, 'cart-drawer').locator('.vitrina-root')).toHaveClass(new RegExp(device));
    // The cart's button clips its name on purpose where there is room for the icon only.
    const layoutErrors = await Promise.all(HEADER.map((name) => layoutErrorsOf(placeholderOf(page, name))));
    expect(layoutErrors.flat().filter((error) => !error.startsWith('cut: A button'))).toEqual([]);
  };
  await open('/');
  const [cart, menu] = [placeholderOf(page, 'cart-drawer'), placeholderOf(page, 'mega-menu')];
  for (const name of ['login-drawer', 'wishlist-flyout', 'mega-menu']) {
    await hoverFound(placeholderOf(page, name), 'a');
    await expectStatus(page, name, 'ready');
  }
  await page.mouse.move(600, 790);
  const wide = await boxesOf(page);

  await cart.getByRole('button', { name: 'Košarica' }).click();
  await expect(cart.getByRole('dialog')).toBeVisible();
  await resize(PHONE, 'is-mobile');
  await page.keyboard.press('Escape');
  await expect(cart.getByRole('dialog')).toBeHidden();
  await expect(cart.getByRole('link', { name: 'Košarica' })).toBeFocused();
  await expect(menu.locator('.bar')).toHaveCount(0);

  await resize(TURNED, 'is-tablet');
  await resize(DESKTOP, 'is-desktop');
  await expect(menu.getByRole('button', { name: 'Elektronika' })).toBeVisible();
  expect(await boxesOf(page)).toEqual(wide);
});
