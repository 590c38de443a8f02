import type { Locator, Page } from '@playwright/test';
import { accountOf, loginOf } from '../support/browser/accountPage';
import { COUNTRIES } from '../support/browser/checkoutPage';
import { touchErrorsOf } from '../support/browser/layoutErrors';
import { sample } from '../support/testScope';
import { enter, expect, expectAccessible, expectStatus, placeholderOf, test } from './shopTest';

/** 1280 × 1024 at 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
const TABS_MAX = 60;

/** The page of the account and that of the registration, in each country. */
const PATHS: Readonly<Record<string, { account: string; registration: string }>> = {
  SI: { account: '/moj-racun', registration: '/registracija' },
  CZ: { account: '/cz/muj-ucet', registration: '/cz/registrace' },
  SK: { account: '/sk/moj-ucet', registration: '/sk/registracia' },
  PL: { account: '/pl/moje-konto', registration: '/pl/rejestracja' },
  HU: { account: '/hu/fiokom', registration: '/hu/regisztracio' },
  HR: { account: '/hr/moj-racun', registration: '/hr/registracija' },
};

// Touch targets are largest, which leaves the least space.
test.use({ hasTouch: true });

/** The elements that have had the focus, by Tab from the focused one, until one of the widget's is the last. */
async function reachByTab(page: Page, target: Locator): Promise<void> {
  const isReached = () => target.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element);
  for (let tabs = 0; tabs < TABS_MAX && !(await isReached()); tabs += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport({ ratio: 0.9 });
}

/** Every language may have a word that is too long; what can be reached by Tab and what axe finds is the same in each. */
async function inEachCountry(look: (country: { code: string; prefix: string }, isFirst: boolean) => Promise<void>): Promise<void> {
  for (const [index, { code, prefix }] of sample(COUNTRIES, 3).entries()) await test.step(code, () => look({ code, prefix }, index === 0));
}

test('wcag22/1.4.10: at 400 % the login form of each country fits, its last link is reached by Tab, axe finds nothing', async ({
  page,
  watch,
}) => {
  await page.setViewportSize(ZOOMED);
  await inEachCountry(async ({ prefix }, isFirst) => {
    await enter(page, 'guest', prefix);
    await page.goto(`${prefix}/`);
    await expectStatus(page, 'cart-drawer', 'ready');
    const menu = placeholderOf(page, 'user-menu');
    await menu.tap();
    await expect(menu.locator('[name=email]')).toBeFocused();
    await page.keyboard.press('Enter'); // every message of the form
    await expect(menu.locator('[aria-invalid=true]')).toHaveCount(2);
    expect(await touchErrorsOf(menu)).toEqual([]);
    if (!isFirst) return;
    await reachByTab(page, menu.getByRole('link').last());
    await expectAccessible(page, watch);
  });
});

test('wcag22/1.4.10: at 400 % account, VIP notice and Smart box of each country fit, axe finds nothing', async ({ page, watch }) => {
  await page.setViewportSize(ZOOMED);
  await inEachCountry(async ({ code, prefix }, isFirst) => {
    await enter(page, 'vip-plus', prefix);
    await page.goto(`${prefix}/`);
    await expectStatus(page, 'vip-strip', 'ready');
    expect(await touchErrorsOf(placeholderOf(page, 'vip-strip'))).toEqual([]);
    const menu = placeholderOf(page, 'user-menu');
    await menu.tap();
    await expect(menu.getByRole('link')).toHaveCount(5);
    expect(await touchErrorsOf(menu)).toEqual([]);
    if (isFirst) {
      await reachByTab(page, menu.getByRole('link').last());
      await expectAccessible(page, watch);
    }
    await enter(page, 'own-consent-changed', prefix);
    await page.goto(PATHS[code]?.account ?? '');
    const box = placeholderOf(page, 'smart-box');
    await box.scrollIntoViewIfNeeded();
    await expectStatus(page, 'smart-box', 'ready');
    await expect(box.getByRole('link')).toBeVisible();
    expect(await touchErrorsOf(box)).toEqual([]);
    if (isFirst) await expectAccessible(page, watch);
  });
});

test('wcag22/1.4.10: at 400 % the registration of each country fits with every error, its button is reached by Tab', async ({
  page,
  watch,
}) => {
  await page.setViewportSize(ZOOMED);
  await inEachCountry(async ({ code, prefix }, isFirst) => {
    await enter(page, 'guest', prefix);
    await page.goto(PATHS[code]?.registration ?? '');
    const place = placeholderOf(page, 'registration');
    await place.scrollIntoViewIfNeeded();
    await expectStatus(page, 'registration', 'ready');
    await place.locator('form[part=form] input[type=checkbox]').first().check();
    await place.locator('.primary').click();
    await expect(place.locator('[aria-invalid=true]').first()).toBeFocused();
    expect(await touchErrorsOf(place)).toEqual([]);
    if (!isFirst) return;
    await reachByTab(page, place.locator('.primary'));
    await expectAccessible(page, watch);
  });
});

test('names of maximum length, with emoji and without spaces, stay inside header and menu', async ({ page, watch }) => {
  const name = `🦊${'Á'.repeat(58)}`;
  await page.route('**/api/widgets/account', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, customer: { ...body.customer, firstname: name, lastname: 'ž'.repeat(200) } } });
  });
  await enter(page, 'own-vip');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expectStatus(page, 'cart-drawer', 'ready');
    const widget = width < 640 ? placeholderOf(page, 'user-menu') : accountOf(page);
    const before = await widget.boundingBox();
    await widget.click();
    await expect(widget.locator('.name')).toContainText('ž'.repeat(60));
    expect(await touchErrorsOf(widget)).toEqual([]);
    expect(await widget.boundingBox()).toEqual(before); // nothing in the header moves
    await expectAccessible(page, watch);
  }
});

test('forced colours: borders show what is a button, a field and a box; the focus is visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enter(page, 'guest');
  await page.goto('/');
  await expectStatus(page, 'cart-drawer', 'ready');
  await loginOf(page).click();
  await expect(loginOf(page).locator('[name=email]')).toBeFocused();
  const borderOf = (target: Locator) => target.evaluate((element) => getComputedStyle(element).borderTopWidth);
  for (const selector of ['.primary', '[name=email]', '.flyout-scroll'])
    expect(await borderOf(loginOf(page).locator(selector))).not.toBe('0px');
  expect(
    await loginOf(page)
      .locator('[name=email]')
      .evaluate((element) => getComputedStyle(element).outlineStyle),
  ).toBe('solid');
  await enter(page, 'own-customer');
  await page.goto('/moj-racun');
  await expectStatus(page, 'smart-box', 'ready');
  for (const selector of ['.box', '.link']) expect(await borderOf(placeholderOf(page, 'smart-box').locator(selector))).not.toBe('0px');
});

test('reduced motion: the form is there without an animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, 'guest');
  await page.goto('/');
  await expectStatus(page, 'cart-drawer', 'ready');
  await loginOf(page).click();
  await expect(loginOf(page).locator('[name=email]')).toBeFocused();
  const running = await loginOf(page).evaluate((host) =>
    Array.from(host.shadowRoot?.getAnimations() ?? [], (animation) => Number(animation.effect?.getComputedTiming().duration)),
  );
  expect(running.filter((duration) => duration > 1)).toEqual([]);
});
