import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, expectStatus, LOST_REQUEST, placeholderOf, test } from './shopTest';

const dialogOf = (page: Page) => placeholderOf(page, 'vip-welcome').getByRole('dialog');

function viewedCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/vip/save-modal-viewed')) calls.push(request.method());
  });
  return calls;
}

for (const [prefix, title, heading, close] of [
  ['', 'Ugodnosti VIP', 'Dobrodošli v klubu!', 'Zapri'],
  ['/hu', 'VIP-előnyök', 'Üdvözöljük a klubban!', 'Bezárás'],
] as const)
  test(`[R1.33] [R4.069] [R4.070] [R7.031] [R7.169] the welcome of ${prefix || '/si'} opens on load, and closed it is not shown again`, async ({
    page,
    watch,
  }) => {
    const calls = viewedCalls(page);
    await enter(page, 'vip-welcome', prefix);
    await page.goto(`${prefix}/`);
    await expect(dialogOf(page)).toHaveAccessibleName(title);
    await expect(placeholderOf(page, 'vip-welcome').getByRole('heading', { name: heading })).toBeVisible();
    await expect(placeholderOf(page, 'vip-welcome').locator('img')).toBeVisible();
    expect(calls).toEqual([]);
    await expectAccessible(page, watch, { without: ['color-contrast'] }); // axe compares with the page behind the top layer
    const stored = page.waitForResponse((response) => response.url().endsWith('/api/vip/save-modal-viewed'));
    await dialogOf(page).getByRole('button', { name: close, exact: true }).click();
    await expect(dialogOf(page)).toBeHidden();
    expect((await stored).ok()).toBe(true);
    await page.goto(`${prefix}/`);
    await expectStatus(page, 'vip-welcome', 'ready');
    await expect(dialogOf(page)).toBeHidden();
    expect(calls).toEqual(['GET']);
  });

test('[R8.32] [A056] a failing call is logged with its text, and the modal stays closed on this page', async ({ page, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  await enter(page, 'vip-welcome,vip-viewed-fails');
  await page.goto('/');
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect.poll(() => watch.warnings).toContain("vitrina: Can't save viewed flag for vip program welcome modal");
});

test('[R7.169] [R8.23] without the content nothing opens', async ({ page, watch }) => {
  await enter(page, 'vip-welcome,content-missing');
  await page.goto('/');
  await expect.poll(() => watch.warnings.filter((text) => text.includes('no content "vip-welcome-modal"')).length).toBe(1);
  await expect(dialogOf(page)).toBeHidden();
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

test('[R7.169] the attacks of a hostile editor do nothing, and the welcome can be closed', async ({ page, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  await enter(page, 'vip-welcome,hostile-content');
  await page.goto('/');
  await expect(dialogOf(page)).toBeVisible();
  await expect(placeholderOf(page, 'vip-welcome').locator('[data-vitrina-content] :is(script, iframe, style, svg)')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
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

test('[R4.069] regular customers fetch no content', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/shopContent|widgets\/account/.test(request.url())) calls.push(request.url());
  });
  await enter(page, 'customer');
  await page.goto('/');
  await expectStatus(page, 'vip-welcome', 'ready');
  await expect(dialogOf(page)).toBeHidden();
  expect(calls).toEqual([]);
});
