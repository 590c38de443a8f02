import type { Page } from '@playwright/test';
import { DEMO_CUSTOMERS } from '../../demo-pages/domain/demoCustomers';
import { enter, expect, expectAccessible, expectStatus, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

const LISTING = '/elektronika';
const heartsOf = (page: Page) => page.locator('.card .heart button');
const storedOf = async (page: Page): Promise<number> => {
  const answer: { pieces: number } = await (await page.request.get('/api/wishlist/findAll')).json();
  return answer.pieces;
};

async function openListing(page: Page, prefix = ''): Promise<void> {
  await page.goto(prefix === '' ? LISTING : `${prefix}/`);
  await expectStatus(page, 'search-bar', 'ready');
}

test(
  '[R1.04] [R7.150] [R7.153] a heart on a listing adds and removes without leaving the page; other tabs’ pages know it',
  GATE,
  async ({ page, watch }) => {
    await enter(page, 'own-customer');
    await openListing(page);
    const heart = heartsOf(page).first();
    await expect(heart).toHaveAccessibleName(/^Dodaj na seznam želja: /);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(placeholderOf(page, 'flash-messages').getByText('Izdelek je na seznamu želja.')).toBeVisible();
    await expect(heart).not.toHaveAttribute('aria-busy');
    expect([new URL(page.url()).pathname, await storedOf(page)]).toEqual([LISTING, 1]);
    await expectAccessible(page, watch);

    await openListing(page); // the server prints the state
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.press('Enter');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => storedOf(page)).toBe(0);
  },
);

test('[R3.086] on a product page the article goes to a new list', async ({ page }) => {
  await enter(page, 'own-customer');
  await openListing(page);
  await heartsOf(page).first().click(); // creates the main list
  await expect(heartsOf(page).first()).toHaveAttribute('aria-pressed', 'true');
  await page.locator('.card .card-title a').nth(1).click();
  await expectStatus(page, 'search-bar', 'ready');
  await page.getByLabel('Seznam', { exact: true }).selectOption({ label: 'Nov seznam …' });
  await page.getByLabel('Ime seznama').fill('Za <b>mamo</b>');
  await page.locator('.buy-row .heart button').click();
  await expect(placeholderOf(page, 'flash-messages').getByText('Izdelek je na seznamu »Za <b>mamo</b>«.')).toBeVisible();
  expect(await storedOf(page)).toBe(1);
});

test('[R3.086] after a heart the message offers another list, or a new one; by the keyboard, too', async ({ page, watch }) => {
  await enter(page, 'own-wishlists');
  await openListing(page);
  const heart = heartsOf(page).first();
  await heart.press('Enter');
  const offer = placeholderOf(page, 'flash-messages').getByRole('button', { name: 'Spremeni seznam' });
  await offer.press('Enter');
  const flyout = placeholderOf(page, 'wishlist-flyout');
  const choice = flyout.getByRole('group', { name: 'Na kateri seznam?' });
  await expect(choice.getByRole('button', { name: /^Glavni seznam/ })).toBeFocused();
  await expectAccessible(page, watch);
  await choice.getByRole('button', { name: /^Za mamo/ }).press('Enter');
  await expect(heart).toBeFocused();
  await expect(choice).toHaveCount(0);
  const moved = placeholderOf(page, 'flash-messages').getByText(/^Izdelek je premaknjen na seznam »Za mamo/);
  await expect(moved).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  const next = heartsOf(page).nth(1);
  await next.click();
  await offer.click();
  await choice.getByRole('textbox').fill('Vikend 🏕️');
  const created = page.waitForRequest(/wishlist\/addItem/);
  await page.keyboard.press('Enter');
  expect((await created).postDataJSON()).toMatchObject({ newWishlistName: 'Vikend 🏕️', amount: 1 });
  await expect(placeholderOf(page, 'flash-messages').getByText('Izdelek je premaknjen na seznam »Vikend 🏕️«.')).toBeVisible();
  await expect.poll(() => storedOf(page)).toBe(12);
});

test('[R1.04] a tab that is closed right after the press of a heart loses nothing', async ({ page, context }) => {
  await enter(page, 'own-customer');
  await openListing(page);
  await page.route('**/api/wishlist/addItem', () => {}); // never answered
  await heartsOf(page).first().click();
  await expect(heartsOf(page).first()).toHaveAttribute('aria-pressed', 'true');
  await page.close({ runBeforeUnload: true });
  const other = await context.newPage();
  await openListing(other);
  await expect.poll(() => storedOf(other)).toBe(1);
});

