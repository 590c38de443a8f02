import { expect, LIGHT_PAGE, searchBarOf, test } from './shopTest';

test.describe('search history', () => {
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
});
