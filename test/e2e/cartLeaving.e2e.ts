import type { BrowserContext, Page } from '@playwright/test';
import {
  addButton,
  cartWidgetOf,
  cartWritesOf,
  OFFERING_PAGE,
  offeredArticles,
  restock,
  storedCounts,
} from '../support/browser/cartWidget';
import type { OfferedArticle } from '../support/browser/cartWidget';
import { backForwardBrowser, goInHistory } from './backForwardBrowser';
import { enter, expect, LIGHT_PAGE, LOST_REQUEST, test, watchContext } from './shopTest';
import { GATE } from '../support/testScope';

/** A page with one piece of its first article in the cart, and the article. */
async function withOnePiece(page: Page, path = OFFERING_PAGE): Promise<OfferedArticle> {
  await enter(page, 'guest');
  await page.goto(path);
  const [article] = await offeredArticles(page);
  if (article === undefined) throw new Error('the page offers nothing');
  await restock(page.context(), [article]);
  await expect(cartWidgetOf(page).widget).toHaveAttribute('data-vitrina-status', 'ready');
  await addButton(page, article).click();
  await expect.poll(() => storedCounts(page.context())).toEqual({ [article.variantId]: 1 });
  return article;
}

const expectStored = (context: BrowserContext, counts: Record<string, number>): Promise<void> =>
  expect.poll(() => storedCounts(context)).toEqual(counts);

for (const [how, path] of [
  ['at once', OFFERING_PAGE],
  ['by a shop that takes two seconds', `${OFFERING_PAGE}&fault=slow`],
] as const) {
  test(`ten fast clicks on + result in 11 pieces with at most three calls, answered ${how}`, async ({ page }) => {
    const { variantId, title } = await withOnePiece(page);
    await page.goto(path);
    const cart = cartWidgetOf(page);
    await cart.open();
    await expect(cart.field(title)).toHaveValue('1');
    const writes = cartWritesOf(page);
    // In one task: on a busy machine each click of the driver would come after the pause that ends a row.
    await cart.increase(title).evaluate((button: HTMLElement) => {
      for (let click = 0; click < 10; click += 1) button.click();
    });
    await expect(cart.field(title)).toHaveValue('11');
    await expectStored(page.context(), { [variantId]: 11 });
    await expect(cart.field(title)).toHaveAttribute('aria-busy', 'false');
    await expect(cart.field(title)).toHaveValue('11');
    expect(writes.length).toBeGreaterThan(0);
    expect(writes.length).toBeLessThanOrEqual(3);
  });
}

test('+ and then closing the tab at once is in the database', GATE, async ({ page, context }) => {
  const { variantId, title } = await withOnePiece(page);
  const cart = cartWidgetOf(page);
  await cart.open();
  await expect(cart.field(title)).toHaveValue('1');
  await cart.increase(title).evaluate((button: HTMLElement) => button.click());
  await page.close();
  await expectStored(context, { [variantId]: 2 });
});

test('+ and then going to another page at once: the next page shows it, the database has it', GATE, async ({ page, context }) => {
  const { variantId, title } = await withOnePiece(page);
  const cart = cartWidgetOf(page);
  await cart.open();
  await expect(cart.field(title)).toHaveValue('1');
  await cart.increase(title).evaluate((button: HTMLElement) => {
    button.click();
    location.assign('/prijava');
  });
  await page.waitForURL('**/prijava');
  await expectStored(context, { [variantId]: 2 });
  const next = cartWidgetOf(page);
  await next.open();
  await expect(next.field(title)).toHaveValue('2');
  await expectStored(context, { [variantId]: 2 });
});

