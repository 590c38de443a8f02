import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, expectStatus, placeholderOf, test } from './shopTest';

const storedOf = async (page: Page): Promise<number> => (await (await page.request.get('/api/wishlist/findAll')).json()).pieces;

for (const [place, path, widget] of [
  ['drawer', '/prijava', 'cart-drawer'],
  ['basket', '/kosarica', 'checkout'],
] as const)
  test(`[R1.04] a line of the ${place} goes to the wishlist; its removal from the cart can be undone`, async ({ page, watch }) => {
    await enter(page, 'own-customer,filled-cart');
    await page.goto(path);
    await expectStatus(page, widget, 'ready');
    const host = placeholderOf(page, widget);
    if (place === 'drawer') await host.getByRole('button').first().click();
    const lines = host.locator('.line');
    const move = host.getByRole('button', { name: /^Na seznam želja: / });
    await expect(move.first()).toBeVisible();
    const before = await lines.count();
    await move.first().press('Enter');
    await expect(lines).toHaveCount(before - 1);
    await expect.poll(() => storedOf(page)).toBe(1);
    const hasFocus = () => host.evaluate((element) => element.shadowRoot?.activeElement?.className);
    await expect.poll(hasFocus).toMatch(/remove/);
    await expectAccessible(page, watch);
    await host.getByRole('button', { name: 'Razveljavi' }).first().click();
    await expect(lines).toHaveCount(before);
    await expect.poll(() => storedOf(page)).toBe(0); // this move had put it there
  });

test('[R1.04] a page that is left before the shop answers: the next one finishes the move', async ({ page, context }) => {
  await enter(page, 'own-customer,filled-cart');
  await page.goto('/prijava');
  await expectStatus(page, 'cart-drawer', 'ready');
  const host = placeholderOf(page, 'cart-drawer');
  await host.getByRole('button').first().click();
  const move = host.getByRole('button', { name: /^Na seznam želja: / });
  await expect(move.first()).toBeVisible();
  const before = await host.locator('.line').count();
  await page.route('**/api/wishlist/addItem', () => {}); // never answered
  await move.first().click();
  await page.close({ runBeforeUnload: true });
  const other = await context.newPage();
  await other.goto('/prijava');
  await expectStatus(other, 'cart-drawer', 'ready');
  await expect.poll(() => storedOf(other)).toBe(1);
  await placeholderOf(other, 'cart-drawer').getByRole('button').first().click();
  await expect(placeholderOf(other, 'cart-drawer').locator('.line')).toHaveCount(before - 1);
});

test('guests are offered no list', async ({ page }) => {
  await enter(page, 'filled-cart');
  await page.goto('/prijava');
  await expectStatus(page, 'cart-drawer', 'ready');
  const host = placeholderOf(page, 'cart-drawer');
  await host.getByRole('button').first().click();
  await expect(host.locator('.line').first()).toBeVisible();
  await expect(host.getByRole('button', { name: /^Na seznam želja/ })).toHaveCount(0);
});
