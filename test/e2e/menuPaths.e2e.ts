import type { Page } from '@playwright/test';
import { shiftsOf } from '../support/browser/shifts';
import { enter, expect, expectAccessible, expectStatus, placeholderOf, test } from './shopTest';

const menuOf = (page: Page) => placeholderOf(page, 'mega-menu');
const openerOf = (page: Page, index: number) => menuOf(page).locator('.opener').nth(index);
const openedOf = (page: Page) =>
  menuOf(page)
    .locator('.department')
    .evaluateAll((entries) => entries.flatMap((entry, index) => (entry.querySelector('[aria-expanded="true"]') ? index : [])));

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

async function middleOf(page: Page, index: number): Promise<{ x: number; y: number }> {
  const box = await menuOf(page).locator('.department').nth(index).boundingBox();
  if (box === null) throw new Error(`no entry ${index}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The menu's timers run only by `runFor`, however long a busy machine takes. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test.beforeEach(async ({ page, open }) => {
  await enter(page, 'large-menu');
  await open('/');
  await reach(page);
});

test('[A122] straight: along the bar, each panel replaces the one before; straight down, the pointer stays in its panel', async ({
  page,
}) => {
  for (const index of [1, 2, 3]) {
    const { x, y } = await middleOf(page, index);
    await page.mouse.move(x, y, { steps: 6 });
    await expect(openerOf(page, index)).toHaveAttribute('aria-expanded', 'true');
    expect(await openedOf(page)).toEqual([index]);
  }
  const { x, y } = await middleOf(page, 3);
  await page.mouse.move(x, y + 160, { steps: 10 });
  await stopClock(page);
  await page.clock.runFor(2000);
  expect(await openedOf(page)).toEqual([3]);
});

test('[A122] diagonal: over the other entries into the open panel, however slowly, nothing replaces it', async ({ page }) => {
  await stopClock(page);
  const start = await middleOf(page, 1);
  await page.mouse.move(start.x, start.y);
  await page.clock.runFor(250);
  await expect(openerOf(page, 1)).toHaveAttribute('aria-expanded', 'true');
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(start.x + step * 22, start.y + step * 12);
    await page.clock.runFor(120);
  }
  expect(await openedOf(page)).toEqual([1]);
});

test('[A122] jitter: a trembling pointer opens its own panel, and on the way along the bar the next one', async ({ page }) => {
  await stopClock(page);
  const tremble = async (index: number): Promise<void> => {
    const { x, y } = await middleOf(page, index);
    for (const [right, down] of [
      [0, 0],
      [2, 1],
      [-1, 2],
      [1, -2],
      [-2, 0],
    ] as const) {
      await page.mouse.move(x + right, y + down);
      await page.clock.runFor(60);
    }
  };
  await tremble(1);
  expect(await openedOf(page)).toEqual([1]);
  await tremble(2);
  expect(await openedOf(page)).toEqual([2]);
});

test('[A122] fast pass: a pointer that crosses the bar opens nothing and requests no picture', async ({ page }) => {
  await stopClock(page);
  const pictures: string[] = [];
  page.on('request', (request) => void (request.url().includes('/media/') ? pictures.push(request.url()) : null));
  const [first, last] = [await middleOf(page, 0), await middleOf(page, 5)];
  await page.mouse.move(first.x, first.y - 30);
  await page.mouse.move(first.x, first.y);
  await page.clock.runFor(40);
  await page.mouse.move(last.x, last.y, { steps: 20 });
  await page.clock.runFor(40);
  await page.mouse.move(last.x, last.y - 120);
  await page.clock.runFor(3000);
  expect([await openedOf(page), pictures]).toEqual([[], []]);
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
