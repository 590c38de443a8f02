import { isWhole } from '../support/testScope';
import { buy, sendOrder } from '../support/shop/shopOrder';
import { PAGES, SIBLINGS } from '../support/shop/shopPages';
import { textCutBySpacing } from '../support/browser/textSpacing';
import { expect, expectAccessible, expectStatus, test } from './shopTest';

/** Widgets that the boot has not found yet, or that are on their way. */
const UNSETTLED = '[data-vitrina]:not([data-vitrina-status]), [data-vitrina-status="loading"]';

/** Promises 4 and 6 on every page: axe finds no violations, no policy violation, no error, no unknown global (the fixture checks). */
test.describe('every page is accessible and has its widgets', () => {
  for (const [name, path] of Object.entries(PAGES)) {
    test(name, async ({ page, open, watch }) => {
      if (name === 'no such page') watch.expectErrors(/404/);
      await open(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator(UNSETTLED)).toHaveCount(0); // a question of the page that opens by itself is there
      await expectAccessible(page, watch);
      await page.setViewportSize({ width: 375, height: 700 });
      expect(await textCutBySpacing(page), 'wcag22/1.4.12').toEqual([]);
    });
  }

  for (const scenario of ['maintenance', 'no-config', 'unknown-country', 'broken-config']) {
    test(`scenario ${scenario}`, async ({ page, open, watch }) => {
      watch.expectErrors(/vitrina: /, /503/);
      await open(`/?scenario=${scenario}`, { status: null });
      await expect(page.locator(UNSETTLED)).toHaveCount(0);
      await expectAccessible(page, watch);
    });
  }

  test('an order from the form to its page in the account', async ({ page, open, watch }) => {
    await open('/narocilo?scenario=own-customer,filled-cart');
    watch.expectErrors(/422/);
    await page.locator('form.order button[type="submit"]').click(); // shows the missing fields
    await expect(page.getByRole('alert')).toBeVisible();
    await expectStatus(page, 'search-bar', 'ready');
    await expectAccessible(page, watch);
    await sendOrder(page);
    await page.waitForURL('**/potrditev**');
    await expectStatus(page, 'search-bar', 'ready');
    await expectAccessible(page, watch);
    await open('/narocila');
    await page.locator('main a[href^="/narocila/"]').first().click();
    await expectStatus(page, 'search-bar', 'ready');
    await expectAccessible(page, watch);
  });

  for (const [sibling, { listing, search, product, cart }] of Object.entries(SIBLINGS)) {
    test(`${sibling}: home, listing, search, product, cart`, async ({ page, open, watch }) => {
      for (const path of [`/${sibling}/`, listing, search, product]) {
        await open(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        // The templates are those of the Slovenian pages above; only the texts differ.
        if (isWhole || path === product) await expectAccessible(page, watch);
      }
      await buy(page);
      await open(cart);
      await expect(page.locator('.cart-table')).toBeVisible();
      await expectAccessible(page, watch);
    });
  }
});
