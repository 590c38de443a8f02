import type { Page } from '@playwright/test';
import { GATE } from '../support/testScope';
import { backForwardBrowser, goInHistory } from './backForwardBrowser';
import { expect, expectStatus, LIGHT_PAGE, placeholderOf, test, watchContext } from './shopTest';

const button = (page: Page) => placeholderOf(page, 'cart-drawer').getByRole('button', { name: /^Košarica/ });
const drawer = (page: Page) => placeholderOf(page, 'cart-drawer').getByRole('dialog', { name: 'Košarica' });
const marker = (page: Page) => page.evaluate(() => (history.state as { vitrinaOverlays?: number } | null)?.vitrinaOverlays ?? 0);

/** A listing with a filled cart, reached from the home page. */
const afterHome = (title: string, details: object, run: (page: Page) => Promise<void>) =>
  test(title, details, async ({ page, open }) => {
    await open('/?scenario=filled-cart');
    await open('/elektronika');
    await expectStatus(page, 'cart-drawer', 'ready');
    await run(page);
  });

async function openDrawer(page: Page): Promise<void> {
  await button(page).click();
  await expect(drawer(page)).toBeVisible();
  await expect.poll(() => marker(page)).toBe(1);
}

afterHome('the back button closes the drawer; the next one leaves the page', GATE, async (page) => {
  await openDrawer(page);
  const url = page.url();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  expect(page.url()).toBe(url);
  await expect(button(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/(\?.*)?$/);
});

afterHome('a link inside the drawer is followed, and back returns to the page', GATE, async (page) => {
  await openDrawer(page);
  const url = page.url();
  const link = drawer(page).getByRole('listitem').getByRole('link').first();
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL((address) => address.href.endsWith(target));
  await page.goBack();
  await expect(page).toHaveURL(url);
});

afterHome('the entry of an open drawer that was reloaded away is left at once', {}, async (page) => {
  await openDrawer(page);
  await page.reload();
  await expectStatus(page, 'cart-drawer', 'ready');
  await expect(drawer(page)).toBeHidden();
  await expect.poll(() => marker(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/(\?.*)?$/);
});

afterHome(
  'a closed drawer leaves no entry behind: popstate listeners of the page hear nothing, its own state is kept, and back leaves it',
  {},
  async (page) => {
    await page.evaluate(() => {
      history.replaceState({ ...(history.state as object), own: 'state' }, '');
      addEventListener('popstate', () => document.documentElement.setAttribute('data-went-back', ''));
    });
    await openDrawer(page);
    expect(await page.evaluate(() => (history.state as { own?: string }).own)).toBe('state');
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await openDrawer(page);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect.poll(() => marker(page)).toBe(0);
    expect(await page.locator('html').getAttribute('data-went-back')).toBeNull();
    expect(await page.evaluate(() => (history.state as { own?: string }).own)).toBe('state');
    await page.goBack();
    await expect(page).toHaveURL(/:\d+\/(\?.*)?$/);
  },
);

afterHome('forward into the entry of a closed drawer goes back again', {}, async (page) => {
  await openDrawer(page);
  const url = page.url();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await page.evaluate(() => history.forward());
  await expect.poll(() => marker(page)).toBe(0);
  expect(page.url()).toBe(url);
  await expect(drawer(page)).toBeHidden();
});

test.describe('in the back-forward cache', () => {
  const newContext = backForwardBrowser();

  test('a page with an open modal returns from the back-forward cache with it, and Escape closes it', async ({ baseURL }) => {
    const context = await newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 } });
    const watch = await watchContext(context);
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.addEventListener('pageshow', (event) => document.documentElement.setAttribute('data-restored', String(event.persisted)));
    });
    await page.goto(LIGHT_PAGE);
    await expectStatus(page, 'search-bar', 'ready');
    const opener = page.locator('a[data-name="termsExcerpt"]').first();
    await opener.click();
    const modals = placeholderOf(page, 'page-modals');
    const dialog = modals.getByRole('dialog', { name: 'Pogoji na kratko' });
    await modals.locator('> [data-vitrina-content] a').click(); // the whole conditions
    await expect(page).toHaveURL(/splosni-pogoji/);
    await goInHistory(page, -1);
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
    await watch.conclude();
    await context.close();
  });
});
