import type { Locator, Page } from '@playwright/test';
import { checkoutOf, SI } from '../support/browser/checkoutPage';
import { enter, expect, LIGHT_PAGE, LOST_REQUEST, test } from './shopTest';

const TABLET = { width: 768, height: 900 };

async function openStep(page: Page, scenario: string, path: string) {
  await enter(page, scenario);
  await page.goto(path);
  const checkout = checkoutOf(page);
  await expect(checkout.box).toHaveAttribute('data-vitrina-status', 'ready');
  return checkout;
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not visible');
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

test('on a tablet every step shows its next button without scrolling', async ({ page }) => {
  await page.setViewportSize(TABLET);
  const { toAddress, toDelivery, order } = await openStep(page, 'mixed-basket-checkout', SI.cart);
  await expect(toAddress).toBeInViewport({ ratio: 1 });
  await page.goto(`${SI.cart}/1`);
  await expect(toDelivery).toBeInViewport({ ratio: 1 });
  await page.goto(`${SI.cart}/3`);
  await expect(order).toBeInViewport({ ratio: 1 });
});

test('the summary is beside the content from 800 px, and the next button with it', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  const { box, order } = await openStep(page, 'mixed-basket-checkout', `${SI.cart}/3`);
  await expect(order).toBeInViewport({ ratio: 1 });
  await expect(box.locator('.step-bar')).toHaveCount(0);
  const [choices, summary] = [await boxOf(box.locator('.choices')), await boxOf(box.locator('.order-summary'))];
  expect(summary.x).toBeGreaterThan(choices.right);
});

for (const width of [768, 375])
  test(`at ${width} px a new step begins at the top, with the navigation in view`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    const { box, toAddress, field } = await openStep(page, 'mixed-cart', SI.cart);
    await expect(toAddress).toBeVisible();
    await box.locator('.overlay-scroll').evaluate((scrolled) => scrolled.scrollTo(0, scrolled.scrollHeight));
    await toAddress.click();
    await expect(field('given-name')).toBeVisible();
    await expect(box.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(box.getByRole('navigation')).toBeInViewport({ ratio: 1 });
  });

