import type { Page } from '@playwright/test';
import {
  addButton,
  cartWidgetOf,
  cartWritesOf,
  offeredArticles,
  OFFERING_PAGE,
  restock,
  storedCounts,
} from '../support/browser/cartWidget';
import { checkoutOf } from '../support/browser/checkoutPage';
import { orderCart } from '../support/browser/shopToOrder';
import { enter, expect, expectStatus, LOST_REQUEST, test } from './shopTest';

const EXTENSIONS = /"(intentId|idempotencyKey|expectedTotal|confirmed)"/;

/** The calls with fields beyond the specification, by path. */
function callsWithExtensions(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (EXTENSIONS.test(request.postData() ?? '')) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Sets a key of the page's configuration. */
const configure = (page: Page, entry: string): Promise<unknown> =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(/(<script[^>]*id="vitrina-config"[^>]*>\s*\{)/, `$1${entry},`);
    return route.fulfill({ response, body: html });
  });

for (const isConfigured of [false, true])
  test(`[A157] a shop that refuses unknown fields${isConfigured ? ', as configured' : ''}: an addition and an edit in the drawer`, async ({
    page,
    context,
    watch,
  }) => {
    if (isConfigured) await configure(page, '"extensions": false');
    else watch.expectErrors(LOST_REQUEST);
    await enter(page, 'strict-fields');
    await page.goto(OFFERING_PAGE);
    await expectStatus(page, 'search-bar', 'ready');
    const [article] = await offeredArticles(page);
    if (article === undefined) throw new Error('nothing is offered');
    await restock(context, [article]);
    const refused = callsWithExtensions(page);
    const drawer = cartWidgetOf(page);
    await addButton(page, article).click();
    await expect.poll(() => storedCounts(context)).toEqual({ [article.variantId]: 1 });
    await drawer.open();
    await drawer.increase(article.title).click();
    await expect(drawer.field(article.title)).toHaveValue('2');
    await expect.poll(() => storedCounts(context)).toEqual({ [article.variantId]: 2 });
    expect(refused).toEqual(isConfigured ? [] : ['/api/cart/put']);
    expect(watch.warnings.filter((text) => text.includes('extensions'))).toHaveLength(isConfigured ? 0 : 1);
  });

test('[A157] a shop that refuses unknown fields: a guest orders, once', async ({ page, watch }) => {
  test.slow();
  watch.expectErrors(LOST_REQUEST);
  await enter(page, 'filled-cart,strict-fields');
  const { thanks, orders } = checkoutOf(page);
  const refused = callsWithExtensions(page);
  await orderCart(page);
  await expect(thanks).toBeFocused();
  expect(await orders()).toHaveLength(1);
  expect(refused).toEqual([expect.stringMatching(/next-step$/)]);
});

test('[A157] a shop without /api/csrf-token: the page’s own token is used and no request asks for another', async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/csrf-token')) asked.push(request.url());
  });
  await enter(page, 'no-csrf-endpoint');
  await page.goto(OFFERING_PAGE);
  await expectStatus(page, 'search-bar', 'ready');
  const [article] = await offeredArticles(page);
  if (article === undefined) throw new Error('nothing is offered');
  await restock(context, [article]);
  await addButton(page, article).click();
  await expect.poll(() => storedCounts(context)).toEqual({ [article.variantId]: 1 });
  expect(asked).toEqual([]);
});

/** Responses for a missing API: of a proxy, and of a framework that responds to everything in JSON. */
const ABSENT = [
  [404, 'text/html', '<!doctype html><title>Not Found</title>'],
  [404, 'application/json', '{"error":"Not Found"}'],
  [405, 'text/html', '<!doctype html><title>Method Not Allowed</title>'],
  [405, 'application/json', '{"error":"Method Not Allowed"}'],
  [501, 'text/html', '<!doctype html><title>Not Implemented</title>'],
] as const;

for (const [status, contentType, body] of ABSENT)
  test(`[A157] a shop that responds with ${status} to every call, as ${contentType}: its form adds, its pages work, nothing is locked`, async ({
    page,
    context,
    watch,
  }) => {
    watch.expectErrors(LOST_REQUEST, /vitrina: /);
    let reports: string[] = [];
    page.on('framenavigated', () => (reports = []));
    page.on('console', (message) => message.text().startsWith('vitrina: ') && reports.push(message.text()));
    const expectReportsOnce = () => expect(reports).toEqual([...new Set(reports)]);
    await page.route('**/api/**', (route) => route.fulfill({ status, contentType, body }));
    await page.goto(OFFERING_PAGE);
    await expectStatus(page, 'search-bar', 'ready');
    const [article] = await offeredArticles(page);
    if (article === undefined) throw new Error('nothing is offered');
    await restock(context, [article]);
    const writes = cartWritesOf(page);
    expectReportsOnce();
    await addButton(page, article).click();
    await page.waitForURL('**/kosarica');
    expect(await storedCounts(context)).toEqual({ [article.variantId]: 1 });
    expect(writes.filter((path) => path === '/api/cart/put')).toHaveLength(1);
    await expectStatus(page, 'checkout', 'failed');
    await page.locator('.cart-amount input[type="number"]').fill('2');
    await page.locator('.cart-amount button').click();
    await expect.poll(() => storedCounts(context)).toEqual({ [article.variantId]: 2 });
    await expectStatus(page, 'checkout', 'failed');
    expectReportsOnce();
  });
