import type { Page } from '@playwright/test';
import { answerSuggest, suggestedProduct } from '../support/browser/suggestRoutes';
import { expect, test } from './shopTest';

const CONFIG = { country: 'SI', csrfToken: 't', cartId: null, urlKeys: { search: '/iskanje', cart: '/kosarica' } };

/** An old shop's page in this character set, with nothing but its search. Other pages are empty. */
async function openShop(page: Page, charset: string, form: string): Promise<{ visited: string[] }> {
  const visited: string[] = [];
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (!route.request().isNavigationRequest()) return route.fallback();
    if (url.pathname === '/stara-trgovina')
      return route.fulfill({
        contentType: `text/html; charset=${charset}`,
        body: `<!doctype html><html lang="sl"><head><title>Trgovina</title>
<script id="vitrina-config" type="application/json">${JSON.stringify(CONFIG)}</script>
<script async src="/vitrina/vitrina.js"></script></head><body><div data-vitrina="search-bar">${form}</div></body></html>`,
      });
    visited.push(`${url.pathname}${url.search.replaceAll('+', '%20')}${route.request().postData() ?? ''}`); // A022
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html><title>Zadetki</title>' });
  });
  await answerSuggest(page, () => ({ products: [suggestedProduct('cevlji-1')], items: [] }));
  await page.goto('/stara-trgovina');
  return { visited };
}

const field = (page: Page) => page.getByRole('combobox');
const ready = (page: Page) => expect(page.locator('[data-vitrina="search-bar"]')).toHaveAttribute('data-vitrina-status', 'ready');

const FORMS: readonly (readonly [charset: string, form: string])[] = [
  ['utf-8', '<form action="/najdi"><input type="hidden" name="route" value="išči/vse"><input type="search" name="q"><button>Išči</button></form>'],
  ['windows-1250', '<form action="/najdi"><input type="search" name="s"><input type="hidden" name="jezik" value="slovenščina"><button name="go" value="Išči">Išči</button></form>'],
  ['iso-8859-2', '<form action="/najdi?x=1"><input name="search[keywords]"></form>'],
  ['windows-1250', '<form action="/najdi" accept-charset="UTF-8"><input name="q"></form>'],
  ['utf-8', '<form action="/najdi" accept-charset="bogus windows-1250"><input name="q"></form>'],
  ['windows-1250', '<form action="/najdi" method="post"><input type="hidden" name="token" value="č"><input name="q"></form>'],
]; // prettier-ignore

for (const [charset, form] of FORMS)
  for (const keyword of ['čevlji', 'modri & rdeči 50% 名'])
    test(`[A159] ${charset}, ${form}: "${keyword}" goes where the browser's own submit goes`, async ({ page }) => {
      const { visited } = await openShop(page, charset, form);
      await ready(page);
      await field(page).fill(keyword);
      await field(page).press('Enter');
      await expect(page).toHaveTitle('Zadetki');

      await page.goto('/stara-trgovina');
      await ready(page);
      await field(page).click();
      await page.getByRole('option').first().click(); // the history
      await expect(page).toHaveTitle('Zadetki');

      await page.goto('/stara-trgovina');
      await ready(page);
      await field(page).fill(keyword);
      await page.getByRole('option').last().click(); // all results
      await expect(page).toHaveTitle('Zadetki');

      // The same page without us.
      await page.route('**/vitrina/vitrina.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
      await page.goto('/stara-trgovina');
      await page.locator('input:not([type="hidden"])').fill(keyword);
      await page.locator('input:not([type="hidden"])').press('Enter');
      await expect(page).toHaveTitle('Zadetki');
      const plain = visited.at(-1);
      expect(visited).toEqual([plain, plain, plain, plain]);
    });

test('[A159] a suggestion’s link carries the keyword as the form does', async ({ page }) => {
  await openShop(page, 'windows-1250', FORMS[1]?.[1] ?? '');
  await ready(page);
  await field(page).fill('čevlji');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /\?src=sug&s=%E8evlji$/);
});
