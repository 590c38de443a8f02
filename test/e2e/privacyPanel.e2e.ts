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

for (const [prefix, accept, reject, text] of [
  ['', 'Sprejmem', 'Zavrnem', 'Vaša odločitev: sprejeto.'],
  ['/hu', 'Elfogadás', 'Elutasítás', 'Az Ön döntése: elfogadva.'],
] as const)
  test(`[R6.17] [R6.18] [A063] a guest of ${prefix || '/si'} answers by two equal buttons; another tab shows it at once`, async ({
    page,
    context,
    watch,
  }) => {
    await openPanel(page, `${prefix}/`);
    const other = await context.newPage();
    await openPanel(other, `${prefix}/`);
    const [first, second] = await Promise.all([reject, accept].map((name) => panelOf(page).getByRole('button', { name }).boundingBox()));
    expect([first?.width, first?.height]).toEqual([second?.width, second?.height]);
    await expectAccessible(page, watch);
    await panelOf(page).getByRole('button', { name: accept }).press('Enter');
    await expect(panelOf(page).getByRole('status')).toContainText(text);
    await expect(pressed(page, accept)).toBeFocused();
    await expect(pressed(other, accept)).toBeVisible();
    await panelOf(other).getByRole('button', { name: reject }).click();
    await expect(pressed(page, reject)).toBeVisible();
    const cookie = (await context.cookies()).find(({ name }) => name === 'personalisation');
    expect(cookie?.value).toBe('0');
  });

test('[A063] a decision that is not saved says so, and the page is notified of no consent', async ({ page }) => {
  await enter(page, 'consent-not-saved');
  await page.addInitScript(() => {
    document.addEventListener('vitrina:consent-changed', ({ detail }: CustomEventInit) => {
      document.documentElement.setAttribute('data-received', JSON.stringify(detail));
    });
  });
  await openPanel(page);
  await panelOf(page).getByRole('button', { name: 'Sprejmem' }).click();
  await expect(panelOf(page).getByRole('status')).toContainText('Vaše odločitve nismo mogli shraniti.');
  await expect(page.locator('html')).not.toHaveAttribute('data-received', /./);
});

test('[R6.17] [A063] the page is notified of the consent when it is stored', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('vitrina:consent-changed', ({ detail }: CustomEventInit) => {
      document.documentElement.setAttribute('data-received', JSON.stringify(detail));
    });
  });
  await openPanel(page);
  await panelOf(page).getByRole('button', { name: 'Sprejmem' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-received', '{"personalisation":true}');
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

test('[A063] at 320 px nothing scrolls sideways, and both answers are as high as a finger', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPanel(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  for (const name of ['Zavrnem', 'Sprejmem'])
    expect((await panelOf(page).getByRole('button', { name }).boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('[R6.17] [R6.18] the server’s own form does the same', async ({ page, context }) => {
    await page.goto('/');
    await panelOf(page).getByRole('button', { name: 'Sprejmem' }).click();
    expect((await context.cookies()).find(({ name }) => name === 'personalisation')?.value).toBe('1');
  });
});
