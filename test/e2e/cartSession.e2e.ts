import type { Page } from '@playwright/test';
import { DEMO_CUSTOMERS } from '../../demo-pages/domain/demoCustomers';
import { addButton, cartWidgetOf, offeredArticles, OFFERING_PAGE, restock, storedCart } from '../support/browser/cartWidget';
import { routeFirst } from '../support/browser/routeFirst';
import { enter, expect, LIGHT_PAGE, LOST_REQUEST, placeholderOf, test } from './shopTest';

/** Opens the page's cart and waits for the count of its first line. */
async function openFirstLine(page: Page) {
  const cart = cartWidgetOf(page);
  await cart.open();
  const field = cart.dialog.getByRole('spinbutton').first();
  await expect(field).toHaveValue(/^\d+$/);
  const count = Number(await field.inputValue());
  return { ...cart, field, count, increase: cart.dialog.getByRole('button', { name: /^Povečaj količino/ }).first() };
}

function tokenCallsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/csrf-token') calls.push(request.method());
  });
  return calls;
}

const firstStored = async (page: Page) => (await storedCart(page.context())).lines[0]?.count;

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByRole('main').locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Prijavi se', exact: true }).click();
}

test('a page with an old token: the edit succeeds after one refresh', async ({ page, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  const calls = tokenCallsOf(page);
  await page.goto(`${LIGHT_PAGE}?scenario=filled-cart,stale-token`);
  const { increase, field, count } = await openFirstLine(page);
  await increase.click();
  await expect.poll(() => firstStored(page)).toBe(count + 1);
  await expect(field).toHaveAttribute('aria-busy', 'false');
  await expect(field).toHaveValue(String(count + 1));
  expect(calls).toEqual(['GET']);
});

test('a token that expires while the page is open: the edit succeeds after one refresh', async ({ page, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  await page.goto(`${LIGHT_PAGE}?scenario=filled-cart`);
  const { increase, field, count } = await openFirstLine(page);
  const calls = tokenCallsOf(page);
  await routeFirst(page, '**/api/cart/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-csrf-token': 'of-yesterday' } }),
  );
  await increase.click();
  await expect.poll(() => firstStored(page)).toBe(count + 1);
  await increase.click();
  await expect.poll(() => firstStored(page)).toBe(count + 2);
  await expect(field).toHaveValue(String(count + 2));
  expect(calls).toEqual(['GET']);
});

test.describe('the session ends during an edit', () => {
  const lost = (kind: string) => `${LIGHT_PAGE}?scenario=${kind},filled-cart`;

  /** A shopper whose + is refused with a visible message. */
  async function refusedEdit(page: Page, kind: string) {
    await page.goto(lost(kind));
    await page.goto(`${LIGHT_PAGE}?fault=session-lost:cartChangeAmount`);
    const line = await openFirstLine(page);
    await line.increase.click();
    await expect(line.dialog.getByRole('link', { name: 'Prijavi se' })).toBeVisible();
    await expect(line.field).toHaveValue(String(line.count + 1));
    return line;
  }

  test('the edit waits, and succeeds after signing in on the server’s page', async ({ page, watch }) => {
    watch.expectErrors(LOST_REQUEST);
    const { dialog, count } = await refusedEdit(page, 'vip-plus');
    await dialog.getByRole('link', { name: 'Prijavi se' }).click();
    await page.waitForURL('**/prijava**');
    await signIn(page, DEMO_CUSTOMERS.vipPlus);
    await expect.poll(() => firstStored(page)).toBe(count + 1);
    const { field } = await openFirstLine(page);
    await expect(field).toHaveValue(String(count + 1));
  });

  test('the edit waits, and succeeds after signing in in another tab', async ({ page, context, watch }) => {
    watch.expectErrors(LOST_REQUEST);
    const { field, count } = await refusedEdit(page, 'vip');
    const other = await context.newPage();
    await other.goto('/prijava');
    await signIn(other, DEMO_CUSTOMERS.vip);
    await expect.poll(() => firstStored(page)).toBe(count + 1);
    await expect(field).toHaveAttribute('aria-busy', 'false');
    await expect(field).toHaveValue(String(count + 1));
  });
});

test('a page with the id of another visitor’s cart: the shop refuses, the article is added to the own cart, and a message is shown', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  watch.expectErrors(LOST_REQUEST);
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  await stranger.request.get('/?scenario=filled-cart', { maxRedirects: 0 });
  const theirs = await storedCart(stranger);
  await enter(page, 'filled-cart');
  const own = await storedCart(page.context());
  let isRefused = false;
  const added = page.waitForResponse('**/api/cart/put').then((response) => {
    isRefused = true;
    return response;
  });
  // The page and its first answers name the stranger's cart, until the shop has refused it.
  for (const url of [OFFERING_PAGE, '**/api/widgets/cart'])
    await page.route(url, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: isRefused ? body : body.replaceAll(own.cartId ?? '', theirs.cartId ?? '') });
    });
  await page.goto(OFFERING_PAGE);
  const [article] = await offeredArticles(page);
  if (article === undefined) throw new Error('the page offers nothing');
  await restock(page.context(), [article]);
  // A press before our code runs may be a form post of the browser, which has no such call.
  await expect(cartWidgetOf(page).widget).toHaveAttribute('data-vitrina-status', 'ready');
  await addButton(page, article).click();
  expect((await added).status()).toBe(403);
  await expect(addButton(page, article)).toHaveClass(/\bis-added\b/); // set by the shop's own script on our event
  await expect(placeholderOf(page, 'flash-messages').getByText('Prejšnja košarica ni več na voljo')).toBeVisible();
  await expect.poll(async () => (await storedCart(page.context())).pieces).toBe(own.pieces + 1);
  expect((await storedCart(page.context())).cartId).toBe(own.cartId);
  expect(await storedCart(stranger)).toEqual(theirs);
  await stranger.close();
});

test('signing out in one tab clears the cart in all: button, open drawer and storage', async ({ page, context, watch }) => {
  watch.expectErrors(LOST_REQUEST); // the token of the other tab is old
  const other = await context.newPage();
  await enter(page, 'own-customer,filled-cart');
  await Promise.all([page.goto(LIGHT_PAGE), other.goto(LIGHT_PAGE)]);
  const { dialog } = await openFirstLine(other);
  await page.locator('a[href*="/odjava"]').first().click();
  await expect(dialog.getByRole('spinbutton')).toHaveCount(0);
  for (const tab of [page, other]) {
    await expect(cartWidgetOf(tab).button).toContainText('0 kosov');
    const kept = await tab.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).not.toMatch(/cartItemId|firstName|cart-intents/);
  }
  expect((await storedCart(context)).pieces).toBe(0);
});
