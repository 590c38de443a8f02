import type { Page } from '@playwright/test';
import { shiftsOf } from '../support/browser/shifts';
import { FLOAT_HIDDEN_COOKIE } from '../../src/features/promo/promoRules';
import { CLICK_DELAY_MS } from '../../src/shop/interaction';
import { enter, expect, expectAccessible, expectStatus, LOST_REQUEST, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

/** Of the generated catalogue: a watch in several colours of one price, of which one is sold out, sold in Slovenia and Hungary; and a shirt of the supplier. */
const WATCHES = { '': '/pametna-ura-orvika-sava-200-40-mm', '/hu': '/hu/okosora-orvika-sava-200-40-mm' } as const;
const WATCH = WATCHES[''];
const SHIRT = '/moska-srajca-selmira-gama-180-bombaz';

const statusOf = (page: Page) => placeholderOf(page, 'availability').getByRole('status');
const choiceOf = (page: Page) => page.locator('#buy-variant');

/** The ids in calls of the page from now on. */
function idsAskedBy(page: Page): string[] {
  const ids: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/api/client/getProductsAvailability')) ids.push(url.searchParams.get('ids') ?? '');
  });
  return ids;
}

for (const [prefix, width, text] of [
  ['', 1280, /^Na zalogi.*Dostava (jutri|v \S+, \d+\.\s\S+)$/],
  ['/hu', 320, /^Raktáron.*Kiszállítás: (holnap|\S+\s\d+\., \S+)$/],
] as const)
  test(`[R3.107] [R7.103] the availability in ${prefix || '/si'} at ${width} px: nothing shifts, axe finds nothing`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(WATCHES[prefix]);
    await expectStatus(page, 'availability', 'ready');
    await expect(statusOf(page)).toHaveText(text);
    await expect(page.locator('[data-vitrina-status="loading"]')).toHaveCount(0);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectAccessible(page, watch);
  });

test('[R3.113] [R7.103] a page from a cache is corrected by the shop, without a shift; a customer’s own page asks nothing', async ({
  page,
}) => {
  await enter(page, 'sold-out-since');
  const asked = idsAskedBy(page);
  await page.goto(SHIRT);
  await expect(statusOf(page)).toHaveText('Razprodano');
  await expect(placeholderOf(page, 'availability').locator('> .availability')).toHaveText('Pri dobavitelju');
  expect(asked).toHaveLength(1);
  expect(await shiftsOf(page)).toEqual([]);

  await enter(page, 'own-customer,sold-out-since');
  await page.goto(SHIRT);
  await expect(statusOf(page)).toContainText('Pri dobavitelju');
  await page.waitForLoadState('networkidle'); // nothing is requested any more
  expect(asked).toHaveLength(1);
});

test(
  '[R7.103] [R8.15] the shopper chooses a variant in the server’s form by keyboard, and adds that one; of a sold-out one, the page says why not, in view',
  GATE,
  async ({ page, watch, context, baseURL }) => {
    watch.expectErrors(LOST_REQUEST); // the sold-out one is refused
    await context.addCookies([{ name: FLOAT_HIDDEN_COOKIE, value: '1', url: baseURL ?? '' }]); // it would come over the button
    const asked = idsAskedBy(page);
    await page.clock.install();
    await page.goto(WATCH);
    await expectStatus(page, 'availability', 'ready');
    await choiceOf(page).focus();
    await page.keyboard.press('Home');
    await expect(choiceOf(page).locator('option:checked')).toContainText('Razprodano');
    await expect(statusOf(page)).toHaveText('Razprodano');
    const add = page.locator('#buy').getByRole('button', { name: 'V košarico' });
    await page.setViewportSize({ width: 375, height: 600 });
    await add.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Tega izdelka ni mogoče naročiti.' })).toBeInViewport();

    await placeholderOf(page, 'availability').scrollIntoViewIfNeeded();
    await expectStatus(page, 'availability', 'ready');
    await choiceOf(page).focus();
    await page.keyboard.press('End');
    const chosen = await choiceOf(page).inputValue();
    await expect(statusOf(page)).toContainText('Dostava');
    await expect.poll(() => asked.join().split(',')).toContain(chosen);
    await expectAccessible(page, watch);

    const sent = page.waitForRequest(/\/api\/cart\/put/);
    await page.clock.fastForward(CLICK_DELAY_MS); // sooner, it is the first click repeated (R9.18)
    await add.click();
    expect(new URLSearchParams((await sent).postData() ?? '').get('variantId') ?? (await sent).postDataJSON().variantId).toBe(chosen);
  },
);

test('[R3.116] [A084] when the shop does not answer, what the page printed stays, and what it did not print is not guessed', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/^Failed to load resource/);
  await page.goto(`${WATCH}?fault=500:getProductsAvailability`);
  await expectStatus(page, 'availability', 'ready');
  await expect(statusOf(page)).toContainText('Na zalogi');
  await choiceOf(page).selectOption({ index: 0 });
  await expect(statusOf(page)).toHaveText('Preverite zalogo');
  await expect.poll(() => watch.warnings.filter((text) => text.startsWith('vitrina: no availability'))).toHaveLength(1);
  await choiceOf(page).selectOption({ index: 1 });
  await expect(statusOf(page)).toContainText('Na zalogi');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the server’s lines', async ({ page }) => {
    await page.goto(SHIRT);
    await expect(placeholderOf(page, 'availability')).toContainText('Pri dobavitelju');
    await expect(placeholderOf(page, 'availability')).toContainText('Predvidena dostava');
  });
});
