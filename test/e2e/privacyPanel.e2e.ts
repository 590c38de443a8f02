import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, expectStatus, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

const panelOf = (page: Page) => placeholderOf(page, 'privacy-panel');
const pressed = (page: Page, name: string) => panelOf(page).getByRole('button', { name, pressed: true });

async function openPanel(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await panelOf(page).scrollIntoViewIfNeeded();
  await expectStatus(page, 'privacy-panel', 'ready');
}

test('[R6.17] [R6.18] [A063] at 320 px a guest answers by two equal buttons, as high as a finger; another tab shows it at once', async ({
  page,
  context,
  watch,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPanel(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const other = await context.newPage();
  await openPanel(other);
  const [first, second] = await Promise.all(
    ['Zavrnem', 'Sprejmem'].map((name) => panelOf(page).getByRole('button', { name }).boundingBox()),
  );
  expect([first?.width, first?.height]).toEqual([second?.width, second?.height]);
  expect(first?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page, watch);
  await panelOf(page).getByRole('button', { name: 'Sprejmem' }).press('Enter');
  await expect(panelOf(page).getByRole('status')).toContainText('Vaša odločitev: sprejeto.');
  await expect(pressed(page, 'Sprejmem')).toBeFocused();
  await expect(pressed(other, 'Sprejmem')).toBeVisible();
  await panelOf(other).getByRole('button', { name: 'Zavrnem' }).click();
  await expect(pressed(page, 'Zavrnem')).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'personalisation');
  expect(cookie?.value).toBe('0');
});

test(
  '[R7.149] [A063] a customer saves all consents on the account’s page; another tab and the next page show them',
  GATE,
  async ({ page, context, watch }) => {
    await enter(page, 'own-customer');
    await openPanel(page, '/soglasja');
    const other = await context.newPage();
    await openPanel(other, '/soglasja');
    const box = (at: Page) => panelOf(at).getByRole('checkbox', { name: 'Ponudbe naših partnerjev' });
    const was = await box(page).isChecked();
    await box(page).click();
    await panelOf(page).getByRole('button', { name: 'Shrani soglasja' }).click();
    await expect(panelOf(page).getByText('Soglasja so shranjena.')).toBeVisible();
    await expect(box(other)).toBeChecked({ checked: !was });
    await expectAccessible(page, watch);
    await openPanel(page, '/soglasja');
    await expect(box(page)).toBeChecked({ checked: !was });
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('[R6.17] [R6.18] the server’s own form does the same', async ({ page, context }) => {
    await page.goto('/');
    await panelOf(page).getByRole('button', { name: 'Sprejmem' }).click();
    expect((await context.cookies()).find(({ name }) => name === 'personalisation')?.value).toBe('1');
  });
});
