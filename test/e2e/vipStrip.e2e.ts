import type { Page } from '@playwright/test';
import { shiftsOf } from '../support/browser/shifts';
import { enter, expect, expectAccessible, expectStatus, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

const noticeOf = (page: Page) => placeholderOf(page, 'vip-strip');

for (const [prefix, text, level] of [
  ['', 'VIP plus: pri nakupu veljajo vaše članske ugodnosti.', 'Zlata raven'],
  ['/hu', 'VIP plus: vásárláskor érvényesek a tagsági kedvezményei.', 'Arany szint'],
] as const)
  for (const width of [1280, 375])
    test(`[R1.32] [R4.071] the VIP notice of ${prefix || '/si'} at ${width} px: nothing shifts, axe finds nothing`, async ({
      page,
      watch,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await enter(page, 'vip-plus', prefix);
      await page.goto(`${prefix}/`);
      await expectStatus(page, 'vip-strip', 'ready');
      await expect(noticeOf(page).getByRole('button')).toBeVisible();
      await expect(noticeOf(page).locator('.words')).toHaveText(`${text}${level}`);
      expect(await shiftsOf(page)).toEqual([]);
      await expectAccessible(page, watch);
    });

test('the VIP notice has at most two lines on a phone, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const prefix of ['', '/cz', '/sk', '/pl', '/hu', '/hr']) {
    await enter(page, 'vip-plus', prefix);
    await page.goto(`${prefix}/`);
    await expectStatus(page, 'vip-strip', 'ready');
    const lines = await noticeOf(page)
      .locator('.words')
      .evaluate((words) => words.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(words).lineHeight));
    expect(lines, prefix).toBeLessThanOrEqual(2.2);
  }
});

test(
  '[R4.072] [R4.073] closed by the keyboard, it stays away for 365 days, also from the server’s page',
  GATE,
  async ({ page, context }) => {
    await enter(page, 'own-vip');
    await page.goto('/');
    await expectStatus(page, 'vip-strip', 'ready');
    await noticeOf(page).getByRole('button', { name: 'Skrij obvestilo VIP' }).press('Enter');
    await expect(noticeOf(page).getByRole('button')).toHaveCount(0);
    expect((await noticeOf(page).boundingBox())?.height).toBe(0);
    await expect(page.locator(':focus')).toBeVisible(); // near it
    const cookie = (await context.cookies()).find(({ name }) => name === 'vip_notice_closed');
    expect(cookie).toMatchObject({ value: '1', path: '/', sameSite: 'Lax' });
    expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(365);
    await page.goto('/');
    await expectStatus(page, 'search-bar', 'ready');
    await expect(noticeOf(page)).toHaveCount(0);
  },
);

test('[R4.071] the cookie vip_notice=0 switches the notice off, and 1 on', async ({ page, context, baseURL }) => {
  await enter(page, 'own-vip');
  await context.addCookies([{ name: 'vip_notice', value: '0', url: baseURL ?? '' }]);
  await page.goto('/');
  await expectStatus(page, 'search-bar', 'ready');
  await expect(noticeOf(page)).toHaveCount(0);
  await context.addCookies([{ name: 'vip_notice', value: '1', url: baseURL ?? '' }]);
  await page.goto('/');
  await expectStatus(page, 'vip-strip', 'ready');
  await expect(noticeOf(page).getByRole('button')).toBeVisible();
});

test('[R4.071] guests and regular customers have no notice, and their page views fetch nothing for it', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  for (const scenario of ['guest', 'customer']) {
    await enter(page, scenario);
    await page.goto('/');
    await expectStatus(page, 'search-bar', 'ready');
    await expect(noticeOf(page)).toHaveCount(0);
  }
  // The texts are the promotions', too, and the pointer may rest on those.
  expect(files.filter((url) => /VipStrip/.test(url))).toEqual([]);
});
