import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { waitForAnimations } from '../support/browser/animations';
import { expect, placeholder, test } from './hostTest';

const axe = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .include('[data-vitrina]')
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
};

test.describe('quantity field', () => {
  const field = (page: Page) => page.getByRole('spinbutton', { name: 'Količina: Kava' });
  const inc = (page: Page) => page.getByRole('button', { name: 'Povečaj količino: Kava' });
  const changes = (page: Page) => page.locator('.rows').getAttribute('data-changes');
  test.beforeEach(async ({ page, open }) => {
    await open({ body: placeholder('quantity-widget', 'data-count="3"') });
    await expect(field(page)).toHaveValue('3');
  });

  test('[R5.27] typed with the keys of a keyboard: letters never appear, Tab and shortcuts work (A081)', async ({ page }) => {
    await field(page).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('1a-2.e');
    await expect(field(page)).toHaveValue('12');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveValue('12');
    await expect(page.getByRole('spinbutton', { name: 'Količina: Čaj' })).toBeFocused();
    expect(await changes(page)).toBe('1 12');
  });

  test('targets are 44 px on touch, and the row fits a narrow phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const { width, height } = (await inc(page).boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('[R3.038] a colour is shown only if the browser knows it, and no URL is ever requested', async ({ page, host }) => {
    const colours = await page
      .locator('.swatch')
      .evaluateAll((swatches) => swatches.map((swatch) => getComputedStyle(swatch).backgroundColor));
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(122, 75, 42)', 'rgb(20, 102, 184)', 'rgb(102, 51, 153)']);
    await expect(page.getByText('barva 5')).toBeVisible();
    expect(host.reports).toEqual([]);
  });

  test('axe finds no violations in any state, nor in forced colours', async ({ page }) => {
    expect(await axe(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await axe(page)).toEqual([]);
  });
});

test.describe('flyout (wcag22/1.4.13)', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Odpri košarico' });
  const flyout = (page: Page) => page.getByRole('group', { name: 'Košarica', exact: true });
  test.beforeEach(async ({ page, open }) => {
    await page.clock.install();
    await open({
      lax: true,
      body: `<style>body { height: 3000px }</style><div style="display: flex; justify-content: flex-end">${placeholder('drawer-widget', 'data-lines="30"')}</div>`,
    });
    await expect(button(page)).toBeVisible();
  });

  test('[R9.16] opens on hover, stays open on the way into it, closes 250 ms after the pointer has left; the page still scrolls', async ({
    page,
  }) => {
    await button(page).focus();
    await button(page).hover();
    await expect(flyout(page)).toBeVisible();
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    const anchor = (await button(page).boundingBox())!;
    await waitForAnimations(flyout(page));
    const box = (await flyout(page).boundingBox())!;
    expect(Math.abs(box.x + box.width - (anchor.x + anchor.width))).toBeLessThanOrEqual(1);
    expect(Math.abs(box.y - (anchor.y + anchor.height))).toBeLessThan(2);
    expect(box.y + box.height).toBeLessThanOrEqual(800);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.mouse.move(box.x + 40, box.y + 60, { steps: 5 });
    await page.clock.runFor(5000);
    await expect(flyout(page)).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('visible');
    await page.mouse.move(20, 700);
    await page.clock.runFor(249);
    await expect(flyout(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(flyout(page)).toBeHidden();
  });

  test('axe finds no violations; Tab moves from the button into it, Escape closes it and focuses the button', async ({ page }) => {
    await button(page).focus();
    await button(page).hover();
    await expect(flyout(page)).toBeVisible();
    await waitForAnimations(flyout(page));
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('spinbutton', { name: 'Količina: Izdelek 1', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(flyout(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });
});

test.describe('a long list in a drawer', () => {
  const LINES = 500;
  test('scrolled to the end every line has been rendered, in order', async ({ page, open }) => {
    await open({ body: placeholder('drawer-widget', `data-lines="${LINES}"`) });
    await page.getByRole('button', { name: 'Odpri košarico' }).click();
    const body = page.locator('.drawer .modal-body');
    await expect
      .poll(async () => {
        await body.evaluate((element) => element.scrollTo(0, element.scrollHeight));
        return page.locator('.drawer li').count();
      })
      .toBe(LINES);
    const last = page.locator('.drawer').getByText(`Izdelek ${LINES}`, { exact: true });
    await last.scrollIntoViewIfNeeded(); // the last lines may have been rendered after the last scroll
    await expect(last).toBeInViewport();
  });
});
