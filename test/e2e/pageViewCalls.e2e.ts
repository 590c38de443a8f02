import type { Page } from '@playwright/test';
import { cartWidgetOf, storedCart } from '../support/browser/cartWidget';
import { enter, expect, expectStatus, test } from './shopTest';

/** The calls to the shop's endpoints, in order. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname.replace('/api/', ''));
  });
  return calls;
}

/** Opens the home page; until its idle time is over, in which the client of the endpoints is fetched. */
async function view(page: Page): Promise<void> {
  const client = page.waitForResponse(/\/chunks\/createClient/);
  await page.goto('/');
  for (const name of ['search-bar', 'cart-drawer']) await expectStatus(page, name, 'ready');
  await client;
}

test('[A069] [R7.146] a guest without a cart: a page view makes no call, and the drawer the first one', async ({ page }) => {
  const calls = callsOf(page);
  await view(page);
  const cart = cartWidgetOf(page);
  await expect(cart.button).toHaveAccessibleName(/ 0 /);
  expect(calls).toEqual([]);
  await cart.open();
  await expect(cart.dialog.getByRole('link').first()).toBeVisible();
  expect(calls).toEqual(['widgets/cart']);
});

test('[A069] [R7.146] a guest with a cart: a page view makes one call, also where a cache keeps the page', async ({ page, context }) => {
  await enter(page, 'filled-cart');
  const calls = callsOf(page);
  await view(page);
  const { pieces } = await storedCart(context);
  await expect(cartWidgetOf(page).button).toHaveAccessibleName(new RegExp(` ${pieces} `));
  expect(calls).toEqual(['widgets/cart']);
  await view(page);
  await expect(cartWidgetOf(page).button).toHaveAccessibleName(new RegExp(` ${pieces} `));
  await expect.poll(() => calls).toEqual(['widgets/cart', 'widgets/cart']);
});

test('[A069] [R7.145] [R7.146] a customer: a page view makes at most two calls', async ({ page, context }) => {
  await enter(page, 'own-customer,filled-cart');
  const calls = callsOf(page);
  await view(page);
  const { pieces } = await storedCart(context);
  await expect(cartWidgetOf(page).button).toHaveAccessibleName(new RegExp(` ${pieces} `));
  await expect.poll(() => [...calls].sort()).toEqual(['legal-conditions/uncleared-legals', 'widgets/cart']);
});
