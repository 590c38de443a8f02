import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, expectStatus, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

const newsOf = (page: Page) => placeholderOf(page, 'newsletter');

async function openNews(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await newsOf(page).scrollIntoViewIfNeeded();
  await expectStatus(page, 'newsletter', 'ready');
}

for (const [prefix, label, submit, hint, done] of [
  ['', 'E-naslov', 'Prijavi me', 'Ste morda mislili ana.novice@gmail.com?', 'Na ana.novice@gmail.com smo poslali sporočilo'],
  ['/hu', 'E-mail-cím', 'Feliratkozás', 'Erre gondolt: ana.novice@gmail.com?', 'Üzenetet küldtünk erre a címre: ana.novice@gmail.com'],
] as const)
  test(`[R7.104] [R5.07] a guest of ${prefix || '/si'} corrects a typo by one press and subscribes; the shop sends a mail`, async ({
    page,
    watch,
  }) => {
    await openNews(page, `${prefix}/`);
    await newsOf(page).getByRole('textbox', { name: label }).fill('ana.novice@gmial.com');
    await newsOf(page).getByRole('button', { name: hint }).click();
    await expect(newsOf(page).getByRole('textbox', { name: label })).toHaveValue('ana.novice@gmail.com');
    await expectAccessible(page, watch);
    await newsOf(page).getByRole('button', { name: submit }).click();
    await expect(newsOf(page).getByRole('status')).toContainText(done);
    await page.goto(`${prefix}/__demo/mails`);
    await expect(page.locator('body')).toContainText('ana.novice@gmail.com');
  });

test('[R3.004] a customer joins and leaves; the server’s page agrees', GATE, async ({ page }) => {
  await enter(page, 'own-customer');
  await openNews(page);
  const button = newsOf(page).getByRole('button');
  const isSubscribed = (await button.textContent()) === 'Odjavi me';
  await button.click();
  await expect(newsOf(page).getByRole('status')).toHaveText(isSubscribed ? 'Novic vam ne pošiljamo več.' : 'Prijavljeni ste na novice.');
  await openNews(page);
  await expect(newsOf(page).getByRole('button')).toHaveText(isSubscribed ? 'Prijavi me' : 'Odjavi me');
});

test('[R7.104] at 320 px nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openNews(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(newsOf(page).getByRole('button', { name: 'Prijavi me' })).toBeVisible();
});