test.describe('adding before the cart’s code has loaded', () => {
  /** A page whose cart never loads, and the clicked button on it. */
  async function withoutCart(page: Page, path = `${OFFERING_PAGE}&scenario=guest`): Promise<OfferedArticle> {
    let isHeld = false;
    await page.route('**/chunks/cart-*', (route) => {
      if (isHeld) return route.continue(); // the next page receives it
      isHeld = true; // never completes
    });
    const asked = page.waitForRequest('**/chunks/cart-*');
    await page.goto(path);
    const [article] = await offeredArticles(page);
    if (article === undefined) throw new Error('the page offers nothing');
    await restock(page.context(), [article]);
    await expect(cartWidgetOf(page).widget).toHaveAttribute('data-vitrina-status', 'ready');
    await addButton(page, article).click();
    await asked;
    await expect(addButton(page, article)).toHaveAttribute('aria-busy', 'true');
    return article;
  }

  test('the next page of the tab submits it, once', GATE, async ({ page, context, watch }) => {
    watch.expectErrors(LOST_REQUEST);
    // Requests sent on pagehide get lost as well.
    let hasLeft = false;
    await page.route('**/api/cart/**', (route) => (hasLeft ? route.continue() : route.abort()));
    const { variantId, title } = await withoutCart(page);
    expect(await storedCounts(context)).toEqual({});
    page.once('framenavigated', () => (hasLeft = true));
    await page.goto('/prijava');
    await expectStored(context, { [variantId]: 1 });
    const cart = cartWidgetOf(page);
    await cart.open();
    await expect(cart.field(title)).toHaveValue('1');
    await page.goto('/prijava');
    await expect(cart.widget).toHaveAttribute('data-vitrina-status', 'ready');
    expect(await storedCounts(context)).toEqual({ [variantId]: 1 });
  });

  test('the tab is closed on a cached page without a token: the next page of another tab submits it, once', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectErrors(LOST_REQUEST); // without a token the flush on pagehide is refused
    await page.route('**/api/csrf-token', (route) => route.abort());
    const { variantId } = await withoutCart(page, '/?scenario=guest');
    await page.close();
    expect(await storedCounts(context)).toEqual({});
    const next = await context.newPage();
    await next.goto('/');
    await expectStored(context, { [variantId]: 1 });
    await next.goto('/prijava');
    await expect(cartWidgetOf(next).widget).toHaveAttribute('data-vitrina-status', 'ready');
    expect(await storedCounts(context)).toEqual({ [variantId]: 1 });
  });

  test('the shopper leaves the shop: a page with a token flushes it on pagehide', async ({ page, context }) => {
    const { variantId } = await withoutCart(page);
    // What leaves with the page is sent by the client, which the press has requested.
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/chunks/createClient-')));
    await page.goto('about:blank'); // not closed: Playwright would cancel the flush because of the held chunk
    await expectStored(context, { [variantId]: 1 });
  });
});

test('a button of the page is clicked before main has loaded, and the tab is closed: the next page adds it, once', async ({
  page,
  context,
}) => {
  await enter(page, 'guest');
  await page.goto(OFFERING_PAGE);
  const [article] = await offeredArticles(page);
  if (article === undefined) throw new Error('the page offers nothing');
  await restock(context, [article]);
  await page.route('**/chunks/main-*', () => undefined); // never completes, and in Firefox neither does the page
  await page.goto(LIGHT_PAGE, { waitUntil: 'domcontentloaded' });
  await page.evaluate((variantId) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'V košarico' });
    Object.assign(button.dataset, { vitrinaAction: 'add-to-cart', variantId });
    document.body.append(button);
    button.click();
  }, article.variantId);
  await page.close({ runBeforeUnload: false });
  expect(await storedCounts(context)).toEqual({});
  const next = await context.newPage();
  for (let time = 0; time < 2; time += 1) {
    await next.goto(LIGHT_PAGE);
    await expect(cartWidgetOf(next).widget).toHaveAttribute('data-vitrina-status', 'ready');
    await expectStored(context, { [article.variantId]: 1 });
  }
});

test.describe('with a back-forward cache', () => {
  const newContext = backForwardBrowser();

  test('back and forward show the newest cart, on the button and in an open drawer', async ({ baseURL }) => {
    const context = await newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 }, locale: 'sl-SI' });
    const watch = await watchContext(context);
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.addEventListener('pageshow', (event) => document.documentElement.setAttribute('data-restored', String(event.persisted)));
    });
    const cart = cartWidgetOf(page);
    const { variantId, title } = await withOnePiece(page);
    await cart.open();
    await expect(cart.field(title)).toHaveValue('1');

    const go = async (to: 'back' | 'forward'): Promise<void> => {
      await goInHistory(page, to === 'back' ? -1 : 1);
      await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
    };
    await page.goto('/prijava');
    await cart.open();
    for (let count = 2; count <= 4; count += 1) await cart.increase(title).click();
    await expectStored(context, { [variantId]: 4 });
    await cart.close();
    await go('back');
    await expect(cart.field(title)).toHaveValue('4');
    await cart.decrease(title).click();
    await expectStored(context, { [variantId]: 3 });
    await go('forward');
    await expect(cart.button).toContainText('3');
    await cart.open();
    await expect(cart.field(title)).toHaveValue('3');
    await watch.conclude();
    await context.close();
  });
});
