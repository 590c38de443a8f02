import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { checkoutOf, COUNTRIES, SI } from '../support/browser/checkoutPage';
import type { Country } from '../support/browser/checkoutPage';
import { afterRecentInput, shiftsOf } from '../support/browser/shifts';
import { routeFirst } from '../support/browser/routeFirst';
import { enter, expect, expectAccessible, expectStatus, test } from './shopTest';
import { GATE } from '../support/testScope';

const SELECT = '**/select-delivery-method';

/** The checkout's last step, with the flag. */
async function openWindows(page: Page, scenario: string, country: Country = SI) {
  const checkout = checkoutOf(page, country);
  const { box, text } = checkout;
  await page.context().addCookies([{ name: 'pup_time_window', value: '1', url: new URL('/', await shopUrlOf(page)).href }]);
  await enter(page, scenario, country.prefix);
  await page.goto(`${country.cart}/3`);
  await expectStatus(page, 'checkout', 'ready');
  const group = box.getByRole('group', { name: text('txt_window_delivery') });
  await expect(group).toBeVisible();
  const textOf = (key: string, places: Record<string, string> = {}): string =>
    Object.entries(places).reduce((filled, [name, value]) => filled.replace(`{${name}}`, value), text(key));
  return {
    ...checkout,
    textOf,
    group,
    /** Of the day that is shown. */
    free: group.locator('.window:visible input:enabled'),
    chosen: group.locator('input:checked'),
    state: group.getByRole('status'),
    summary: box.getByRole('region', { name: text('txt_summary') }),
    warning: group.getByRole('alert'),
    nearest: group.getByRole('button', { name: new RegExp(`^${textOf('txt_window_nearest', { window: '' })}`) }),
    again: group.getByRole('button', { name: new RegExp(`^${textOf('txt_window_again', { window: '' })}`) }),
    without: group.getByRole('button', { name: text('txt_window_without') }),
  };
}

const shopUrlOf = async (page: Page): Promise<string> => (await page.request.get('/robots.txt')).url();

/** Chooses a window, and waits until the shop has stored it. Returns its value. */
async function choose(page: Page, window: Locator): Promise<string> {
  const saved = page.waitForResponse(SELECT);
  await window.check();
  await saved;
  return window.inputValue();
}

const CASES = [
  { country: SI, width: 1280, how: 'mouse' },
  { country: COUNTRIES[1] as Country, width: 320, how: 'keyboard' },
  { country: COUNTRIES[4] as Country, width: 1280, how: 'keyboard' },
  { country: SI, width: 320, how: 'mouse' },
] as const;

for (const { country, width, how } of CASES)
  test(`[R1.17] [R5.46] ${country.code}, ${width} px, ${how}: a window is chosen, survives reload, steps and another tab, and is ordered`, async ({
    page,
    context,
    watch,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const step = await openWindows(page, 'checkout-ready', country);
    await expect(step.chosen).toHaveCount(0);
    await expectAccessible(page, watch);
    if (how === 'mouse') await choose(page, step.free.nth(1));
    else {
      // So late that Chromium counts what the answer moves.
      await routeFirst(page, SELECT, async (route) => {
        await afterRecentInput(page);
        await route.continue();
      });
      const saved = page.waitForResponse(SELECT);
      await step.free.nth(1).press('Space');
      await saved;
    }
    await expect(step.state).toContainText(step.textOf('txt_window_held', { time: '' }).replace('.', '').trim());
    const value = await step.chosen.inputValue();
    await expectAccessible(page, watch);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await shiftsOf(page)).toEqual([]);

    await page.reload();
    await expect(step.chosen).toHaveValue(value);
    await page.goto(`${country.cart}/1`);
    await step.toDelivery.click();
    await expect(step.chosen).toHaveValue(value);
    await expectOtherTab(context, country, value);

    const words = ((await step.state.textContent()) ?? '').replace(/^[^:]*:\s*/, '').split(/\.\s(?=\p{Lu})/u)[0] ?? '';
    await expect(step.summary).toContainText(words);
    await step.order.last().click();
    await expect(step.thanks).toBeVisible();
    await expect(step.box.getByText(words)).toBeVisible();
    const [order] = await step.orders();
    const hour = value.slice(-2);
    expect(order?.deliveries[0]?.timeWindow?.from).toBe(`${value.slice(0, 10)}T${hour}:00:00`);
  });

async function expectOtherTab(context: BrowserContext, country: Country, value: string): Promise<void> {
  const other = await context.newPage();
  await other.goto(`${country.cart}/3`);
  await expect(checkoutOf(other, country).box.locator('.windows input:checked')).toHaveValue(value);
  await other.close();
}

