import type { Page } from '@playwright/test';
import { cartWidgetOf } from '../support/browser/cartWidget';
import { FULL_CHROMIUM } from '../support/chromium.mjs';
import { expect, expectStatus, LIGHT_PAGE, LOST_REQUEST, test } from './shopTest';

const DRAWER = '**/chunks/CartPanel*';
const PREFETCHED = ['createClient', 'CartPanel', 'SearchPanels'];

/** Names of the chunks that the page requests, and its calls of the shop. */
function requestsOf(page: Page) {
  const [chunks, calls]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
    const chunk = /\/chunks\/(\w+)-/.exec(pathname)?.[1];
    if (chunk !== undefined) chunks.push(chunk);
  });
  return { chunks, calls };
}

async function openReady(page: Page): Promise<void> {
  await page.goto(LIGHT_PAGE);
  for (const name of ['search-bar', 'cart-drawer']) await expectStatus(page, name, 'ready');
}

const idle = (page: Page): Promise<void> => page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve())));

test('[A069] [R7.146] at idle the code of drawer and popup is fetched: nothing is called, and a click opens the drawer', async ({
  page,
}) => {
  const { chunks, calls } = requestsOf(page);
  // The texts of the cart follow its code.
  const fetched = [...PREFETCHED, 'cart-sl'].map((name) =>
    page.waitForEvent('requestfinished', (request) => request.url().includes(`/chunks/${name}-`)),
  );
  await openReady(page);
  await Promise.all(fetched);
  await idle(page);
  expect(calls).toEqual([]);
  const before = [...chunks];
  const cart = cartWidgetOf(page);
  await cart.open();
  await expect(cart.dialog.getByRole('link').first()).toBeVisible();
  expect(chunks).toEqual(before);
});

test('with Save-Data no code is fetched at idle; the press fetches it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const { chunks } = requestsOf(page);
  await openReady(page);
  await idle(page);
  await idle(page);
  expect(chunks.filter((name) => PREFETCHED.includes(name))).toEqual([]);
  await cartWidgetOf(page).open();
  expect(chunks).toContain('CartPanel');
});

test('a prefetch that fails is silent, and the click fetches the drawer again', FULL_CHROMIUM, async ({ page, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  let isLost = true;
  await page.route(DRAWER, (route) => (isLost ? route.abort() : route.continue()));
  const failed = page.waitForEvent('requestfailed');
  await openReady(page);
  await failed;
  isLost = false;
  const cart = cartWidgetOf(page);
  await cart.open();
  await expect(cart.dialog.getByRole('link').first()).toBeVisible();
  expect(watch.warnings).toEqual([]);
});

test('a press before the prefetch has finished waits for it, and opens the drawer', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(DRAWER, (route) => released.then(() => route.continue()));
  const requested = page.waitForRequest(DRAWER);
  await openReady(page);
  await requested;
  const { button, dialog } = cartWidgetOf(page);
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(dialog).toBeVisible();
  await expect(button).toHaveAttribute('aria-busy', 'false');
});
