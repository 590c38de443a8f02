import type { Page } from '@playwright/test';
import { clickInPlace } from '../support/browser/clickInPlace';
import { SI } from '../support/browser/checkoutPage';
import { holdChunk } from '../support/browser/holdChunk';
import { hasFocusInside } from './dialogConformance';
import { enter, expect, expectStatus, placeholderOf, test } from './shopTest';

/** The checkout covers the cart's page as soon as its code is there; it cannot be closed, and has the rank of the page's modals. */
const overlayOf = (page: Page) => placeholderOf(page, 'checkout').locator('dialog.overlay');
const legalOf = (page: Page) => placeholderOf(page, 'legal-modal').locator('dialog').first();
const modalOf = (page: Page, name: string) => placeholderOf(page, 'page-modals').getByRole('dialog', { name, exact: true });
const NAMES = ['Cene', 'mallpayModal'] as const;

const openModal = (page: Page, name: string) =>
  page.evaluate(
    (title) =>
      void (window.vitrina as { modal: { open(name: string, options: object): Promise<void> } }).modal.open(title, {
        title,
        sourceUrl: '/vsebina/cene-dostave',
        size: 'sm',
      }),
    name,
  );

const WAYS: Record<string, (page: Page, name: string) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its button': (page, name) => modalOf(page, name).getByRole('button', { name: 'Zapri', exact: true }).click(),
  'a click outside': (page) => page.mouse.click(20, 500),
  'the back button': (page) => page.evaluate(() => history.back()),
};

const isOnTop = (page: Page) => expect.poll(() => hasFocusInside(overlayOf(page)), 'the focus is in the checkout').toBe(true);
const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY === 'hidden');

test.describe('[R2.67] [R2.68] [R4.060] [R4.065] [A130] the checkout and other overlays', () => {
  test('a modal above the checkout, closed by each way, and one below it, closed by the page', async ({ page }) => {
    await enter(page, 'filled-cart');
    const release = await holdChunk(page, 'Checkout');
    await page.goto(SI.cart);
    await expectStatus(page, 'cart-drawer', 'ready');
    await openModal(page, 'Cene');
    await expect(modalOf(page, 'Cene')).toBeVisible();
    await release();
    await expect(overlayOf(page)).toBeVisible();
    await isOnTop(page);
    await page.keyboard.press('Escape'); // neither the checkout, nor what is below it
    await expect(modalOf(page, 'Cene')).toBeVisible();
    await page.evaluate(() => (window.vitrina as { modal: { close(name: string): Promise<void> } }).modal.close('Cene'));
    await expect(modalOf(page, 'Cene')).toBeHidden();
    await isOnTop(page);

    for (const name of NAMES)
      for (const [way, close] of Object.entries(WAYS))
        await test.step(`${name}, ${way}`, async () => {
          await openModal(page, name);
          await expect(modalOf(page, name)).toBeVisible();
          await expect.poll(() => hasFocusInside(modalOf(page, name))).toBe(true);
          await overlayOf(page).locator('a, button').first().focus();
          expect(await hasFocusInside(modalOf(page, name))).toBe(true);
          await close(page, name);
          await expect(modalOf(page, name)).toBeHidden();
          await isOnTop(page);
          expect([await isLocked(page), new URL(page.url()).pathname]).toEqual([true, SI.cart]);
        });
  });

  test('the login in the header closes when the checkout opens, and cannot be reached below it', async ({ page }) => {
    await enter(page, 'filled-cart');
    const release = await holdChunk(page, 'Checkout');
    await page.goto(SI.cart);
    const login = placeholderOf(page, 'login-drawer');
    await clickInPlace(login.locator('a, button').first());
    await expect(login.getByRole('textbox').first()).toBeFocused();
    await release();
    await expect(overlayOf(page)).toBeVisible();
    await expect(login.locator('[part~="flyout"]')).toBeHidden();
    await isOnTop(page);
    await login.locator('.entry-button').focus();
    await isOnTop(page);
    await page.keyboard.press('Escape');
    await expect(overlayOf(page)).toBeVisible();
    await isOnTop(page);
  });

  test('conditions to approve are above the checkout, which waits for them where they were there before', async ({ page }) => {
    const refuses = async () => {
      await page.keyboard.press('Escape');
      await page.mouse.click(20, 500);
      await expect.poll(() => hasFocusInside(legalOf(page))).toBe(true);
    };
    await enter(page, 'unapproved-legal,filled-cart');
    let release = await holdChunk(page, 'LModal');
    await page.goto(SI.cart);
    await expect(overlayOf(page)).toBeVisible();
    await isOnTop(page);
    await release();
    await expect(legalOf(page)).toBeVisible();
    await expect(overlayOf(page)).toBeVisible();
    await refuses();

    release = await holdChunk(page, 'Checkout');
    await page.reload();
    await expect(legalOf(page)).toBeVisible();
    await release();
    await expectStatus(page, 'checkout', 'ready');
    await expect(overlayOf(page)).toBeHidden();
    await refuses();
    await legalOf(page).getByRole('button', { name: 'Strinjam se', exact: true }).click();
    await expect(overlayOf(page)).toBeVisible();
    await isOnTop(page);
    expect(await isLocked(page)).toBe(true);
  });
});
