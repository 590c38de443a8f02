import type { Locator, Page } from '@playwright/test';
import { enter, expect, expectAccessible, expectStatus, LOST_REQUEST, placeholderOf, test, watchContext } from './shopTest';
import { GATE } from '../support/testScope';

const pageOf = (page: Page) => placeholderOf(page, 'wishlist');

async function openMain(page: Page, scenario: string, prefix = '', path = '/seznam-zelja'): Promise<void> {
  await enter(page, scenario, prefix);
  await page.goto(`${prefix}${path}`);
  await expectStatus(page, 'wishlist', 'ready');
  await pageOf(page).locator('.list').first().click();
  await expectStatus(page, 'wishlist', 'ready');
  await expect(pageOf(page).locator('.item').first()).toBeVisible();
}

test('[R2.46] [R2.47] the pages at 375 px: axe finds nothing, nothing is wider than the page', async ({ page, watch }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await enter(page, 'own-wishlists', '/hu');
  await page.goto('/hu/kivansaglista');
  await expectStatus(page, 'wishlist', 'ready');
  await expect(pageOf(page).locator('.list')).toHaveCount(3);
  await expectAccessible(page, watch);
  await pageOf(page).locator('.list').first().click();
  await expect(pageOf(page).locator('.incremental-list > li').first()).toHaveAttribute('aria-setsize', '12');
  await expectAccessible(page, watch);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('[R2.47] what is sold out keeps its controls in the columns of the others', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openMain(page, 'own-wishlists');
  const gone = pageOf(page).locator('.item[data-gone]').first();
  await gone.scrollIntoViewIfNeeded();
  const leftOf = async (item: Locator) => Math.round((await item.locator('.item-tools > :first-child').boundingBox())?.x ?? -1);
  expect(await leftOf(gone)).toBe(await leftOf(pageOf(page).locator('.item:not([data-gone])').first()));
});

test('[R2.47] on a phone the buttons of a list are in one line, and so is what undoes a removal', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openMain(page, 'own-wishlists', '/hu', '/kivansaglista');
  const topOf = async (place: Locator) => Math.round((await place.boundingBox())?.y ?? -1);
  const buttons = pageOf(page).locator('.toolbar').getByRole('button');
  await expect(buttons).toHaveCount(2);
  expect(await topOf(buttons.last())).toBe(await topOf(buttons.first()));
  await pageOf(page).locator('.remove').first().click();
  const undo = pageOf(page).locator('.undo');
  const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const endOf = async (place: Locator) => boxOf(place).then(({ x, width }) => x + width);
  const [text, button] = [undo.locator('bdi'), undo.getByRole('button')];
  await expect(button).toBeVisible();
  const { y, height } = await boxOf(text);
  expect(await topOf(button)).toBeLessThan(y + height);
  expect((await endOf(undo)) - (await endOf(button))).toBeLessThan(16);
});

test('[R7.150] [R7.153] changes of a list are stored, and the other tab is in step', async ({ page, context }) => {
  await openMain(page, 'own-wishlists');
  const other = await context.newPage();
  await other.goto(page.url());
  await expectStatus(other, 'wishlist', 'ready');
  await expect(pageOf(other).locator('.item')).toHaveCount(12);
  await pageOf(page).locator('.remove').first().click();
  await expect(pageOf(page).locator('.item')).toHaveCount(11);
  await expect(pageOf(other).locator('.item')).toHaveCount(11);
  await pageOf(page).getByRole('button', { name: 'Razveljavi' }).click();
  await expect(pageOf(other).locator('.item')).toHaveCount(12);
});

