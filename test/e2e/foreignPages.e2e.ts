import type { Page } from '@playwright/test';
import { enter, expect, expectStatus, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

/** Pages that Vitrina has not styled, around the real widgets. */
async function openForeign(page: Page, body: string): Promise<void> {
  await enter(page, 'filled-cart');
  const config = JSON.stringify({ country: 'SI', urlKeys: { search: '/iskanje', cart: '/kosarica' } });
  await page.route('**/kosarica', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><html lang="sl"><head><title>Tuja stran</title><script id="vitrina-config" type="application/json">${config}</script>
<script async src="/vitrina/vitrina.js"></script></head><body>${body}</body></html>`,
        })
      : route.continue(),
  );
  await page.goto('/kosarica');
  await expectStatus(page, 'search-bar', 'ready');
  await expectStatus(page, 'cart-drawer', 'ready');
}

const SEARCH = '<div data-vitrina="search-bar"><form action="/iskanje"><input name="s"></form></div>';
const CART = '<div data-vitrina="cart-drawer"><a href="/kosarica">Košarica</a></div>';

test(
  '[D25] a page without a stylesheet: the field and the cart button are not squashed to the height of their fallbacks',
  GATE,
  async ({ page }) => {
    await openForeign(page, `${SEARCH}<p>text</p>${CART}<p>text</p>`);
    const field = placeholderOf(page, 'search-bar').getByRole('combobox');
    expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(32);
    const button = placeholderOf(page, 'cart-drawer').getByRole('button');
    await expect(button).toContainText('€');
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  },
);

test('[D31] in place of a one-line link the cart button is one line and not clipped', async ({ page }) => {
  await openForeign(page, `${SEARCH}<p>text</p>${CART}<p>text</p>`);
  const button = placeholderOf(page, 'cart-drawer').getByRole('button');
  await expect(button).toContainText('€');
  const box = await button.evaluate((element) => {
    const { height, width } = element.getBoundingClientRect();
    return { height, width, isCut: element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1 };
  });
  expect(box).toMatchObject({ isCut: false });
  expect(box.width, 'as wide as its text, not as the line').toBeLessThan(400);
});

test('[D31] in a column of 150 px the search field has most of the room', async ({ page }) => {
  await openForeign(page, `<div style="width:150px">${SEARCH}${CART}</div>`);
  const field = await placeholderOf(page, 'search-bar').getByRole('combobox').boundingBox();
  expect(field?.width).toBeGreaterThanOrEqual(110);
  await expect(placeholderOf(page, 'search-bar').getByRole('button', { name: 'Išči' })).toBeVisible();
});
