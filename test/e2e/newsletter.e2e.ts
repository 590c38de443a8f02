import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, expectStatus, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

const newsOf = (page: Page) => placeholderOf(page, 'newsletter');

async function openNews(page: Page): Promise<void> {
  await page.goto('/');
  await newsOf(page).scrollIntoViewIfNeeded();
  await expectStatus(page, 'newsletter', 'ready');
}

test('[R7.104] [R5.07] a guest corrects a typo by one press and subscribes; the shop sends a mail', async ({ page, watch }) => {
  await openNews(page);
  await newsOf(page).getByRole('textbox', { name: 'E-naslov' }).fill('ana.novice@gmial.com');
  await newsOf(page).getByRole('button', { name: 'Ste morda mislili ana.novice@gmail.com?' }).click();
  await expect(newsOf(page).getByRole('textbox', { name: 'E-naslov' })).toHaveValue('ana.novice@gmail.com');
  await expectAccessible(page, watch);
  await newsOf(page).getByRole('button', { name: 'Prijavi me' }).click();
  await expect(newsOf(page).getByRole('status')).toContainText('Na ana.novice@gmail.com smo poslali sporočilo');
  await page.goto('/__demo/mails');
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
