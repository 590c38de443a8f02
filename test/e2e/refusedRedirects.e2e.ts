import type { Page } from '@playwright/test';
import { checkoutOf } from '../support/browser/checkoutPage';
import { SHIPPING_STEP, untilMayOrder, untilOrdered } from '../support/browser/ShopperPage';
import { enter, expect, test } from './shopTest';

/* Addresses in answers of the checkout that lead away from the shop. */

/** What the page requested of another origin, and whether a script of an address ran. */
async function watchForeign(page: Page): Promise<() => Promise<unknown[]>> {
  const foreign: string[] = [];
  await page.route(/\/\/([^/]*\.)?evil\.example/, (route) => {
    foreign.push(route.request().url());
    return route.abort();
  });
  return async () => [...foreign, ...(await page.evaluate(() => ('__xss' in window ? ['script'] : [])))];
}

const DISGUISED = ['java\nscript:window.__xss=1', ' javascript:window.__xss=1', 'data:text/html,<script>window.__xss=1</script>'];

const LINKS: [string, string][] = [
  ['(redirect-02)', '//evil.example/'],
  ['(redirect-16)', 'https://www.shop.si%2eevil.example/'],
  ...['/\\evil.example/', 'https:evil.example', 'https://evil.example\\@localhost/', ...DISGUISED].map((link): [string, string] => [
    '[R4.041]',
    link,
  ]),
];

for (const [id, link] of LINKS)
  test(`${id} a next step refused with the link ${JSON.stringify(link)} leaves the shopper on the step, at the second press with a message`, async ({
    page,
  }) => {
    const foreign = await watchForeign(page);
    await page.route('**/next-step', (route) => route.fulfill({ json: { status: { status: 'error', flashMessages: [], link } } }));
    await enter(page, 'checkout-ready');
    await page.goto(SHIPPING_STEP);
    await untilMayOrder(page);
    const { box, order } = checkoutOf(page);
    const reloaded = page.waitForEvent('load');
    await order.click();
    await reloaded;
    await untilMayOrder(page);
    await order.click();
    await expect(box.locator('.flash')).toHaveCount(1);
    await expect(order).toBeEnabled();
    expect(new URL(page.url()).pathname).toBe(SHIPPING_STEP);
    expect(await foreign()).toEqual([]);
  });

const CONFIRMATION_URLS: [string, string][] = [
  ['(redirect-12)', 'https://evil.example#www.shop.si'],
  ['(redirect-19)', 'java\nscript:window.__xss=1'],
  ...['//evil.example/potrditev', 'http://evil.example:80/', 'https://localhost.evil.example/', ...DISGUISED.slice(1)].map(
    (url): [string, string] => ['[R4.047]', url],
  ),
];

for (const [id, confirmationUrl] of CONFIRMATION_URLS)
  test(`${id} an order whose confirmation is at ${JSON.stringify(confirmationUrl)} is confirmed here, without a link there`, async ({
    page,
  }) => {
    await page.clock.install();
    const foreign = await watchForeign(page);
    await page.route(/\/(load-purchase|next-step)/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replace(/"confirmationUrl":"[^"]*"/, () => `"confirmationUrl":${JSON.stringify(confirmationUrl)}`),
      });
    });
    await enter(page, 'checkout-ready');
    await page.goto(SHIPPING_STEP);
    await untilMayOrder(page);
    const { box, order, thanks, orders } = checkoutOf(page);
    await order.click();
    await untilOrdered(page);
    await page.clock.runFor(60_000);
    await expect(thanks).toBeVisible();
    expect(await box.getByRole('link').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).host))).not.toContain(
      'evil.example',
    );
    expect(await box.locator('[href^="java" i], [href^="data" i]').count()).toBe(0);
    expect(await orders()).toHaveLength(1);
    expect(new URL(page.url()).pathname).toContain('/kosarica');
    expect(await foreign()).toEqual([]);
  });
