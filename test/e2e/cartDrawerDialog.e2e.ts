import type { Page } from '@playwright/test';
import { GATE } from '../support/testScope';
import { expect, expectStatus, LOST_REQUEST, placeholderOf, test } from './shopTest';

const button = (page: Page) => placeholderOf(page, 'cart-drawer').getByRole('button', { name: /^Košarica/ });
const dialog = (page: Page) => placeholderOf(page, 'cart-drawer').getByRole('dialog', { name: 'Košarica' });

test('the drawer replaces the flyout, and the flyout does not come back by itself', GATE, async ({ page, open }) => {
  await page.clock.install();
  await open('/?scenario=filled-cart');
  await expectStatus(page, 'cart-drawer', 'ready');
  const flyout = placeholderOf(page, 'cart-drawer').getByRole('group', { name: 'Košarica', exact: true });
  await button(page).hover();
  await expect(flyout).toBeVisible();
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(flyout).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.clock.runFor(5000);
  await expect(flyout).toBeHidden();
});

test('without the code of the drawer a click leads to the server’s cart', GATE, async ({ page, watch, open }) => {
  watch.expectErrors(LOST_REQUEST);
  await page.route('**/chunks/CartPanel-*', (route) => route.abort());
  await open('/?scenario=filled-cart');
  await expectStatus(page, 'cart-drawer', 'ready');
  await button(page).click();
  await expect(page).toHaveURL(/\/kosarica$/);
});
