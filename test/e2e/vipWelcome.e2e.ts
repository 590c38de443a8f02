import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, expectStatus, placeholderOf, test } from './shopTest';

const dialogOf = (page: Page) => placeholderOf(page, 'vip-welcome').getByRole('dialog');

function viewedCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/vip/save-modal-viewed')) calls.push(request.method());
  });
  return calls;
}

test('[R1.33] [R4.069] [R4.070] [R7.031] [R7.169] the welcome opens on load, and closed it is not shown again', async ({ page, watch }) => {
  const calls = viewedCalls(page);
  await enter(page, 'vip-welcome');
  await page.goto('/');
  await expect(dialogOf(page)).toHaveAccessibleName('Ugodnosti VIP');
  await expect(placeholderOf(page, 'vip-welcome').getByRole('heading', { name: 'Dobrodošli v klubu!' })).toBeVisible();
  await expect(placeholderOf(page, 'vip-welcome').locator('img')).toBeVisible();
  expect(calls).toEqual([]);
  await expectAccessible(page, watch, { without: ['color-contrast'] }); // axe compares with the page behind the top layer
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/vip/save-modal-viewed'));
  await dialogOf(page).getByRole('button', { name: 'Zapri', exact: true }).click();
  await expect(dialogOf(page)).toBeHidden();
  expect((await stored).ok()).toBe(true);
  await page.goto('/');
  await expectStatus(page, 'vip-welcome', 'ready');
  await expect(dialogOf(page)).toBeHidden();
  expect(calls).toEqual(['GET']);
});

test('a content blocker that hides the welcome: the page is released, and it counts as closed', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-vitrina="vip-welcome"] { display: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const viewed = page.waitForResponse((response) => response.url().endsWith('/api/vip/save-modal-viewed'));
  await enter(page, 'vip-welcome');
  await page.goto('/');
  await viewed;
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
  await page.getByRole('link', { name: 'Trgovina Lipa' }).first().focus();
  await expect(page.getByRole('link', { name: 'Trgovina Lipa' }).first()).toBeFocused();
});

test('[R4.069] at 320 px and 400 % every button is reachable, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await enter(page, 'vip-welcome');
  await page.goto('/');
  await expect(dialogOf(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const goOn = dialogOf(page).getByRole('button', { name: 'Nadaljuj z nakupovanjem' });
  await goOn.scrollIntoViewIfNeeded();
  await goOn.click();
  await expect(dialogOf(page)).toBeHidden();
});
