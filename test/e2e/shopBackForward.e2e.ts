import { PAGES } from '../support/shop/shopPages';
import { backForwardBrowser, goInHistory } from './backForwardBrowser';
import { enter, expect, expectStatus, searchBarOf, test, watchContext } from './shopTest';

const newContext = backForwardBrowser();

const SAMPLE = ['home', 'listing, sorted, second page', 'search results', 'product with variants', 'account'];

for (const name of SAMPLE) {
  test(`${name}: the page returns from the back-forward cache with working widgets`, async ({ baseURL }) => {
    const context = await newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 } });
    const watch = await watchContext(context);
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.addEventListener('pageshow', (event) => document.documentElement.setAttribute('data-restored', String(event.persisted)));
    });
    await page.goto(PAGES[name] ?? '/');
    await expectStatus(page, 'search-bar', 'ready');
    const { field, options, groups } = searchBarOf(page);
    await field.fill('dom');
    await expect(groups).toHaveCount(4);
    await field.blur(); // closes the list; Escape would clear the keyword, too
    await page.goto('/vsebina/kontakt');
    await goInHistory(page, -1);
    await expect(page.locator('html')).toHaveAttribute('data-restored', /./);
    const reasons = await page.evaluate(() =>
      JSON.stringify(performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'notRestoredReasons'))),
    );
    await expect(page.locator('html'), reasons).toHaveAttribute('data-restored', 'true');
    await expectStatus(page, 'search-bar', 'ready');
    await expect(field).toHaveValue('dom');
    await field.fill('kol');
    await expect(options.filter({ hasText: 'Kolvant' })).toBeVisible();
    await watch.conclude();
    await context.close();
  });
}

test('the checkout returns from the back-forward cache at its step, and reloads its data', async ({ baseURL }) => {
  const context = await newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 } });
  const watch = await watchContext(context);
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.addEventListener('pageshow', (event) => document.documentElement.setAttribute('data-restored', String(event.persisted)));
  });
  await enter(page, 'filled-cart');
  await page.goto('/kosarica');
  const overlay = page.locator('[data-vitrina="checkout"]').getByRole('dialog');
  await expect(overlay.getByRole('heading', { name: /Košarica/ })).toBeVisible();
  await page.goto('/vsebina/kontakt');
  const asked = page.waitForRequest('**/api/widgets/cart');
  await goInHistory(page, -1);
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await asked;
  await overlay.getByRole('button', { name: 'Nadaljuj na naslov' }).click();
  await expect(page).toHaveURL(/\/kosarica\/1$/);
  await watch.conclude();
  await context.close();
});
