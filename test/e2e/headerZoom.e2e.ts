import type { Locator, Page } from '@playwright/test';
import { clickInPlace } from '../support/browser/clickInPlace';
import { waitForAllAnimations } from '../support/browser/animations';
import { COUNTRIES } from '../support/browser/checkoutPage';
import { layoutErrorsOf } from '../support/browser/layoutErrors';
import { sample } from '../support/testScope';
import { enter, expect, expectAccessible, expectStatus, placeholderOf, test } from './shopTest';

/** 1280 × 1024 at 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

test.use({ viewport: ZOOMED, hasTouch: true });

/** Opens a listing of the country, and presses its first heart: the message offers another list. */
async function pressHeart(page: Page, prefix: string): Promise<Locator> {
  await enter(page, 'own-wishlists', prefix);
  await page.goto(`${prefix}/`);
  await expectStatus(page, 'search-bar', 'ready');
  await page.locator('.card .heart button').first().click();
  const message = placeholderOf(page, 'flash-messages').locator('.flash');
  await message.hover(); // it stays while the pointer is on it
  await expect(message.locator('.button-link')).toBeVisible();
  return message;
}

/** Words that are divided between two lines. */
const dividedWordsOf = (text: Locator): Promise<string[]> =>
  text.evaluate((element) => {
    const node = element.firstChild as Text;
    return [...node.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
    });
  });

/** Every language may have a word that is too long; what axe finds is the same in each. */
async function inEachCountry(look: (prefix: string, isFirst: boolean) => Promise<void>): Promise<void> {
  for (const [index, { code, prefix }] of sample(COUNTRIES, 3).entries()) await test.step(code, () => look(prefix, index === 0));
}

test('wcag22/1.4.10 [R2.52]: at 400 % every level of the phone’s menu fits the window, in each country', async ({ page, watch }) => {
  await inEachCountry(async (prefix, isFirst) => {
    await enter(page, 'large-menu', prefix);
    await page.goto(`${prefix}/`);
    const menu = placeholderOf(page, 'mobile-menu');
    await clickInPlace(menu.locator('summary'));
    await expectStatus(page, 'mobile-menu', 'ready');
    const rows = menu.locator('.level.is-here button.row');
    await expect(rows.first()).toBeVisible();
    for (let level = 0; level < 2; level += 1) {
      await waitForAllAnimations(page);
      expect(await layoutErrorsOf(menu)).toEqual([]);
      const last = rows.last();
      await last.focus();
      await expect(last).toBeInViewport();
      await last.press('Enter');
      await expect(menu.locator('.modal-close').first()).toBeFocused();
    }
    await waitForAllAnimations(page);
    expect(await layoutErrorsOf(menu)).toEqual([]);
    if (isFirst) await expectAccessible(page, watch, { without: ['color-contrast'] });
  });
});

test('wcag22/1.4.10 [R3.086]: at 400 % the choice of a list fits, and every control is reachable by Tab, in each country', async ({
  page,
  watch,
}) => {
  await inEachCountry(async (prefix, isFirst) => {
    const message = await pressHeart(page, prefix);
    expect(await dividedWordsOf(message.locator('.flash-text'))).toEqual([]);
    expect(await layoutErrorsOf(placeholderOf(page, 'flash-messages'))).toEqual([]);
    await message.locator('.button-link').click();
    const host = placeholderOf(page, 'wishlist-flyout');
    const choice = host.locator('[part="choice"]');
    await expect(choice.getByRole('button', { pressed: true })).toBeFocused();
    expect(await layoutErrorsOf(host)).toEqual([]);
    if (isFirst) await expectAccessible(page, watch);
    const submit = choice.locator('[type="submit"]');
    for (const control of [...(await choice.locator('.choice-list').all()).slice(1), choice.locator('input'), submit]) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
      await expect(control).toBeInViewport({ ratio: 0.5 });
    }
  });
});

test('wcag22/1.4.10 [R2.47]: at 400 % a list and the overview fit, in each country', async ({ page, watch }) => {
  await inEachCountry(async (prefix, isFirst) => {
    await enter(page, 'own-wishlists', prefix);
    await page.goto(`${prefix}/`);
    const href = await placeholderOf(page, 'wishlist-flyout').getByRole('link').first().getAttribute('href');
    await page.goto(href ?? '');
    const host = placeholderOf(page, 'wishlist');
    await expectStatus(page, 'wishlist', 'ready');
    await expect(host.locator('.list')).toHaveCount(3);
    expect(await layoutErrorsOf(host)).toEqual([]);
    await host.locator('.list').last().click(); // with a toolbar, and a name of markup
    await expectStatus(page, 'wishlist', 'ready');
    await expect(host.locator('.item').first()).toBeVisible();
    expect(await layoutErrorsOf(host)).toEqual([]);
    await host.locator('.toolbar .quiet').nth(1).click(); // rename
    await expect(host.locator('.toolbar .name-input')).toBeVisible();
    expect(await layoutErrorsOf(host)).toEqual([]);
    if (isFirst) await expectAccessible(page, watch);
  });
});

test('wcag22/1.4.10 [R1.28] [R1.31]: at 400 % the promotions fit and cover no more than half of the window, in each country', async ({
  page,
  watch,
}) => {
  await inEachCountry(async (prefix, isFirst) => {
    await page.context().clearCookies(); // what was closed stays closed
    await page.goto(`${prefix}/`);
    await expectStatus(page, 'search-bar', 'ready');
    await page.mouse.wheel(0, 200);
    await expectStatus(page, 'promo-float', 'ready');
    const float = placeholderOf(page, 'promo-float');
    await expect(float.locator('[part="root"]')).toBeVisible();
    expect(await layoutErrorsOf(float)).toEqual([]);
    expect(await layoutErrorsOf(placeholderOf(page, 'promo-strip'))).toEqual([]);
    expect(Math.round((await float.locator('[part="root"]').boundingBox())?.height ?? Infinity)).toBeLessThanOrEqual(ZOOMED.height / 2);
    if (isFirst) await expectAccessible(page, watch);
    const close = float.getByRole('button');
    await close.focus();
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.press('Enter');
    await expect(float.locator('[part="root"]')).toHaveCount(0);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const look of [{ forcedColors: 'active' }, { reducedMotion: 'reduce' }] as const)
    test(`[R2.50] the panel, the choice of a list and the promotions with ${JSON.stringify(look)}`, async ({ page, watch }) => {
      await page.emulateMedia(look);
      await (await pressHeart(page, '')).locator('.button-link').click();
      await expect(placeholderOf(page, 'wishlist-flyout').locator('[part="choice"]')).toBeVisible();
      await page.keyboard.press('Escape');
      await placeholderOf(page, 'mega-menu').getByRole('link').first().focus();
      await expectStatus(page, 'mega-menu', 'ready');
      const menu = placeholderOf(page, 'mega-menu');
      await menu.getByRole('button').first().press('Enter');
      await expect(menu.locator('.panel-box .group').first()).toBeVisible();
      expect(await layoutErrorsOf(menu)).toEqual([]);
      if ('reducedMotion' in look) await expect(menu.locator('.dim').first()).toHaveCSS('transition-duration', '0s');
      await expectAccessible(page, watch, { without: ['color-contrast'] }); // the colours are the system's
    });
});