test('[R1.17] the arrow keys go along the hours of a day, and to the sides to another day', async ({ page }) => {
  const { free, chosen } = await openWindows(page, 'checkout-ready');
  const first = await choose(page, free.nth(1));
  await page.keyboard.press('ArrowRight');
  await expect(chosen).not.toHaveValue(first);
  await expect(chosen).toBeFocused();
  expect((await chosen.inputValue()).slice(-2)).toBe(first.slice(-2));
  await page.keyboard.press('ArrowLeft');
  await expect(chosen).toHaveValue(first);
  await page.keyboard.press('ArrowDown');
  await expect(chosen).not.toHaveValue(first);
  expect((await chosen.inputValue()).slice(0, 10)).toBe(first.slice(0, 10));
});

test('[R1.17] nothing moves when the shop’s answer arrives', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const { box, free, state } = await openWindows(page, 'checkout-ready');
  let answer: (route: Route) => void = () => undefined;
  const asked = new Promise<Route>((resolve) => (answer = resolve));
  await routeFirst(page, SELECT, answer);
  await free.nth(1).check();
  const route = await asked;
  const next = box.locator('.option').nth(1);
  const before = await next.boundingBox();
  await route.continue();
  await expect(state).toContainText('Hranimo vam ga do');
  expect(await next.boundingBox()).toEqual(before);
});

test(
  '[R5.46] a window that is full with the order: nothing is ordered, the nearest is taken by one press, and ordered once',
  GATE,
  async ({ page, watch }) => {
    const { free, order, orders, warning, nearest, chosen, thanks } = await openWindows(page, 'window-full-at-order');
    const lost = await choose(page, free.nth(1));
    await order.click();
    await expect(warning).toContainText('Ta termin ni več prost');
    await expect(chosen).toHaveCount(0);
    expect(await orders()).toEqual([]);
    await expectAccessible(page, watch);
    await expect(nearest).toBeFocused();
    await expect(nearest).toBeInViewport();
    await order.press('Enter'); // it is aria-disabled
    await expect(nearest).toBeFocused();
    expect(await orders()).toEqual([]);
    const saved = page.waitForResponse(SELECT);
    await nearest.click();
    await saved;
    await expect(warning).toBeHidden();
    const taken = await chosen.inputValue();
    expect(taken).not.toBe(lost);
    await order.click();
    await expect(thanks).toBeVisible();
    const all = await orders();
    expect(all.map(({ deliveries }) => deliveries[0]?.timeWindow?.from)).toEqual([`${taken.slice(0, 10)}T${taken.slice(-2)}:00:00`]);
  },
);

test('[R5.46] a window that is full with the order: the shopper goes on without one', async ({ page }) => {
  const { free, order, orders, warning, without, group, thanks } = await openWindows(page, 'window-full-at-order');
  await choose(page, free.nth(1));
  await order.click();
  await without.press('Enter');
  await expect(warning).toBeHidden();
  await expect(group).toBeFocused();
  await order.click();
  await expect(thanks).toBeVisible();
  expect((await orders()).map(({ deliveries }) => deliveries[0]?.timeWindow ?? null)).toEqual([null]);
});

for (const scenario of ['window-taken', 'window-dropped'])
  test(`[R5.46] ${scenario}: the window is named, shown as full, and the nearest offered`, async ({ page, watch }) => {
    watch.expectErrors(/status of 422/);
    const { free, warning, nearest, chosen, group } = await openWindows(page, scenario);
    const lost = await free.nth(1).inputValue();
    await free.nth(1).check();
    await expect(warning).toContainText('Ta termin ni več prost');
    await expect(group.locator(`input[value="${lost}"]`)).toBeDisabled();
    await expect(nearest).toBeFocused(); // it was on the disabled one
    await nearest.click();
    await expect(chosen).toBeFocused();
    await expect(chosen).not.toHaveValue(lost);
    await expect(warning).toBeHidden();
  });

test('[R5.46] when the time of a held window is over, the step says so and offers it again', async ({ page }) => {
  const { free, warning, again, chosen } = await openWindows(page, 'window-expires');
  const value = await choose(page, free.nth(1));
  await expect(warning).toContainText('Tega termina vam ne hranimo več');
  await expect(chosen).toHaveCount(0);
  await again.click();
  await expect(chosen).toHaveValue(value);
});

test('[R5.46] a shop that demands a window: the button leads to it', async ({ page }) => {
  const { free, order, chosen, thanks } = await openWindows(page, 'window-required');
  await order.press('Enter'); // it is aria-disabled
  await expect(free.first()).toBeFocused();
  await choose(page, free.nth(1));
  await expect(chosen).toHaveCount(1);
  await expect(order).toHaveAttribute('aria-disabled', 'false');
  await order.click();
  await expect(thanks).toBeVisible();
});

test('[R1.17] without the flag there are no windows, and their code is not loaded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await enter(page, 'checkout-ready');
  await page.goto(`${SI.cart}/3`);
  const { box, order } = checkoutOf(page);
  await expect(order).toHaveAttribute('aria-disabled', 'false');
  await expect(box.locator('.windows')).toHaveCount(0);
  expect(scripts.filter((url) => url.includes('TimeWindows'))).toEqual([]);
});
