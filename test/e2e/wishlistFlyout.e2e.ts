import type { Page } from '@playwright/test';
import { shiftsOf } from '../support/browser/shifts';
import { enter, expect, expectAccessible, expectStatus, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

const flyoutOf = (page: Page) => placeholderOf(page, 'wishlist-flyout');

async function fill(page: Page, prefix: string, count: number): Promise<void> {
  await enter(page, 'own-customer', prefix);
  await page.goto(`${prefix}/elektronika`);
  await expectStatus(page, 'search-bar', 'ready');
  for (let index = 0; index < count; index += 1) {
    const heart = page.locator('.card .heart button').nth(index);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).not.toHaveAttribute('aria-busy');
  }
}

for (const [prefix, all] of [
  ['', 'Prikaži seznam želja (6)'],
  ['/hu', 'Tovább a kívánságlistához (6)'],
] as const)
  test(`[R2.59] [R9.48] the newest five of ${prefix || '/si'}: count, articles, way to all; nothing shifts, axe finds nothing`, async ({
    page,
    watch,
  }) => {
    await fill(page, prefix, 6);
    await page.goto(`${prefix}/elektronika`);
    await expectStatus(page, 'cart-drawer', 'ready');
    const flyout = flyoutOf(page);
    await expect(flyout.locator('.header-count')).toHaveText('6'); // the server's own
    await flyout.hover();
    await expectStatus(page, 'wishlist-flyout', 'ready');
    await expect(flyout.locator('.count')).toHaveText('6');
    await expect(flyout.getByRole('listitem')).toHaveCount(5);
    await expect(flyout.getByRole('link', { name: all })).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    await expectAccessible(page, watch);
    await page.keyboard.press('Escape');
    await expect(flyout.getByRole('listitem')).toHaveCount(0);
  });

test('[R6.16] an article for adults has 18+ in the middle of the place of its picture', async ({ page }) => {
  await fill(page, '', 1);
  await page.route('**/api/wishlist/findAll', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('"isAdultOnly":false', '"isAdultOnly":true') });
  });
  await page.goto('/');
  await expectStatus(page, 'search-bar', 'ready');
  await flyoutOf(page).hover();
  const mark = flyoutOf(page).getByText('18+');
  await expect(mark).toBeVisible();
  const offsets = await mark.evaluate((text) => {
    const [own, place] = [text.getBoundingClientRect(), (text.parentElement as Element).getBoundingClientRect()];
    return [own.left + own.right - place.left - place.right, own.top + own.bottom - place.top - place.bottom].map((twice) =>
      Math.abs(twice / 2),
    );
  });
  expect(Math.max(...offsets)).toBeLessThanOrEqual(1);
});

test('[A069] a page view of a guest loads nothing for wishlists, and hovering calls nothing', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await enter(page, 'guest');
  await page.goto('/');
  await expectStatus(page, 'search-bar', 'ready');
  expect(requests.filter((path) => /wishlist/i.test(path))).toEqual([]);
  await flyoutOf(page).hover();
  await expect(flyoutOf(page).getByText('Prijavite se, da boste videli svoj seznam želja.')).toBeVisible();
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('by the keyboard: from the link to the button, into the articles and back', GATE, async ({ page }) => {
  await fill(page, '', 1);
  await page.goto('/elektronika');
  await expectStatus(page, 'search-bar', 'ready');
  await flyoutOf(page).getByRole('link').first().focus();
  await expectStatus(page, 'wishlist-flyout', 'ready');
  await page.keyboard.press('Tab');
  const button = flyoutOf(page).getByRole('button', { name: 'Seznam želja: 1 izdelek' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(flyoutOf(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(flyoutOf(page).getByRole('listitem').getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a click on the link leads to the page of lists, also before the widget is ready', async ({ page }) => {
  await enter(page, 'own-customer');
  await page.goto('/');
  await flyoutOf(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/seznam-zelja$/);
});
