import type { Page } from '@playwright/test';
import { expect, LIGHT_PAGE, searchBarOf, test } from './shopTest';

const KEY = 'suggestFragments';

const stored = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), KEY);

test.describe('search history', () => {
  test('another tab’s searches are kept when this one adds its own', async ({ page, open, context }) => {
    await open(LIGHT_PAGE);
    const other = await context.newPage();
    await other.goto('/prijava');
    await expect(other.locator('[data-vitrina="search-bar"]')).toHaveAttribute('data-vitrina-status', 'ready');
    await searchBarOf(other).field.fill('kolo');
    await searchBarOf(other).field.press('Enter');
    await other.waitForURL('**/iskanje?s=kolo');
    const { field } = searchBarOf(page);
    await field.fill('miza');
    await field.press('Enter');
    await page.waitForURL('**/iskanje?s=miza');
    expect(JSON.parse((await stored(page)) ?? '')).toEqual(['miza', 'kolo']);
  });

  test('where storage and cookies are forbidden, searching works and the history lasts as long as the page', async ({ page, open }) => {
    await page.addInitScript(() => {
      const forbidden = { get: () => { throw new DOMException('denied', 'SecurityError'); } };
      for (const name of ['localStorage', 'sessionStorage'] as const) Object.defineProperty(window, name, forbidden);
      Object.defineProperty(Document.prototype, 'cookie', { ...forbidden, set: forbidden.get });
    }); // prettier-ignore
    await open(LIGHT_PAGE);
    const { field, options } = searchBarOf(page);
    await field.fill('dom');
    await expect(options).toHaveCount(11);
    await field.press('Enter');
    await page.waitForURL('**/iskanje?s=dom');
  });

  test('where storage is full, searching works', async ({ page, open }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open(LIGHT_PAGE);
    const { field } = searchBarOf(page);
    await field.fill('dom');
    await field.press('Enter');
    await page.waitForURL('**/iskanje?s=dom');
  });
});