test('on a tablet the status of the order is in view, wherever the button of the bar is pressed', async ({ page, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  await page.setViewportSize(TABLET);
  const { box, order, text } = await openStep(page, 'mixed-basket-checkout', `${SI.cart}/3`);
  await expect(order).toHaveAttribute('aria-disabled', 'false');
  await page.route('**/next-step', (route) => route.abort());
  await page.route('**/load-purchase**', (route) => route.abort());
  await order.click();
  const status = box.getByText(text('txt_order_asking'));
  await expect(status).toBeInViewport({ ratio: 1 });
  await expect(box.locator('.step[data-state="done"]')).toHaveCount(2); // [R2.13] no links, and still done
  await expect(box.locator('.steps a')).toHaveCount(0);
  await expect(box.getByRole('button', { name: text('txt_order_ask_again') })).toBeInViewport({ ratio: 1 });
  expect((await boxOf(status)).bottom).toBeLessThan((await boxOf(box.locator('.step-bar'))).y);
});

test('the rows of the address form have equal distances, also below post code and town', async ({ page }) => {
  await page.setViewportSize(TABLET);
  const { box, field } = await openStep(page, 'mixed-cart', `${SI.cart}/1`);
  await expect(field('given-name')).toBeVisible();
  const rowOf = (token: string) =>
    box.locator('.row-2, fieldset > .field').filter({ has: page.locator(`input[autocomplete~="${token}"]`) });
  const [names, street, town, phone] = [
    await boxOf(rowOf('given-name')),
    await boxOf(rowOf('address-line1')),
    await boxOf(rowOf('postal-code')),
    await boxOf(rowOf('tel-national').or(rowOf('tel'))),
  ];
  expect(town.y - street.y).toBeCloseTo(street.y - names.y, 0);
  expect(phone.y - town.y).toBeCloseTo(street.y - names.y, 0);
});

test('saved items are below the lines, beside the summary', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { box } = await openStep(page, 'mixed-cart', SI.cart);
  const [lines, saved, summary] = await Promise.all(
    [box.locator('.basket-lines'), box.locator('.seller').last(), box.getByRole('complementary', { name: 'Povzetek' })].map(boxOf),
  );
  expect(saved?.y).toBeGreaterThan(lines?.bottom ?? Infinity);
  expect(saved?.right).toBeLessThan(summary?.x ?? 0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('on a phone retry and undo of an edit that is not saved stand in one row, within the line', async ({ page, watch }) => {
    watch.expectErrors(LOST_REQUEST, /cartChangeAmount: http 500/);
    await page.setViewportSize({ width: 375, height: 812 });
    const { box } = await openStep(page, 'mixed-cart', SI.cart);
    const line = box.locator('.line').first();
    await page.route('**/cart/changeAmount', (route) => route.fulfill({ status: 500, json: { error: 'internal' } }));
    await line.getByRole('spinbutton').fill('2');
    const [retry, undo] = [line.getByRole('button', { name: 'Poskusi znova' }), line.getByRole('button', { name: 'Razveljavi' })];
    await expect(undo).toBeVisible();
    expect((await boxOf(undo)).y).toBe((await boxOf(retry)).y);
    expect((await boxOf(undo)).right).toBeLessThanOrEqual((await boxOf(line)).right);
  });

  test('the controls of a line do not cover each other and are as large as a finger, in drawer and basket', async ({ page }) => {
    await page.setViewportSize(TABLET);
    const { box } = await openStep(page, 'mixed-cart', SI.cart);
    await page.goto(LIGHT_PAGE);
    const drawer = page.locator('[data-vitrina="cart-drawer"]');
    await drawer.getByRole('button').first().click();
    for (const host of [drawer, box]) {
      if (host === box) await page.goto(SI.cart);
      const lines = host.locator('li:has(.save)');
      await expect(lines.first()).toBeVisible();
      for (const line of await lines.all()) {
        const [row, save] = [await boxOf(line.locator('.quantity-row')), await boxOf(line.locator('.save'))];
        expect(save.height).toBeGreaterThanOrEqual(44);
        expect(save.y).toBeGreaterThanOrEqual(row.bottom);
        const services = line.locator('summary');
        if ((await services.count()) > 0) expect((await boxOf(services)).y).toBeGreaterThanOrEqual(save.bottom);
      }
    }
  });
});

test('a press in the drawer selects no text', async ({ page }) => {
  await enter(page, 'mixed-cart');
  await page.goto(LIGHT_PAGE);
  const drawer = page.locator('[data-vitrina="cart-drawer"]');
  await drawer.getByRole('button').first().click();
  const save = drawer.locator('.save').first();
  await expect(save).toBeVisible();
  for (const button of await drawer.locator('dialog button').all()) await expect(button).toHaveCSS('user-select', 'none');
});

test('saved addresses: the chosen one is marked, and the button for another stands directly below them, beside what was removed', async ({
  page,
}) => {
  const { box, text } = await openStep(page, 'own-customer,mixed-cart', `${SI.cart}/1`);
  const group = box.getByRole('group', { name: text('txt_address_shipping') });
  const [address, add] = [group.getByRole('listitem').first(), group.getByRole('button', { name: text('txt_address_new') })];
  expect((await boxOf(add)).y - (await boxOf(address)).bottom).toBeLessThan(16);
  await expect(address).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await group.getByRole('button', { name: new RegExp(text('txt_address_remove_named').split(' ')[0] ?? '') }).click();
  const [note, button] = [await boxOf(group.getByText(text('txt_address_removed'))), await boxOf(add)];
  expect(note.y).toBeGreaterThanOrEqual(button.y);
  expect(note.bottom).toBeLessThanOrEqual(button.bottom);
});
