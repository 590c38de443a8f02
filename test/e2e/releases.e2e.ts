import type { Page } from '@playwright/test';
import { FULL_CHROMIUM } from '../support/chromium.mjs';
import { addButton, cartWidgetOf, offeredArticles, OFFERING_PAGE, restock, storedCounts } from '../support/browser/cartWidget';
import { checkoutOf, chooseShipping, fillContact, SI } from '../support/browser/checkoutPage';
import { buildNext, LAST, LAST_VERSION, NEXT, NEXT_VERSION, serveReleases, type Served } from '../support/browser/releases';
import { orderCart, shopToOrder } from '../support/browser/shopToOrder';
import { enter, expect, expectStatus, LOST_REQUEST, searchBarOf, test } from './shopTest';

// In one process for each browser, which builds the next release once.
test.describe.configure({ mode: 'default' });
test.beforeAll(buildNext);

const only = (folder: string): Served => ({ tag: folder, manifest: folder, chunks: [folder] });
const versionOf = (page: Page): Promise<unknown> => page.evaluate('vitrina.version');
const VERSIONS: Record<string, string> = { [LAST]: LAST_VERSION, [NEXT]: NEXT_VERSION };

const CACHES: Record<string, { served: Served; runs: string; isLost: boolean }> = {
  'last release’s tag from a cache, its files beside those of the next release': {
    served: { tag: LAST, manifest: NEXT, chunks: [NEXT, LAST] },
    runs: LAST,
    isLost: false,
  },
  'last release’s tag from a cache, its files gone': { served: { tag: LAST, manifest: NEXT, chunks: [NEXT] }, runs: NEXT, isLost: true },
  'the next release’s tag, a cache with last release’s manifest and files': {
    served: { tag: NEXT, manifest: LAST, chunks: [LAST] },
    runs: LAST,
    isLost: true,
  },
};

for (const [caches, { served, runs, isLost }] of Object.entries(CACHES))
  test(`${caches}: a visit from suggestions to an order`, FULL_CHROMIUM, async ({ page, context, watch }) => {
    if (isLost) watch.expectErrors(LOST_REQUEST);
    const answered = await serveReleases(context, served);
    await shopToOrder(page);
    expect(await versionOf(page)).toBe(VERSIONS[served.tag]);
    const mains = answered.filter(({ path, folder }) => folder !== undefined && path.startsWith('chunks/main-'));
    expect(new Set(mains.map(({ folder }) => folder))).toEqual(new Set([runs]));
    expect(answered.some(({ folder }) => folder === undefined)).toBe(isLost);
  });