test('[R2.48] [R2.49] a list is created, renamed and removed', GATE, async ({ page }) => {
  await enter(page, 'own-wishlists');
  await page.goto('/seznam-zelja');
  await expectStatus(page, 'wishlist', 'ready');
  const list = pageOf(page);
  await list.locator('.name-input').fill('Za rojstni dan');
  await list.locator('.name-input').press('Enter');
  await expect(page).toHaveURL(/\/seznam-zelja-detail\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Za rojstni dan');
  await list.getByRole('button', { name: 'Preimenuj' }).click();
  await list.locator('.name-input').fill('Praznovanje');
  await list.getByRole('button', { name: 'Shrani' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Praznovanje');
  await expectStatus(page, 'wishlist', 'ready');
  await list.locator('.toolbar').getByRole('button', { name: 'Izbriši seznam' }).click();
  await list.locator('.confirm').getByRole('button', { name: 'Izbriši seznam' }).click();
  await expect(page).toHaveURL(/\/seznam-zelja$/);
});

test('scrolled down, the press is answered in view: at its button and by a notice; “add all” beside its button', async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openMain(page, 'own-wishlists');
  const list = pageOf(page);
  const row = list.getByRole('listitem').nth(6);
  const before = await row.boundingBox();
  await row.getByRole('button', { name: /^V košarico/ }).click();
  await expect(row.getByRole('button', { name: /^V košarici/ })).toBeInViewport();
  expect((await row.boundingBox())?.height).toBe(before?.height);
  const notice = placeholderOf(page, 'cart-drawer').locator('.added-notice');
  await expect(notice).toBeInViewport();
  await expect(notice.getByRole('link', { name: 'Prikaži košarico' })).toBeVisible();
  await expectAccessible(page, watch);
  await list.getByRole('button', { name: /^Dodaj \d+ izdelk/ }).click();
  await expect(list.getByRole('status').filter({ hasText: / v košarici\./ })).toBeInViewport();
});

for (const width of [320, 1280])
  test(`at ${width} px the menu of lists is whole in the window, also at its lower edge, and moves an article by the keyboard`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await openMain(page, 'own-wishlists');
    const rows = pageOf(page)
      .getByRole('listitem')
      .filter({ has: page.locator('.item') });
    const opener = rows.nth(3).getByRole('button', { name: /^Premakni na drug seznam: / });
    await opener.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await opener.press('Enter');
    const menu = pageOf(page).getByRole('group', { name: 'Premakni na drug seznam' });
    await expect(menu.getByRole('button', { name: /^Vrt in balkon/ })).toBeFocused();
    const box = await menu.boundingBox();
    const { x, y, width: wide, height } = box ?? { x: -1, y: -1, width: 0, height: 0 };
    expect([x >= 0, y >= 0, x + wide <= width, y + height <= 640]).toEqual([true, true, true, true]);
    await expectAccessible(page, watch);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(placeholderOf(page, 'flash-messages').getByText(/^Izdelek je premaknjen na seznam »Za mamo/)).toBeVisible();
  });

test('2,000 articles: the first are rendered at once, the others as the shopper scrolls', async ({ page }) => {
  await openMain(page, 'long-wishlist');
  const items = pageOf(page).locator('.incremental-list > li');
  const count = await items.count();
  expect(count).toBeLessThan(200);
  await expect(items.first()).toHaveAttribute('aria-setsize', /^(19\d\d|2000)$/);
  await items.last().scrollIntoViewIfNeeded();
  await expect.poll(() => items.count()).toBeGreaterThan(count);
});

test('on a phone a list is shared: a guest sees it by its link and adds from it; after the end the link is dead (ADR 049)', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await openMain(page, 'own-wishlists');
  const list = pageOf(page);
  const title = (await list.locator('.item-title').first().textContent()) ?? '';
  await list.getByRole('button', { name: 'Deli', exact: true }).click();
  await list.getByRole('button', { name: 'Ustvari povezavo' }).click();
  const field = list.locator('.sharing input');
  await expect(field).toBeFocused();
  await expectAccessible(page, watch);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const link = await field.inputValue();
  expect(link).toMatch(new RegExp(`^${baseURL}/seznam-zelja-shared/[\\w-]{24}$`));

  const guests = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 375, height: 900 } });
  const guestWatch = await watchContext(guests);
  const guest = await guests.newPage();
  const response = await guest.goto(link);
  expect(response?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' });
  await expect(guest.locator('main .row-text > a').first()).toHaveText(title);
  await expect(guest.locator('main .rows > li')).toHaveCount(12);
  await expect(guest.locator('main form[action*="remove"], main form[action*="delete"]')).toHaveCount(0);
  await expectStatus(guest, 'cart-drawer', 'ready');
  await expectAccessible(guest, guestWatch);
  await guest.locator('main form[data-vitrina-action="add-to-cart"] button').first().click();
  await expect(placeholderOf(guest, 'cart-drawer').locator('.button').first()).toHaveAccessibleName(/ 1 kos/); // a link on phones

  await page.goto(link);
  await expect(page.locator('main p a').first()).toHaveAttribute('href', /seznam-zelja-detail\//); // the owner's way back
  await page.goBack();
  await expectStatus(page, 'wishlist', 'ready');
  await pageOf(page).getByRole('button', { name: 'Deli', exact: true }).click();
  await pageOf(page).getByRole('button', { name: 'Prenehaj deliti' }).click();
  await expect(pageOf(page).getByRole('button', { name: 'Ustvari povezavo' })).toBeFocused();
  guestWatch.expectErrors(LOST_REQUEST);
  const gone = await guest.goto(link);
  expect(gone?.status()).toBe(404);
  await expect(guest.getByText(title)).toHaveCount(0);
  await guestWatch.conclude();
  await guests.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the server’s own page shares a list and ends it', async ({ page }) => {
    await enter(page, 'own-wishlists');
    await page.goto('/seznam-zelja');
    await page.getByRole('link', { name: 'Glavni seznam' }).click();
    await page.getByRole('button', { name: 'Ustvari povezavo' }).click();
    await expect(page.getByLabel('Povezava do seznama')).toHaveValue(/^http.*\/seznam-zelja-shared\/[\w-]{24}$/);
    await page.getByRole('button', { name: 'Prenehaj deliti' }).click();
    await expect(page.getByRole('button', { name: 'Ustvari povezavo' })).toBeVisible();
  });
});
