import { ORDER_ATTEMPT_KEY } from '../../src/features/checkout/orderAttemptStorage';
import { checkoutOf } from '../support/browser/checkoutPage';
import { SHIPPING_STEP, untilMayOrder, untilOrdered } from '../support/browser/ShopperPage';
import { enter, expect, LIGHT_PAGE, LOST_REQUEST, test } from './shopTest';

/* Invalid stored attempts, and changes in the shop during the checkout. */

const YEAR_MS = 365 * 24 * 3_600_000;
const attempt = (change: object = {}): string =>
  JSON.stringify({ key: 'k'.repeat(32), cartId: 'of-another-cart', country: 'SI', at: Date.now(), outcome: 'pending', ...change });

const ATTEMPTS: Readonly<Record<string, string>> = {
  'of another cart': attempt(),
  'of another country': attempt({ country: 'HU' }),
  'of a year ago': attempt({ at: Date.now() - YEAR_MS }),
  'that is not JSON': 'naročilo',
};

for (const [what, stored] of Object.entries(ATTEMPTS))
  test(`[D1] a stored attempt ${what} neither locks the step nor shows a message, and the order is made once`, async ({ page }) => {
    await enter(page, 'checkout-ready');
    await page.goto(LIGHT_PAGE);
    await page.evaluate(
      ([key, text]) => {
        sessionStorage.setItem(key, text);
        localStorage.setItem(key, text);
      },
      [ORDER_ATTEMPT_KEY, stored] as const,
    );
    await page.goto(SHIPPING_STEP);
    await untilMayOrder(page);
    const { order, box, orders } = checkoutOf(page);
    await expect(box.locator('.order-state')).toHaveText(['', '']);
    await expect(box.locator('.flash')).toHaveCount(0);
    await order.click();
    await untilOrdered(page);
    expect(await orders()).toHaveLength(1);
  });

const amountIn = (text: string): number => Number(/([\d.]+,\d\d)/.exec(text)?.[1]?.replace('.', '').replace(',', '.'));

test('[R4.037] [D9] a price that rises at each step: each total is shown before it is paid, and nothing is ordered at another total', async ({
  page,
  watch,
}) => {
  watch.expectErrors(LOST_REQUEST);
  await enter(page, 'price-drift');
  await page.goto('/kosarica');
  const { toAddress, toDelivery, order, orders, box, text } = checkoutOf(page);
  await toAddress.click();
  await toDelivery.click();
  await untilMayOrder(page);
  let agreed = amountIn(await order.innerText());
  for (const press of [1, 2]) {
    await order.click();
    const state = box.locator('.order-state').last();
    await expect(state).toContainText(text('txt_order_declined'));
    await expect.poll(async () => amountIn(await order.innerText()), `press ${press}`).toBeGreaterThan(agreed);
    await untilMayOrder(page);
    const total = amountIn(await order.innerText());
    await expect(state).toContainText(`(prej ${agreed.toFixed(2).replace('.', ',')}`);
    agreed = total;
  }
  expect(await orders()).toEqual([]);
});

test('[D9] a code that expires between basket and order: the shopper sees why nothing was ordered and the new total, and may order at it', async ({
  page,
  watch,
}) => {
  watch.expectErrors(LOST_REQUEST);
  await enter(page, 'code-expired');
  await page.goto(SHIPPING_STEP);
  await untilMayOrder(page);
  const { order, orders, box, text } = checkoutOf(page);
  const agreed = amountIn(await order.innerText());
  await order.click();
  const state = box.locator('.order-state').last();
  await expect(state).toContainText(text('txt_order_declined'));
  await expect(state).toContainText('ZIMA10: Koda je potekla');
  await expect(state).toContainText(`(prej ${agreed.toFixed(2).replace('.', ',')}`);
  expect(await orders()).toEqual([]);
  await untilMayOrder(page);
  const total = amountIn(await order.innerText());
  expect(total).toBeGreaterThan(agreed);
  await order.click();
  await untilOrdered(page);
  expect((await orders()).map((one) => one.total)).toEqual([total]);
});
