import { OLD_LIBRARIES } from '../support/browser/oldLibraries';
import { cartWidgetOf } from '../support/browser/cartWidget';
import { checkoutOf } from '../support/browser/checkoutPage';
import { orderCart } from '../support/browser/shopToOrder';
import { backForwardBrowser, goInHistory } from './backForwardBrowser';
import { enter, expect, expectStatus, LIGHT_PAGE, test, watchContext } from './shopTest';

const newContext = backForwardBrowser();

/** As a library at the start of the page; frames keep their own built-ins. */
const onThePage = (library: string): string => `if (window === top) { ${OLD_LIBRARIES[library]} }`;

/** As a library that a tag manager adds; then the shopper touches the page. */
const afterTheLoad = (library: string): string =>
  `addEventListener('load', () => setTimeout(() => { ${onThePage(library)}; document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })); }));`;

for (const [when, include] of Object.entries({ '': onThePage, ' after the page has loaded': afterTheLoad }))
  for (const library of ['Prototype 1.5 and 1.6', 'Prototype 1.7', 'MooTools 1.4 with More'])
    test(`[D37] the reference shop with ${library}${when}: suggestions, the cart in its drawer, an order`, async ({ page, watch }) => {
      watch.allowGlobals('0'); // the frame
      if (include === afterTheLoad) watch.expectErrors(/^vitrina: the widget /); // one that is just being rendered, before the frame takes over
      await page.addInitScript(include(library));
      await enter(page, 'filled-cart');
      await page.goto('/');
      await expectStatus(page, 'search-bar', 'ready');
      await page.locator('[data-vitrina="search-bar"]').getByRole('combobox').fill('grelnik');
      await expect(page.locator('[data-vitrina="search-bar"]').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');

      await page.goto('/iskanje?s=grelnik');
      await expectStatus(page, 'cart-drawer', 'ready');
      const added = page.waitForResponse('**/cart/**');
      await page.locator('[data-vitrina-action="add-to-cart"]').first().click();
      expect((await added).ok()).toBe(true);
      await cartWidgetOf(page).button.click();
      await expect(page.getByRole('dialog').first()).toBeVisible();
      await expect(page.locator('html > iframe')).toHaveCount(1);

      await orderCart(page);
      await page.waitForURL(/\/potrditev\//);
      expect(await checkoutOf(page).orders()).toHaveLength(1);
    });

test('a page with the frame returns from the back-forward cache and works on', async ({ baseURL }) => {
  const context = await newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 } });
  const watch = await watchContext(context);
  watch.allowGlobals('0'); // the frame
  const page = await context.newPage();
  await page.addInitScript(onThePage('Prototype 1.7'));
  await page.addInitScript(() => {
    window.addEventListener('pageshow', (event) => document.documentElement.setAttribute('data-restored', String(event.persisted)));
  });
  await page.goto(LIGHT_PAGE);
  await expectStatus(page, 'search-bar', 'ready');
  await page.goto('/registracija');
  await goInHistory(page, -1);
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await page.locator('[data-vitrina="search-bar"]').getByRole('combobox').fill('grelnik');
  await expect(page.locator('[data-vitrina="search-bar"]').getByRole('option').first()).toBeVisible();
  await watch.conclude();
  await context.close();
});
