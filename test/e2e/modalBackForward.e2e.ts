import { backForwardBrowser, goInHistory } from './backForwardBrowser';
import { expect, expectStatus, LIGHT_PAGE, placeholderOf, test, watchContext } from './shopTest';

const newContext = backForwardBrowser();

test('a page with an open modal returns from the back-forward cache with it, and Escape closes it', async ({ baseURL }) => {
  const context = await newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 } });
  const watch = await watchContext(context);
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.addEventListener('pageshow', (event) => document.documentElement.setAttribute('data-restored', String(event.persisted)));
  });
  await page.goto(LIGHT_PAGE);
  await expectStatus(page, 'search-bar', 'ready');
  const opener = page.locator('a[data-name="termsExcerpt"]').first();
  await opener.click();
  const modals = placeholderOf(page, 'page-modals');
  const dialog = modals.getByRole('dialog', { name: 'Pogoji na kratko' });
  await modals.locator('> [data-vitrina-content] a').click(); // the whole conditions
  await expect(page).toHaveURL(/splosni-pogoji/);
  await goInHistory(page, -1);
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
  await watch.conclude();
  await context.close();
});
