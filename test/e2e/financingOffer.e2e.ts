import type { Page } from '@playwright/test';
import { shiftsOf } from '../support/browser/shifts';
import { enter, expect, expectAccessible, expectStatus, LOST_REQUEST, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

const WIDGET = 'financing-offer';

/** Opens the page of goods that can be financed. */
async function openProduct(page: Page, scenario = 'financing-ready'): Promise<void> {
  await enter(page, scenario);
  const cart = await (await page.request.get('/api/v2/cart.cart-api/load-cart')).json();
  await page.goto(cart.articles[0].url);
}

test(
  '[R7.105] [R7.106] [R7.107] [R7.108] a product page names the lowest instalment and calculates; nothing moves before it is opened',
  GATE,
  async ({ page, watch }) => {
    await openProduct(page);
    const offer = placeholderOf(page, WIDGET);
    await offer.scrollIntoViewIfNeeded();
    await expectStatus(page, WIDGET, 'ready');
    const line = offer.getByText(/Že od \d+,\d\d\s€ na mesec/);
    await expect(line).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    await offer.getByText('Izračunaj obroke').click();
    await offer.getByRole('radio', { name: /12 obrokov/ }).check();
    await expect(offer.getByText('Efektivna obrestna mera (EOM)')).toBeVisible();
    await expectAccessible(page, watch);
    const before = await offer.locator('.costs-total dd').textContent();
    await offer.getByLabel('Polog').selectOption({ index: 1 });
    await expect(offer.locator('.costs-total dd')).not.toHaveText(before ?? '');
    // Nothing is chosen for the order.
    const cart = await (await page.request.get('/api/v2/cart.cart-api/load-cart')).json();
    expect(cart.selectedPayment).toBeNull();
  },
);

test("without an answer the server's own line stays", async ({ page, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  await page.route('**/api/finance-offer/financial-offers*', (route) => route.fulfill({ status: 200, body: '<html>' }));
  await openProduct(page);
  await placeholderOf(page, WIDGET).scrollIntoViewIfNeeded();
  await expectStatus(page, WIDGET, 'ready');
  await expect(page.getByText(/^Na obroke od .* na mesec$/)).toBeVisible();
});

test('odd variants of the shop are left out', async ({ page }) => {
  await openProduct(page, 'financing-odd');
  const offer = placeholderOf(page, WIDGET);
  await offer.scrollIntoViewIfNeeded();
  await offer.getByText('Izračunaj obroke').click();
  await expect(offer.getByRole('radio')).toHaveCount(4);
  await expect(offer).not.toContainText(/NaN|-5/);
});
