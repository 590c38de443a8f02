import { cartWidgetOf } from '../support/browser/cartWidget';
import { expect, LIGHT_PAGE, test } from './shopTest';

test('a drawer with 500 lines opens, repeatedly; the button counts to 99+', async ({ page }) => {
  await page.goto(`${LIGHT_PAGE}?scenario=big-cart`);
  const cart = cartWidgetOf(page);
  await cart.open();
  await expect(cart.dialog.getByRole('spinbutton').first()).toBeVisible();
  await cart.close();
  await expect(cart.button).toContainText('99+');
  await cart.open();
  await expect(cart.dialog.getByRole('spinbutton').first()).toBeVisible();
});
