import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, expectStatus, placeholderOf, test } from './shopTest';

const step = (page: Page) => placeholderOf(page, 'checkout');

test('[R2.07] [R7.063] [R7.124] a pickup point, a payment and an order, by keyboard, at 320 px', async ({ page, watch, open }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await enter(page, 'vip-plus,filled-cart');
  await open('/kosarica/3');
  await expectStatus(page, 'checkout', 'ready');
  const order = step(page).getByRole('button', { name: /^Naroči z obveznostjo plačila/ });
  await expect(order).toBeVisible();
  // The customer's cart may have been chosen for before.
  const clear = step(page).getByRole('button', { name: 'Prekliči izbiro' });
  for (let left = await clear.count(); left > 0; left -= 1) {
    await clear.first().press('Enter');
    await expect(clear).toHaveCount(left - 1);
  }
  await expect(order).toHaveAttribute('aria-disabled', 'true');
  await order.press('Enter');
  await expect(step(page).getByRole('alert').filter({ hasText: 'izbrati način dostave' })).toBeVisible();
  await expect(step(page).getByRole('radio', { name: /Dostava na dom/ })).toBeFocused();

  await step(page)
    .getByRole('radio', { name: /^Prevzemno mesto/ })
    .press('Space');
  await step(page).getByRole('button', { name: 'Izberite prevzemno mesto' }).press('Enter');
  const dialog = step(page).getByRole('dialog', { name: 'Prevzemna mesta' });
  const search = dialog.getByRole('searchbox');
  await expect(search).toBeFocused();
  await search.pressSequentially('celje');
  const first = dialog.getByRole('button', { name: /^Izberi: / }).first();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Celje' }).first()).toBeVisible();
  await expectAccessible(page, watch);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await first.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(step(page).getByRole('button', { name: 'Spremeni prevzemno mesto' })).toBeFocused();

  await step(page)
    .getByRole('radio', { name: /^Predračun/ })
    .press('Space');
  await expect(order).toHaveAttribute('aria-disabled', 'false');
  await expectAccessible(page, watch);
  await order.press('Enter');
  await expect(step(page).getByRole('heading', { name: 'Hvala za naročilo' })).toBeVisible();
  // The step numbers are hidden where their names are: numbers alone are meaningless.
  await expect(step(page).getByText('3', { exact: true })).toBeHidden();
});

test('in forced colours the chosen method, the chosen filter and the current step stay marked', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enter(page, 'checkout-ready');
  await open('/kosarica/3');
  await expectStatus(page, 'checkout', 'ready');
  const pickup = step(page).getByRole('radio', { name: /^Prevzemno mesto/ });
  await pickup.check();
  const [chosen, other] = [
    step(page).locator('.option:has(input:checked)').first(),
    step(page).locator('.option:not([data-chosen])').first(),
  ];
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  await expect(other).toHaveCSS('outline-style', 'none');
  const numbers = await step(page)
    .locator('.step-number')
    .evaluateAll((list) => list.map((number) => getComputedStyle(number).backgroundColor));
  expect(numbers.slice(0, 2)).not.toContain(numbers[2]);
  await step(page).getByRole('button', { name: 'Izberite prevzemno mesto' }).click();
  const chips = step(page).locator('.chip');
  await expect(chips.first()).toBeVisible();
  const colours = await chips.evaluateAll((list) => list.map((chip) => getComputedStyle(chip).backgroundColor));
  expect(new Set(colours).size).toBe(2);
  expect(colours.slice(1)).not.toContain(colours[0]);
});
