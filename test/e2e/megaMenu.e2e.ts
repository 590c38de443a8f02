import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, expectStatus, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

const menuOf = (page: Page) => placeholderOf(page, 'mega-menu');
const buttonOf = (page: Page, name: string) => menuOf(page).getByRole('button', { name, exact: true });

test.use({ viewport: { width: 1280, height: 800 } });

/** Reaches for the menu with the keyboard and waits until its data has arrived. */
async function reach(page: Page): Promise<void> {
  const loaded = page.waitForResponse(/\/api\/menu/);
  await menuOf(page).getByRole('link').first().focus();
  await expectStatus(page, 'mega-menu', 'ready');
  await loaded;
}

test('[R1.02][R6.02] the first reach loads the menu in the place of the server’s links; nothing moves, the focus stays', async ({
  page,
  open,
}) => {
  let calls = 0;
  page.on('request', (request) => void (calls += request.url().includes('/api/menu') ? 1 : 0));
  await open('/');
  await expect(menuOf(page)).toHaveAttribute('data-vitrina-status', 'found');
  expect(calls).toBe(0);
  const before = await menuOf(page).boundingBox();
  await reach(page);
  expect(await menuOf(page).boundingBox()).toEqual(before);
  await expect(buttonOf(page, 'Elektronika')).toBeFocused();
  expect(calls).toBe(1);
});

test(
  '[R2.50][R9.62] keyboard only: a panel of at least 450 px opens, is accessible, and Escape leads back',
  GATE,
  async ({ page, open, watch }) => {
    await open('/');
    await reach(page);
    await page.keyboard.press('Enter');
    const panel = menuOf(page).locator('.panel-box');
    await expect(panel.getByRole('link', { name: 'Zvok' })).toBeVisible();
    expect((await panel.boundingBox())?.height).toBeGreaterThanOrEqual(450);
    for (const link of await panel.getByRole('link').all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24); // wcag22/2.5.8
    await expectAccessible(page, watch);
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(buttonOf(page, 'Elektronika')).toBeFocused();
  },
);

test('[A122] the mouse: the diagonal way over the second row does not replace the panel', async ({ page, open }) => {
  await open('/');
  await reach(page);
  const box = await buttonOf(page, 'Elektronika').boundingBox();
  if (box === null) throw new Error('no button');
  await page.mouse.move(box.x + 20, box.y + 5);
  await expect(buttonOf(page, 'Elektronika')).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(box.x + 160, box.y + 200, { steps: 20 });
  await page.mouse.move(box.x + 170, box.y + 210, { steps: 2 });
  await expect(menuOf(page).getByRole('link', { name: 'Slušalke' })).toBeVisible();
  await expect(buttonOf(page, 'Elektronika')).toHaveAttribute('aria-expanded', 'true');
});

test('a hostile menu: nothing runs or loads, sizes are numbers, entries without a page are no links', async ({ page, open, watch }) => {
  watch.expectErrors(/^Failed to load resource.*404/); // the picture whose id is a path
  await enter(page, 'hostile-menu');
  const elsewhere: string[] = [];
  page.on('request', (request) => void (/^http:..(localhost|127)/.test(request.url()) ? null : elsewhere.push(request.url())));
  await open('/');
  const title = await page.title();
  await reach(page);
  await page.keyboard.press('Shift+Tab'); // while the focus is in the bar, the server's departments stay
  const entries = menuOf(page).locator('.bar > li:not(.rest) .entry');
  await expect(entries).toHaveCount(3); // those without any page are left out
  await buttonOf(page, 'Več').click(); // the long one has no room in the bar
  const panel = menuOf(page).locator('.panel:not([hidden], [data-prepared]) .panel-box');
  await expect(panel.getByRole('link', { name: 'Vrt' })).toBeVisible();
  await expect(panel.getByText('Brez naslova')).toHaveCount(0);
  await expect(panel.locator('img')).toHaveCount(0);
  await expect(panel).not.toHaveCSS('position', 'fixed');
  for (const link of await menuOf(page).getByRole('link').all()) expect(await link.getAttribute('href')).toBe('/elektronika');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectAccessible(page, watch);
  expect([await page.title(), elsewhere]).toEqual([title, []]);
});

test('[A161] a press on a department opens its page, a tap its panel', async ({ page, open, browser }) => {
  await open('/');
  await reach(page);
  await menuOf(page).getByRole('link', { name: 'Elektronika', exact: true }).click();
  await page.waitForURL(/elektronika/);

  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1100, height: 800 } });
  const tablet = await context.newPage();
  await tablet.goto(new URL('/', page.url()).href);
  await menuOf(tablet).getByRole('link', { name: 'Elektronika', exact: true }).tap();
  await expect(menuOf(tablet).getByRole('link', { name: 'Slušalke' })).toBeVisible();
  await context.close();
});

test('a shop without the menu’s endpoint keeps its own links', async ({ page, open, watch }) => {
  watch.expectErrors(/^Failed to load resource/, /the widget "mega-menu" failed/);
  await page.route('**/api/menu', (route) => route.fulfill({ status: 404, json: { error: 'none' } }));
  await open('/');
  await menuOf(page).getByRole('link').first().focus();
  await expectStatus(page, 'mega-menu', 'failed');
  await expect(menuOf(page).getByRole('link', { name: 'Elektronika' })).toBeVisible();
});
