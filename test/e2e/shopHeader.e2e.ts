import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectStatus, LOST_REQUEST, placeholderOf, test } from './shopTest';

const menuOf = (page: Page) => placeholderOf(page, 'mega-menu');
const entriesOf = (page: Page) => menuOf(page).locator('.bar > li:not(.rest)').filter({ visible: true });
const moreOf = (page: Page, name: string) => menuOf(page).getByRole('button', { name, exact: true });

/** Loads the menu without a pointer or a focus in it. */
async function load(page: Page): Promise<void> {
  const loaded = page.waitForResponse(/\/api\/menu/);
  await menuOf(page).dispatchEvent('pointerenter');
  await expectStatus(page, 'mega-menu', 'ready');
  await loaded;
  await expect(menuOf(page).locator('.opener').first()).toBeVisible();
}

for (const width of [1280, 1024])
  for (const [prefix, more] of [
    ['/', 'Več'],
    ['/hu/', 'Továbbiak'],
  ] as const)
    test(`[D31] departments of ${prefix} at ${width} px: one row, the rest under “${more}”, and the same picture before and after the menu has loaded`, async ({
      page,
      open,
      watch,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(prefix);
      const names = (await menuOf(page).locator('a').allTextContents()).map((name) => name.trim());
      const row = page.locator('.menu-rows');
      const before = await row.screenshot();
      await load(page);
      expect(before.equals(await row.screenshot())).toBe(true);
      const tops = await entriesOf(page).evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      await moreOf(page, more).click();
      const rest = menuOf(page).locator('.panel:not([hidden]) .group-name');
      await expect(rest).toHaveCount(names.length - tops.length);
      const shown = await entriesOf(page).locator('.entry').allTextContents();
      const left = (await rest.allTextContents()).map((name) => name.trim());
      expect([...shown, ...left]).toEqual(names);
      await expectAccessible(page, watch);
    });

test('the arrow keys skip departments without room and end at “more”, whose panel leads to them', async ({ page, open }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await open('/');
  await load(page);
  await menuOf(page).locator('.opener').first().focus();
  await page.keyboard.press('End');
  await expect(moreOf(page, 'Več')).toBeFocused();
  await page.keyboard.press('Enter');
  await menuOf(page).getByRole('link', { name: 'Avto in živali', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Avto in živali' })).toBeVisible();
});

test('in a window that becomes wider departments leave “more”; in one that becomes narrower they go there', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('/');
  await load(page);
  const count = await entriesOf(page).count();
  const { height } = (await menuOf(page).boundingBox()) ?? {};
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect.poll(() => entriesOf(page).count()).toBeLessThan(count);
  expect((await menuOf(page).boundingBox())?.height).toBe(height);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(entriesOf(page)).toHaveCount(count);
});

test('without our code “more” unfolds the other departments', async ({ page, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  await page.route(/vitrina\.js/, (route) => route.abort());
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/');
  const last = menuOf(page).getByRole('link', { name: 'Avto in živali' });
  await menuOf(page).getByText('Več').click();
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Avto in živali' })).toBeVisible();
});

for (const width of [1280, 1024])
  test(`[R3.093] a panel at ${width} px has three columns, none empty, and its brands are at its end`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 });
    await open('/');
    await load(page);
    await menuOf(page).locator('.opener').first().click();
    const panel = menuOf(page).locator('.panel:not([hidden]) .panel-box');
    await expect(panel.getByRole('link', { name: 'Zvok' })).toBeVisible();
    const { columns, below } = await panel.evaluate((box) => {
      const lefts = [...box.querySelectorAll('.group')].map((group) => group.getBoundingClientRect().left);
      const brands = box.querySelector('.brands')?.getBoundingClientRect();
      const { bottom } = box.getBoundingClientRect();
      return { columns: new Set(lefts).size, below: bottom - (brands?.bottom ?? 0) };
    });
    expect(columns).toBe(3);
    expect(below).toBeLessThan(32);
    expect(await panel.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  });
