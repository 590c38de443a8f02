import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectStatus, LIGHT_PAGE, LOST_REQUEST, placeholderOf, test } from './shopTest';

const cart = (page: Page) => placeholderOf(page, 'cart-drawer');

async function openDrawer(page: Page): Promise<void> {
  await expectStatus(page, 'cart-drawer', 'ready');
  await cart(page)
    .getByRole('button', { name: /^Košarica/ })
    .click();
  await expect(cart(page).locator('dialog .line').first()).toBeVisible();
  await cart(page)
    .locator('dialog')
    .evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)));
}

for (const scenario of ['reservation-expired', 'discounted-cart']) {
  test(`axe finds no violations in the drawer in ${scenario}`, async ({ page, watch, open }) => {
    await open(`${LIGHT_PAGE}?scenario=${scenario}`);
    await openDrawer(page);
    await expectAccessible(page, watch);
  });
}

test('axe finds no violations where a change and a removal could not be saved', async ({ page, watch, open }) => {
  watch.expectErrors(LOST_REQUEST, /cartChangeAmount|cartDelete/);
  await open(`${LIGHT_PAGE}?scenario=filled-cart`);
  await openDrawer(page);
  await page.route('**/api/cart/**', (route) => route.abort());
  await cart(page)
    .getByRole('button', { name: /^Povečaj/ })
    .first()
    .click();
  await expect(cart(page).getByText('Sprememba ni shranjena.')).toBeVisible();
  await expectAccessible(page, watch);
});

test('wcag22/1.4.12: with wide text spacing no text in the drawer is clipped or overflows', async ({ page, open }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(`${LIGHT_PAGE}?scenario=mixed-cart`);
  await openDrawer(page);
  const cut = await cart(page).evaluate((host) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
    const root = host.shadowRoot;
    if (root === null) throw new Error('no shadow root');
    root.adoptedStyleSheets.push(sheet);
    const dialog = root.querySelector('dialog');
    const edge = dialog?.getBoundingClientRect().right ?? 0;
    return [...(dialog?.querySelectorAll('.line-text *, .totals *, .cart-link, .select-bar *, h2, h3') ?? [])]
      .filter((element) => element.closest('.v-hidden') === null && !(element instanceof SVGElement))
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .concat([...(dialog?.querySelectorAll('*') ?? [])].filter((element) => element.getBoundingClientRect().right > edge + 1))
      .map(({ className, textContent }) => `${String(className)}: ${textContent}`);
  });
  expect(cut).toEqual([]);
});

test('the cart button shows its whole total or none, never a part of it', async ({ page, open }) => {
  const isInSight = async (path: string) => {
    await open(path);
    await expectStatus(page, 'cart-drawer', 'ready');
    await expect(cart(page).locator('.total')).toHaveText(/\d/);
    return cart(page)
      .locator('.total')
      .evaluate((total) => {
        const box = total.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(total);
        const shown = [...text.getClientRects()].filter(({ width, top }) => width > 0 && top < box.bottom - 1);
        if (shown.some(({ right }) => right > box.right + 1)) throw new Error('the amount is cut');
        return shown.length > 0;
      });
  };
  expect(await isInSight('/?scenario=filled-cart')).toBe(true);
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await isInSight('/?scenario=filled-cart')).toBe(false);
  expect(await isInSight('/hu/?scenario=big-cart')).toBe(false);
});
