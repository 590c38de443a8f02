import type { Page } from '@playwright/test';
import { shiftsOf } from '../support/browser/shifts';
import { enter, expect, expectAccessible, expectStatus, placeholderOf, test } from './shopTest';

const menuOf = (page: Page) => placeholderOf(page, 'mega-menu');
const openerOf = (page: Page, index: number) => menuOf(page).locator('.opener').nth(index);
test.use({ viewport: { width: 1280, height: 900 } });

/** The menu of a large shop, with its data; the pointer is far away. */
async function reach(page: Page): Promise<void> {
  await page.mouse.move(640, 880);
  const loaded = page.waitForResponse(/\/api\/menu/);
  await menuOf(page).dispatchEvent('pointerenter');
  await expectStatus(page, 'mega-menu', 'ready');
  await loaded;
  await expect(menuOf(page).locator('.opener')).toHaveCount(13);
}

test.beforeEach(async ({ page, open }) => {
  await enter(page, 'large-menu');
  await open('/');
  await reach(page);
});

test('[R9.62] thirteen departments with 200 groups and 700 categories: nothing shifts, all are reachable, axe finds nothing', async ({
  page,
  open,
  watch,
}) => {
  await open('/');
  await reach(page);
  const panel = menuOf(page).locator('.panel:not([hidden], [data-prepared]) .panel-box');
  const rest = menuOf(page).locator('.rest .entry');
  for (const opener of [openerOf(page, 0), openerOf(page, 4), rest]) {
    await opener.click();
    await expect(panel).toBeVisible();
    const { height, bottom, scrolls, groups } = await panel.evaluate((box) => ({
      height: box.getBoundingClientRect().height,
      bottom: box.getBoundingClientRect().bottom,
      scrolls: box.scrollHeight <= box.clientHeight || getComputedStyle(box).overflowY === 'auto',
      groups: box.querySelectorAll('.group').length,
    }));
    if (opener !== rest) expect(height).toBeGreaterThanOrEqual(450);
    expect(bottom).toBeLessThanOrEqual(900);
    expect([scrolls, groups >= 3]).toEqual([true, true]);
    const last = panel.getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport();
  }
  expect(await shiftsOf(page)).toEqual([]);
  await expectAccessible(page, watch);
});
