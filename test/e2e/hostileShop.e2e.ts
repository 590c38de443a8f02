import { HOSTILE_SHOP_PAGES } from '../support/browser/hostileShopPages';
import { shopToOrder } from '../support/browser/shopToOrder';
import { enter, expect, test } from './shopTest';
import { gateIf } from '../support/testScope';

for (const [what, { scripts = [], html, css = '', headers = {}, globals = [] }] of Object.entries(HOSTILE_SHOP_PAGES)) {
  test(
    `the reference shop with ${what}: suggestions, the cart in its drawer, an order`,
    gateIf(what.startsWith('globals')),
    async ({ page, watch, baseURL }) => {
      for (const script of scripts) await page.addInitScript(script);
      watch.allowGlobals(...globals);
      if (html || css) {
        await page.route('**/hostile.css', (route) => route.fulfill({ contentType: 'text/css', body: css }));
        await page.route(
          (url) => url.origin === baseURL,
          async (route) => {
            if (!route.request().isNavigationRequest() || route.request().method() !== 'GET') return route.fallback();
            const response = await route.fetch({ maxRedirects: 0 });
            const text = (await response.text()).replace('</head>', `${css && '<link rel="stylesheet" href="/hostile.css">'}</head>`);
            const body = response.headers()['content-type']?.startsWith('text/html') ? (html?.(text) ?? text) : text;
            await route.fulfill({ response, body, headers: { ...response.headers(), ...headers } });
          },
        );
      }
      await enter(page, 'filled-cart');
      await shopToOrder(page);
      await expect(page.locator('[data-vitrina-status="failed"]')).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-shortcut');
    },
  );
}
