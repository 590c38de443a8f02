import { expect, type Page } from '@playwright/test';
import { cartWidgetOf } from './cartWidget';
import { checkoutOf, chooseShipping, fillContact, SI } from './checkoutPage';

const HOME = '/';
const LISTING = '/iskanje?s=grelnik';

/** A guest orders what is in the cart, by bank transfer; returns when the order's button is pressed. */
export async function orderCart(page: Page): Promise<void> {
  await page.goto(SI.cart);
  const { box, toAddress, toDelivery, order } = checkoutOf(page);
  await expect(box.locator('.line').first()).toBeVisible();
  await toAddress.click();
  await fillContact(page, SI);
  await toDelivery.click();
  await chooseShipping(page);
  await expect(order).not.toHaveAttribute('aria-disabled', 'true');
  await order.click();
}

/** A guest's visit in one go: suggestions at home, an addition from the listing, the cart in its drawer, an order. Status attributes are not relied on. */
export async function shopToOrder(page: Page): Promise<void> {
  await page.goto(HOME);
  const search = page.locator('[data-vitrina="search-bar"]');
  const field = search.getByRole('combobox');
  await field.click();
  await page.keyboard.type('grelnikk');
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('grelnik');
  await expect(search.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(LISTING);
  const { button } = cartWidgetOf(page);
  await expect(button).toBeVisible();
  const added = page.waitForResponse('**/cart/**');
  await page.locator('[data-vitrina-action="add-to-cart"]').first().click();
  expect((await added).ok()).toBe(true);
  await button.click();
  await expect(page.getByRole('dialog').first()).toBeVisible();

  await orderCart(page);
  await page.waitForURL(/\/potrditev\//);
  expect(await checkoutOf(page).orders()).toHaveLength(1);
}
