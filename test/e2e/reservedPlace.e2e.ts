import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../support/e2eSetup';
import { enter, expect, expectStatus, placeholderOf, test } from './shopTest';

/** The stylesheet rules that the README recommends to template developers. */
const README_CSS = /```css\n([^`]*data-vitrina[^`]*)```/.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1] ?? '';

const CONFIG = JSON.stringify({ country: 'SI', urlKeys: { search: '/iskanje', cart: '/kosarica' } });

/** A page without any other stylesheet, whose fallbacks are smaller than the widgets. */
const PLAIN_PAGE = `<!doctype html><html lang="sl"><head><title>Preprosta stran</title><style>${README_CSS}</style>
<script id="vitrina-config" type="application/json">${CONFIG}</script><script async src="/vitrina/vitrina.js"></script></head><body>
<div data-vitrina="search-bar"><form action="/iskanje"><input name="s"></form></div><p>after the search bar</p>
<div data-vitrina="cart-drawer"><a href="/kosarica">Košarica</a></div><p>after the cart button</p>
<div data-vitrina="newsletter"><form action="/novice" method="post"><input type="email" name="email"></form></div><p>after the news</p>
<div data-vitrina="privacy-panel"><form action="/soglasja/personal" method="post"><button name="accept" value="0">Ne</button><button name="accept" value="1">Da</button></form></div><p>after the panel</p>
<div><div data-vitrina="checkout" data-mode="page"></div></div>
<div data-vitrina="back-to-top"><a href="#top">Na vrh</a></div><p>end</p></body></html>`;

async function openPlainPage(page: Page): Promise<void> {
  await enter(page, 'filled-cart');
  await page.route('**/kosarica', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: PLAIN_PAGE })
      : route.continue(),
  );
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.defineProperty(window, Symbol.for('shifts'), { value: shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => Reflect.get(entry, 'value') as number))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.goto('/kosarica');
}

for (const width of [1280, 375]) {
  test(`[D25] the lines of CSS in the README reserve the space of every widget: nothing shifts at ${width} px`, async ({ page }) => {
    expect(README_CSS.trim().split('\n')).toHaveLength(6);
    await page.setViewportSize({ width, height: 800 });
    await openPlainPage(page);
    for (const name of ['search-bar', 'cart-drawer', 'newsletter', 'privacy-panel', 'checkout']) await expectStatus(page, name, 'ready');
    await expect(placeholderOf(page, 'checkout').getByRole('spinbutton').first()).toBeVisible();
    for (const name of ['search-bar', 'cart-drawer'])
      expect((await placeholderOf(page, name).boundingBox())?.height, name).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => Reflect.get(window, Symbol.for('shifts')))).toEqual([]);
  });
}