test(
  'a deploy while the address is typed: the shopper goes on with the next release, with what was typed, and one order is placed',
  FULL_CHROMIUM,
  async ({ page, watch }) => {
    watch.expectErrors(LOST_REQUEST);
    const served = only(LAST);
    await serveReleases(page, served);
    await page.route('**/chunks/ShippingStep*', (route) => (served.tag === NEXT ? route.fallback() : route.abort())); // not loaded before
    await enter(page, 'filled-cart');
    await page.goto(SI.cart);
    const { box, toAddress, toDelivery, order, orders } = checkoutOf(page);
    await toAddress.click();
    await fillContact(page, SI);
    Object.assign(served, only(NEXT));
    await toDelivery.click();
    for (const name of ['Poskusi znova', 'Osveži stran']) await box.getByRole('button', { name }).click();
    await chooseShipping(page);
    expect(await versionOf(page)).toBe(NEXT_VERSION);
    await expect(order).not.toHaveAttribute('aria-disabled', 'true');
    await order.click();
    await page.waitForURL(/\/potrditev\//);
    expect(await orders()).toHaveLength(1);
  },
);

for (const [from, to, title] of [
  [NEXT, LAST, 'the next release in last release, and back'],
  [LAST, NEXT, 'last release in the next release, and back'],
] as const) {
  test(`an addition that was interrupted on a page of ${title}: each is made once`, async ({ page, context, watch }) => {
    watch.expectErrors(LOST_REQUEST);
    const served = only(from);
    await serveReleases(page, served);
    await page.goto(`${OFFERING_PAGE}&scenario=guest`);
    const articles = (await offeredArticles(page)).slice(0, 2);
    await restock(context, articles);
    let isHeld = true;
    await page.route('**/api/cart/put', (route) => (isHeld ? undefined : route.fallback()));
    for (const [nth, article] of articles.entries()) {
      isHeld = true;
      await page.goto(OFFERING_PAGE);
      await expectStatus(page, 'cart-drawer', 'ready');
      const sent = page.waitForRequest('**/api/cart/put');
      await addButton(page, article).click();
      await sent;
      isHeld = false;
      Object.assign(served, only(nth === 0 ? to : from));
      await page.goto(OFFERING_PAGE);
      await expect
        .poll(() => storedCounts(context))
        .toEqual(Object.fromEntries(articles.slice(0, nth + 1).map(({ variantId }) => [variantId, 1])));
      expect(await versionOf(page)).toBe(VERSIONS[served.tag]);
    }
  });

  test(`text typed on a page of ${title} is still in its fields`, async ({ page }) => {
    const served = only(from);
    await serveReleases(page, served);
    await enter(page, 'filled-cart');
    await page.goto(SI.cart);
    const { box, toAddress, field } = checkoutOf(page);
    await box.locator('.codes input').fill('zima 1');
    await toAddress.click();
    await fillContact(page, SI);
    for (const folder of [to, from]) {
      Object.assign(served, only(folder));
      await page.reload();
      await expect(field('given-name')).toHaveValue('Ana Žofia');
      await expect(field('postal-code')).toHaveValue(SI.zip);
      expect(await versionOf(page)).toBe(VERSIONS[folder]);
    }
    await page.goto(SI.cart);
    await expect(box.locator('.codes input')).toHaveValue('zima 1');
  });
}

test('two tabs of two releases show the same cart, and an order in one empties it in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await serveReleases(page, only(LAST));
  await serveReleases(other, only(NEXT));
  await page.goto(`${OFFERING_PAGE}&scenario=guest`);
  const [first, second] = await offeredArticles(page);
  if (first === undefined || second === undefined) throw new Error('the page offers too little');
  await restock(context, [first, second]);
  await page.goto(OFFERING_PAGE);
  await other.goto(OFFERING_PAGE);
  const [cart, otherCart] = [cartWidgetOf(page), cartWidgetOf(other)];
  await cart.open();
  await otherCart.open();
  const add = (tab: Page, article: typeof first) => addButton(tab, article).evaluate((button: HTMLElement) => button.click());
  await add(page, first);
  await expect(otherCart.field(first.title)).toHaveValue('1');
  await add(other, second);
  await expect(cart.field(second.title)).toHaveValue('1');
  await cart.remove(second.title).click();
  await otherCart.increase(first.title).click();
  for (const { counts } of [cart, otherCart]) await expect.poll(counts).toEqual({ [first.title]: 2 });
  expect(await storedCounts(context)).toEqual({ [first.variantId]: 2 });
  expect([await versionOf(page), await versionOf(other)]).toEqual([LAST_VERSION, NEXT_VERSION]);

  await orderCart(other);
  await other.waitForURL(/\/potrditev\//);
  await expect.poll(cart.counts).toEqual({});
  expect(await checkoutOf(other).orders()).toHaveLength(1);
});

test(
  'caches that disagree about the newest release, while a file is lost in both: the page settles',
  FULL_CHROMIUM,
  async ({ page, watch }) => {
    watch.expectErrors(LOST_REQUEST);
    const served: Served = { tag: LAST, manifest: LAST, chunks: [LAST, NEXT] };
    let asked = 0;
    await serveReleases(page, served);
    await page.route('**/manifest.json', (route) => {
      asked += 1;
      served.manifest = asked % 2 ? NEXT : LAST;
      return route.fallback();
    });
    await page.route('**/chunks/SearchPanels*', (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    const { field } = searchBarOf(page);
    await field.fill('grelnik');
    await expect.poll(() => asked).toBeGreaterThan(0);
    // As many requests as a page that never settles makes for many starts.
    await page.evaluate(async () => {
      for (let turn = 0; turn < 100; turn += 1) await (await fetch('/vitrina/snippet.html', { cache: 'no-store' })).text();
    });
    expect(asked).toBeLessThan(8);
    await expect(field).toHaveValue('grelnik');
    await field.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('s') === 'grelnik');
  },
);
