import type { Locator } from '@playwright/test';
import { checkoutOf, COUNTRIES, fillContact, SI } from '../support/browser/checkoutPage';
import { touchErrorsOf } from '../support/browser/layoutErrors';
import { sample } from '../support/testScope';
import { expect, LOST_REQUEST, test } from './shopTest';

/** 1280 × 1024 at 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
const TABS_MAX = 80;

/** Whether the middle of an element is what the shopper sees there. */
const isUncovered = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = (element.getRootNode() as ShadowRoot).elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  });

// Touch targets are largest, which leaves the least space.
test.use({ hasTouch: true });

test('wcag22/1.4.10: at 400 % no step is clipped or overflows the window, in the languages of the countries', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  for (const country of sample(COUNTRIES, 3)) {
    await page.request.get(`${country.prefix}/?scenario=mixed-basket-checkout`);
    const { box, toAddress, toDelivery, order } = checkoutOf(page, country);
    const steps = [
      [country.cart, toAddress],
      [`${country.cart}/1`, toDelivery],
      [`${country.cart}/3`, order],
    ] as const;
    for (const [path, goOn] of steps) {
      await page.goto(path);
      await expect(goOn).toBeVisible();
      if (path.endsWith('/1')) {
        await box.locator('[name="isCompany"]').check();
        await box.locator('[name="isSame"]').uncheck();
        await toDelivery.click(); // shows every message of the form
        await expect(box.locator('.error-summary')).toBeVisible();
      }
      expect(await touchErrorsOf(box, '.overlay-scroll'), path).toEqual([]);
    }
  }
});

test('names and streets of maximum length without spaces stay inside their boxes in every step', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.request.get('/?scenario=filled-cart');
  await page.goto(`${SI.cart}/1`);
  const { box, toDelivery, order, thanks, field, radio } = checkoutOf(page);
  await fillContact(page, SI);
  await field('given-name').fill('Á'.repeat(100));
  await field('address-line1').fill('ž'.repeat(200));
  expect(await touchErrorsOf(box, '.overlay-scroll')).toEqual([]);
  await toDelivery.click();
  await radio('delivery-1').first().check();
  await expect(box.getByText('ž'.repeat(200))).toBeVisible();
  expect(await touchErrorsOf(box, '.overlay-scroll')).toEqual([]);
  await box.getByRole('radio', { name: /predračun/i }).check();
  await expect(order).toHaveAttribute('aria-disabled', 'false');
  await order.click();
  await expect(thanks).toBeVisible();
  expect(await touchErrorsOf(box, '.overlay-scroll')).toEqual([]);
});

test('wcag22/2.4.11: at 400 % the order button is reachable by keyboard, fully visible and not covered', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  await page.request.get('/?scenario=checkout-ready');
  await page.goto('/kosarica/3');
  const { box, order } = checkoutOf(page);
  await expect(order).toBeVisible();
  const isReached = () => order.evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button);
  for (let tabs = 0; tabs < TABS_MAX && !(await isReached()); tabs += 1) await page.keyboard.press('Tab');
  await expect(order).toBeFocused();
  await expect(order).toBeInViewport({ ratio: 1 });
  // With the ring of its focus.
  expect(await order.evaluate((button) => innerHeight - button.getBoundingClientRect().bottom)).toBeGreaterThanOrEqual(4);
  expect(await isUncovered(order)).toBe(true);

  // A message stays on top while scrolling; a focused element is scrolled clear of it.
  await page.setViewportSize({ width: 900, height: 500 });
  await page.route('**/order-consents', (route) => route.fulfill({ json: { status: false } }));
  await box.getByRole('checkbox', { name: /novice/ }).click();
  const message = await box.locator('.flash').boundingBox();
  const room = await box.locator('.overlay-scroll').evaluate((scrolled) => Number.parseFloat(getComputedStyle(scrolled).scrollPaddingTop));
  expect(room).toBeGreaterThan(message?.height ?? Infinity);

  // A message that appears or expires shifts nothing in the step, not even at its top, where scroll anchoring cannot help.
  const topOfStep = () =>
    order.evaluate((button) => button.closest('.checkout-main')?.querySelector('.shipping')?.getBoundingClientRect().top);
  await box.locator('.overlay-scroll').evaluate((scrolled) => scrolled.scrollTo(0, 0));
  const before = await topOfStep();
  await box.getByRole('button', { name: 'Zapri obvestilo' }).click();
  await expect(box.locator('.flash')).toHaveCount(0);
  expect(await topOfStep()).toBe(before);
});

for (const [scenario, path] of [
  ['mixed-cart', '/kosarica'],
  ['contact-filled', '/kosarica/1'],
  ['checkout-ready', '/kosarica/3'],
] as const)
  test(`wcag22/2.4.11: ${path} on a phone: the bar at the foot of the window covers no focused element`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 640 });
    await page.request.get(`/?scenario=${scenario}`);
    await page.goto(path);
    const { box } = checkoutOf(page);
    await expect(box.locator('.step-bar .primary')).toBeEnabled();
    const covered: string[] = [];
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step < TABS_MAX / 2; step += 1) {
        await page.keyboard.press(key);
        const found = await box.evaluate((host) => {
          const [focused, bar] = [host.shadowRoot?.activeElement, host.shadowRoot?.querySelector('.step-bar')];
          if (!focused || !bar || bar.contains(focused)) return null;
          const { top, bottom } = focused.getBoundingClientRect();
          const edge = bar.getBoundingClientRect();
          return bottom > edge.top && top < edge.bottom
            ? `${focused.outerHTML.slice(0, 120)} ends at ${bottom}, the bar begins at ${edge.top}`
            : null;
        });
        if (found !== null) covered.push(`${key}: ${found}`);
      }
    expect(covered).toEqual([]);
  });

test('wcag22/2.4.11: at 320 px several messages at once leave the first field free, and all can be read', async ({ page, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.request.get('/?scenario=contact-filled');
  await page.goto('/kosarica/1');
  const { box, toDelivery, field } = checkoutOf(page);
  const text = 'Na zalogi je le še manj kosov izbranega artikla; količino smo zato zmanjšali.';
  const flashMessages = [1, 2, 3].map((nth) => ({ message: `${nth}. ${text}`, type: 'danger', cat: 'cart' }));
  await page.route('**/next-step', (route) => route.fulfill({ json: { status: { status: 'error', flashMessages, link: null } } }));
  await page.route('**/update-customer', (route) =>
    route.fulfill({ status: 422, json: { status: { status: 'error', flashMessages, link: null } } }),
  );
  await expect(field('email')).not.toHaveValue('');
  await toDelivery.click();
  await expect(box.locator('.flash')).toHaveCount(3);
  const email = field('email');
  expect(await isUncovered(box.locator('label', { hasText: 'E-naslov' }))).toBe(true);
  expect(await isUncovered(email)).toBe(true);
  await box.locator('.overlay-scroll').evaluate((scrolled) => scrolled.scrollTo(0, scrolled.scrollHeight));
  await email.focus();
  expect(await isUncovered(email)).toBe(true);
  const last = box.locator('.flash').last();
  await last.getByRole('button', { name: 'Zapri obvestilo' }).focus();
  await expect(last).toBeInViewport({ ratio: 0.9 });
});