test('[R1.04] a guest signs in in the header and keeps the page: the article is added then', async ({ page }) => {
  await enter(page, 'guest');
  await openListing(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const heart = page.locator('.card a.heart').last();
  await heart.press('Enter');
  const login = placeholderOf(page, 'login-drawer');
  await expect(login.locator('[name=email]')).toBeFocused();
  await expect(login.locator('[name=email]')).toBeInViewport();
  const reason = 'Prijavite se, da dodamo izdelek na vaš seznam želja.';
  await expect(login.getByRole('group', { name: 'Prijava' }).getByText(reason)).toBeVisible();
  await expect(login.getByRole('status').filter({ hasText: reason })).toHaveCount(1); // heard, too: the focus is past it
  expect(calls.filter((path) => path.startsWith('/api/wishlist'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(heart).toBeFocused();
  await heart.press('Enter');
  const { email, password } = DEMO_CUSTOMERS.fresh;
  await login.locator('[name=email]').fill(email);
  await login.locator('[name=password]').fill(password);
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('data-vitrina-pressed', '');
  await expect(heart).toBeFocused();
  await expect.poll(() => storedOf(page)).toBe(1);
  expect(new URL(page.url()).pathname).toBe(LISTING);
});

test('[R1.04] a guest who closes the form sees the heart turn back, and a later sign-in adds nothing', async ({ page }) => {
  await enter(page, 'guest');
  await openListing(page);
  const [first, last] = [page.locator('.card a.heart').first(), page.locator('.card a.heart').last()];
  const email = placeholderOf(page, 'login-drawer').locator('[name=email]');
  await first.press('Enter');
  await expect(email).toBeFocused();
  await last.press('Enter'); // both wait
  await expect(email).toBeFocused();
  for (const heart of [first, last]) await expect(heart).toHaveAttribute('data-vitrina-pressed', '');
  await page.locator('h1').click();
  await expect(email).toBeHidden();
  for (const heart of [first, last]) await expect(heart).not.toHaveAttribute('data-vitrina-pressed');
  await enter(page, 'own-customer'); // signs in
  await openListing(page);
  await page.locator('.card .heart button').nth(2).click();
  await expect(page.locator('.card .heart button').nth(2)).not.toHaveAttribute('aria-busy');
  await expect.poll(() => storedOf(page)).toBe(1); // the log's other changes would have been sent before
});

test('[R1.04] a guest who leaves to register is told what still waits, and may say no', async ({ page, watch }) => {
  await enter(page, 'guest');
  await openListing(page);
  await page.locator('.card a.heart').first().click();
  await placeholderOf(page, 'login-drawer').locator('.register a').click();
  const message = placeholderOf(page, 'flash-messages').locator('.flash').filter({ hasText: 'po vaši prijavi dodali: 1 izdelek' });
  await expect(message).toBeVisible();
  await expectAccessible(page, watch);
  await openListing(page);
  const heart = page.locator('.card a.heart').first();
  await expect(heart).toHaveAttribute('data-vitrina-pressed', '');
  await message.getByRole('button', { name: 'Ne dodaj' }).click();
  await expect(heart).not.toHaveAttribute('data-vitrina-pressed');
});

test('[R1.04] a heart pressed before the page has scrolled to it: the form is in view', async ({ page }) => {
  await enter(page, 'guest');
  await openListing(page);
  const heart = page.locator('.card a.heart').last();
  const email = placeholderOf(page, 'login-drawer').locator('[name=email]');
  await heart.press('Enter'); // the form is loaded
  await expect(email).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(heart).toBeFocused();
  await heart.evaluate(async (element: HTMLElement) => {
    element.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    document.documentElement.style.scrollBehavior = 'smooth';
    element.focus();
    element.click();
  });
  await expect(email).toBeFocused();
  await page.evaluate(async () => {
    let [last, frames] = [-1, 0];
    for (; frames < 30; frames = last === window.scrollY ? frames + 1 : 0) {
      last = window.scrollY;
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(email).toBeInViewport();
});

test('[R1.04] on a page without a login widget a guest is led to the sign-in, and the article is added after it', async ({ page }) => {
  await enter(page, 'guest');
  await openListing(page);
  await page.evaluate(() =>
    document.querySelectorAll('[data-vitrina="login-drawer"], [data-vitrina="user-menu"]').forEach((host) => host.remove()),
  );
  await page.locator('.card a.heart').first().click();
  await expect(page).toHaveURL(/\/prijava\?back=%2Felektronika$/);
  await enter(page, 'own-customer'); // signs in
  await openListing(page);
  await expect(heartsOf(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => storedOf(page)).toBe(1);
});

test('[R8.21] [A129] a shop that fails: a text, and the heart as before', async ({ page, watch }) => {
  watch.expectErrors(/^Failed to load resource/);
  await enter(page, 'own-customer');
  await openListing(page);
  await page.route('**/api/wishlist/addItem', (route) =>
    route.fulfill({ status: 422, contentType: 'application/json', body: JSON.stringify({ error: 'x', describedBy: 'Seznam je poln.' }) }),
  );
  const heart = heartsOf(page).first();
  await heart.click();
  await expect(placeholderOf(page, 'flash-messages').getByText('Seznam je poln.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[R1.04] the hearts are the server’s own forms', async ({ page }) => {
    await enter(page, 'own-customer');
    await page.goto(LISTING);
    await heartsOf(page).first().click();
    await expect(page).toHaveURL(/\/elektronika$/);
    await expect(heartsOf(page).first()).toHaveAttribute('aria-pressed', 'true');
    await heartsOf(page).first().click();
    await expect(heartsOf(page).first()).toHaveAttribute('aria-pressed', 'false');
    expect(await storedOf(page)).toBe(0);
  });
});
