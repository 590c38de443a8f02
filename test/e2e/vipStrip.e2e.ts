import type { Page } from '@playwright/test';
import { enter, expect, expectStatus, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

const noticeOf = (page: Page) => placeholderOf(page, 'vip-strip');

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
