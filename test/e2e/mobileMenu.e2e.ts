import type { Page } from '@playwright/test';
import { waitForAllAnimations } from '../support/browser/animations';
import { clickInPlace } from '../support/browser/clickInPlace';
import { GATE } from '../support/testScope';
import { expect, expectAccessible, expectStatus, placeholderOf, test } from './shopTest';

const menuOf = (page: Page) => placeholderOf(page, 'mobile-menu');
const summaryOf = (page: Page) => menuOf(page).locator('summary');
const openerOf = (page: Page) => menuOf(page).getByRole('button', { name: 'Kategorije' });
const sheetOf = (page: Page) => menuOf(page).getByRole('dialog');
const rowOf = (page: Page, name: string) => sheetOf(page).getByRole('button', { name, exact: true });

/** Opens the menu as a shopper does, and waits until its entries are there. */
async function openMenu(page: Page): Promise<void> {
  await clickInPlace(summaryOf(page));
  await expectStatus(page, 'mobile-menu', 'ready');
  await expect(rowOf(page, 'Elektronika')).toBeVisible();
}

test.use({ viewport: { width: 375, height: 740 } });

test('[R1.02][R6.02] a press on the server’s own button opens the menu in its place; nothing moves, one call', async ({
  page,
  open,
  watch,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/') ? calls.push(new URL(request.url()).pathname) : null));
  await open('/');
  await expect(menuOf(page)).toHaveAttribute('data-vitrina-status', 'found');
  expect(calls).toEqual([]);
  const before = await menuOf(page).boundingBox();
  await openMenu(page);
  await expectAccessible(page, watch, { without: ['color-contrast'] });
  await page.keyboard.press('Escape');
  await expect(sheetOf(page)).toBeHidden();
  await expect(openerOf(page)).toBeFocused();
  expect(await menuOf(page).boundingBox()).toEqual(before);
  expect(calls).toEqual(['/api/menu']);
});

test('[R2.52][R2.53] keyboard only: through two levels to a category and its page', GATE, async ({ page, open, watch }) => {
  await open('/');
  await summaryOf(page).focus();
  await expectStatus(page, 'mobile-menu', 'ready');
  await expect(openerOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Elektronika')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(rowOf(page, 'Elektronika')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheetOf(page).getByRole('button', { name: 'Nazaj: Vse kategorije' })).toBeFocused();
  await expect(sheetOf(page).getByRole('link', { name: 'Vse kategorije: Elektronika' })).toBeVisible();
  await expectAccessible(page, watch, { without: ['color-contrast'] });
  await rowOf(page, 'Zvok').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(rowOf(page, 'Zvok')).toBeFocused();
  await page.keyboard.press('Enter');
  const category = sheetOf(page).getByRole('link', { name: 'Vse kategorije: Zvok' });
  const address = await category.getAttribute('href');
  await category.press('Enter');
  await page.waitForURL(`**${address}`);
  await clickInPlace(summaryOf(page));
  await expect(sheetOf(page)).toHaveAccessibleName('Zvok');
});

test('a press on the server’s button that lasts longer than our code takes to load opens the menu once', async ({ page, open }) => {
  await open('/');
  await summaryOf(page).hover();
  await page.mouse.down();
  await page.waitForFunction(() =>
    document.querySelector('[data-vitrina="mobile-menu"]')?.shadowRoot?.querySelector('.vitrina-root button'),
  );
  await page.mouse.up();
  await expect(sheetOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheetOf(page)).toBeHidden();
  await expect(menuOf(page).locator('details[open]')).toHaveCount(0);
});

test('the way back keeps how far a level was scrolled', async ({ page, open }) => {
  await page.setViewportSize({ width: 375, height: 400 });
  await open('/');
  await openMenu(page);
  const last = sheetOf(page).locator('.level.is-here .rows > li').last().locator('.row');
  await last.scrollIntoViewIfNeeded();
  const scrolled = await sheetOf(page)
    .locator('.level.is-here')
    .evaluate(({ scrollTop }) => scrollTop);
  expect(scrolled).toBeGreaterThan(0);
  await last.click();
  await expect(sheetOf(page).locator('.level.is-before')).toBeHidden(); // no longer on its way out
  await sheetOf(page).getByRole('button', { name: 'Nazaj: Vse kategorije' }).click();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await page.keyboard.press('Escape');
  await openerOf(page).click();
  await expect
    .poll(() =>
      sheetOf(page)
        .locator('.level.is-here')
        .evaluate(({ scrollTop }) => scrollTop),
    )
    .toBe(scrolled);
});

test('[A163] the browser’s back leads to the level above, then closes the menu, and leaves no entry behind', async ({ page, open }) => {
  await open('/prijava');
  await open('/');
  const entries = await page.evaluate(() => history.length);
  await openMenu(page);
  await rowOf(page, 'Elektronika').click();
  await rowOf(page, 'Zvok').click();
  const title = sheetOf(page).getByRole('heading');
  await expect(title).toHaveText('Zvok');
  await page.goBack();
  await expect(title).toHaveText('Elektronika');
  await sheetOf(page)
    .getByRole('button', { name: /^Nazaj/ })
    .click();
  await expect(title).toHaveText('Vse kategorije');
  await rowOf(page, 'Elektronika').click();
  await expect(title).toHaveText('Elektronika');
  await page.goBack();
  await expect(title).toHaveText('Vse kategorije');
  await page.goBack();
  await expect(sheetOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await openerOf(page).click();
  await rowOf(page, 'Elektronika').click();
  await page.keyboard.press('Escape');
  await expect(sheetOf(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => Number(history.state?.vitrinaOverlays ?? 0))).toBe(0);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 3);
  await page.goBack();
  await expect(page).toHaveURL(/\/prijava$/);
});

test('rows stay where they are when the menu arrives', async ({ page, open }) => {
  let arrive = (): void => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/menu', async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 320, height: 740 });
  await open('/');
  await clickInPlace(summaryOf(page));
  const rows = sheetOf(page).locator('.is-here .row');
  await expect(rows.first()).toBeVisible();
  await waitForAllAnimations(page);
  const places = () => rows.evaluateAll((all) => all.map((row) => [row.textContent, row.getBoundingClientRect().top, row.clientHeight]));
  const before = await places();
  expect(before.length).toBeGreaterThan(10);
  arrive();
  await expect(rowOf(page, 'Elektronika')).toBeVisible();
  await expect(sheetOf(page).locator('.thumbnail img').first()).toBeVisible();
  expect(await places()).toEqual(before);
});

test('[A024] a window that becomes as wide as a desktop’s has the other menu', async ({ page, open }) => {
  await open('/');
  await openMenu(page);
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(menuOf(page).locator('dialog')).toHaveCount(0);
  await expect(placeholderOf(page, 'mega-menu').getByRole('button', { name: 'Elektronika' })).toBeFocused(); // the control next to what is gone
  await page.setViewportSize({ width: 375, height: 740 });
  await openerOf(page).click();
  await expect(rowOf(page, 'Elektronika')).toBeVisible();
});

test('a shop without the menu’s endpoint keeps its own menu', async ({ page, open, watch }) => {
  watch.expectErrors(/^Failed to load resource/, /the widget "mobile-menu" failed/);
  await page.route('**/api/menu', (route) => route.fulfill({ status: 404, json: { error: 'none' } }));
  await open('/');
  await summaryOf(page).focus();
  await expectStatus(page, 'mobile-menu', 'failed');
  await summaryOf(page).click();
  await expect(menuOf(page).getByRole('link', { name: 'Elektronika' })).toBeVisible();
  await summaryOf(page).click(); // it covers the search bar
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server’s own menu works', async ({ page }) => {
    await page.goto('/');
    await summaryOf(page).click();
    await menuOf(page).getByRole('link', { name: 'Elektronika' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Elektronika' })).toBeVisible();
  });
});
