import type { Page } from '@playwright/test';
import { expect, expectStatus, hoverFound, placeholderOf, test } from './shopTest';

test.use({ viewport: { width: 1280, height: 800 } });

/** What was asked for has arrived, with the code that shows it: nothing is requested any more that could still take the place of something. */
async function settle(page: Page, name: string): Promise<void> {
  await expectStatus(page, name, 'ready');
  await page.waitForLoadState('networkidle');
}

const press = (page: Page): Promise<void> => page.mouse.down().then(() => page.mouse.up());

test('head links that arrive by hovering do not take the place of the link under the pointer; once it has left, they do', async ({
  page,
  open,
}) => {
  await open('/');
  const head = placeholderOf(page, 'shop-content');
  const link = head.getByRole('link', { name: 'Dostava in plačilo' });
  const href = await link.getAttribute('href');
  await hoverFound(head, 'a');
  await settle(page, 'shop-content');
  await press(page);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await page.mouse.move(600, 500);
  await hoverFound(head, 'a');
  await settle(page, 'shop-content');
  await page.mouse.move(600, 500);
  await expect(head.locator('[data-vitrina-content] a')).toHaveText(['Dostava', 'Vračila', 'Kontakt']);
});

test('head links that arrive do not take the place of the link that has the focus', async ({ page, open }) => {
  await open('/');
  const head = placeholderOf(page, 'shop-content');
  const link = head.getByRole('link', { name: 'Stik z nami' });
  const href = await link.getAttribute('href');
  await link.focus();
  await settle(page, 'shop-content');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('a promotion of the editors leaves the strip alone while the pointer is on it', async ({ page, open }) => {
  await page.route(/\/api\/bnr\/data/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/"(url|href)":"[^"]*"/g, '"$1":"/obutev"') });
  });
  await open('/');
  const strip = placeholderOf(page, 'promo-strip');
  const href = await strip.locator('a').first().getAttribute('href');
  await page.mouse.move(600, 500);
  await hoverFound(strip, 'a');
  await settle(page, 'promo-strip');
  await expect(strip.getByRole('link')).toHaveAttribute('href', href ?? '');
  await page.mouse.move(600, 500);
  await expect(strip.getByRole('link')).toHaveAttribute('href', '/obutev');
});

test('a menu in another order keeps the departments where they are while the pointer is there, and opens their panels', async ({
  page,
  open,
}) => {
  await page.route('**/api/menu*', async (route) => {
    const response = await route.fetch();
    const menu = await response.json();
    await route.fulfill({ response, json: { ...menu, items: menu.items.toReversed() } });
  });
  await open('/');
  const menu = placeholderOf(page, 'mega-menu');
  const names = (await menu.locator('a').allTextContents()).map((name) => name.trim());
  await hoverFound(menu, 'a');
  await settle(page, 'mega-menu');
  await expect(menu.getByRole('link', { name: 'Televizorji' })).toBeVisible();
  await expect(menu.locator('.bar .entry').first()).toHaveText(names[0] ?? '');
  await page.mouse.move(600, 780);
  await expect(menu.locator('.bar .entry').first()).toHaveText(names.at(-1) ?? '');
});

test('a widget that would put something else at the link under the pointer waits until it has left, and holds up no other', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const second = '$&<a class="header-link" href="/registracija">Nov račun</a>';
    await route.fulfill({ response, body: text.replace(/<div data-vitrina="user-menu"><a .*?<\/a>/, second) });
  });
  await open('/');
  const menu = placeholderOf(page, 'user-menu');
  const code = page.waitForResponse(/\/chunks\/UserMenu-/);
  await hoverFound(menu, 'a[href="/registracija"]');
  await (await code).finished();
  await placeholderOf(page, 'mobile-menu').dispatchEvent('pointerenter');
  await expectStatus(page, 'mobile-menu', 'ready');
  await expectStatus(page, 'user-menu', 'loading');
  await press(page);
  await expect(page).toHaveURL(/\/registracija$/);
});
