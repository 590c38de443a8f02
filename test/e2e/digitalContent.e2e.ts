import type { Page } from '@playwright/test';
import type { Vitrina } from '../../src/vitrina';
import { cartWidgetOf, storedCounts } from '../support/browser/cartWidget';
import { shiftsOf } from '../support/browser/shifts';
import { enter, expect, expectAccessible, test } from './shopTest';

const keysOf = (page: Page) => page.locator('[data-vitrina="digital-content"][data-order-id]');
const apiKeyOf = (page: Page) => page.locator('[data-vitrina="digital-content"][data-api-key]');
const lettersOf = (page: Page) => keysOf(page).locator('code');

/** Signs in a customer with digital goods and opens the paid order. */
async function openOrder(page: Page, scenario = 'digital-order'): Promise<void> {
  await enter(page, scenario);
  await page.goto('/narocila');
  const links = page.getByRole('link', { name: /^Prikaži naročilo/ });
  const href = await links.nth(1).getAttribute('href');
  await page.goto(href ?? '');
  await keysOf(page).scrollIntoViewIfNeeded();
  await expect(keysOf(page)).toHaveAttribute('data-vitrina-status', 'ready');
}

async function openApiKey(page: Page): Promise<void> {
  await apiKeyOf(page).scrollIntoViewIfNeeded();
  await expect(apiKeyOf(page)).toHaveAttribute('data-vitrina-status', 'ready');
}

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('[R7.100] licence keys at 320 px: shown by keyboard, copied, hidden, and the same after a reload', async ({ page, watch }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await openOrder(page);
    expect(await shiftsOf(page)).toEqual([]);
    await keysOf(page).getByRole('button', { name: 'Pokaži ključe' }).press('Enter');
    await expect(lettersOf(page)).toHaveCount(3);
    await expect(keysOf(page).getByText('Prikazani so 3 ključi.')).toBeFocused();
    await expectAccessible(page, watch);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const keys = await lettersOf(page).allTextContents();
    await keysOf(page)
      .getByRole('button', { name: /^Kopiraj: .*ključ 2$/ })
      .press('Enter');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(keys[1]);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
    for (const key of keys) expect(stored).not.toContain(key);
    await keysOf(page).getByRole('button', { name: 'Skrij ključe' }).press('Enter');
    await expect(lettersOf(page)).toHaveCount(0);
    await page.reload();
    await keysOf(page).getByRole('button', { name: 'Pokaži ključe' }).press('Enter');
    await expect(lettersOf(page)).toHaveText(keys);
  });
});

test('[R7.099] [R7.101] an API key is created, shown once, found again after a reload, and renewed after a question', async ({
  page,
  watch,
}) => {
  await openOrder(page);
  await openApiKey(page);
  const apiKey = apiKeyOf(page);
  await apiKey.getByRole('button', { name: 'Ustvari ključ API' }).press('Enter');
  await expect(apiKey.locator('code')).toHaveText(/^vtr_/);
  const first = await apiKey.locator('code').textContent();
  await page.reload();
  await openApiKey(page);
  await expect(apiKey.locator('code')).toHaveCount(0);
  await apiKey.getByRole('button', { name: 'Zamenjaj ključ API' }).press('Enter');
  await expect(apiKey.getByRole('button', { name: 'Zamenjaj', exact: true })).toBeFocused();
  await expectAccessible(page, watch);
  await page.keyboard.press('Enter');
  await expect(apiKey.locator('code')).toHaveText(/^vtr_/);
  expect(await apiKey.locator('code').textContent()).not.toBe(first);
});

test('[R7.100] odd keys at 320 px: 4,000 characters scroll in their box, markup is text', async ({ page, watch }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openOrder(page, 'digital-order,odd-licenses');
  await keysOf(page).getByRole('button', { name: 'Pokaži ključe' }).click();
  await expect(lettersOf(page)).toHaveCount(5);
  await expect(keysOf(page).locator('img, script')).toHaveCount(0);
  await expect(keysOf(page).getByRole('link')).toHaveCount(1);
  const box = keysOf(page).getByRole('region', { name: 'Dolga licenca, ključ 1' });
  expect((await box.textContent())?.length).toBeGreaterThan(4000);
  expect((await box.boundingBox())?.height).toBeLessThan(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page, watch);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('[R7.099] [R7.100] the server’s own page shows the keys and creates an API key', async ({ page }) => {
    await page.goto('/?scenario=digital-order');
    await page.goto('/narocila');
    const href = await page
      .getByRole('link', { name: /^Prikaži naročilo/ })
      .nth(1)
      .getAttribute('href');
    await page.goto(href ?? '');
    await page.getByRole('link', { name: 'Pokaži licenčne ključe' }).click();
    await expect(page.locator('.licenses code')).toHaveCount(3);
    await page.getByRole('button', { name: 'Ustvari ključ API' }).click();
    await expect(page.locator('.digital-place code')).toHaveText(/^vtr_/);
  });
});

test('[R3.049] [R3.032] digital goods enter the cart by article and id, are marked as such there, and are removed for good', async ({
  page,
  context,
}) => {
  await enter(page, 'guest');
  const quiet: { digital: string[] } = await (await page.request.get('/__demo/quiet-variants')).json();
  const id = quiet.digital[0] ?? '';
  const found: { variants: { productId: string }[] } = await (await page.request.get(`/api/product/find-variants-by-id?ids=${id}`)).json();
  const item = { articleId: found.variants[0]?.productId ?? '', id };
  await page.goto('/');
  const sent = page.waitForRequest(/\/api\/cart\/put/);
  await page.evaluate((one) => void (window.vitrina as Vitrina).cart.add(one), item);
  expect((await sent).postDataJSON()).toMatchObject(item);
  await expect.poll(() => storedCounts(context)).toEqual({ [id]: 1 });
  const cart = cartWidgetOf(page);
  const { dialog, button } = cart;
  await cart.open();
  await expect(dialog.getByText('Digitalna vsebina')).toBeVisible();
  await dialog.getByRole('button', { name: /^Odstrani: / }).click();
  await expect.poll(() => storedCounts(context)).toEqual({});
  await page.reload();
  await expect(button).toHaveAccessibleName(/ 0 /);
});
