import { expect, expectStatus, placeholderOf, test } from './shopTest';

const SHOWN = [
  [1280, ['promo-strip', 'login-drawer', 'wishlist-flyout', 'mega-menu', 'shop-content', 'newsletter', 'privacy-panel']],
  [375, ['user-menu', 'mobile-menu']],
] as const;

for (const [width, names] of SHOWN)
  for (const name of names)
    test(`${name}: the focus goes on from the server’s control to the widget’s`, async ({ page, open }) => {
      await page.setViewportSize({ width, height: 800 });
      await open('/');
      const host = placeholderOf(page, name).first();
      await host.locator('a[href], summary, input[type="email"]').filter({ visible: true }).last().focus();
      await expectStatus(page, name, 'ready');
      const focused = await host.evaluate((element) => {
        let active = document.activeElement;
        const isHere = active !== null && element.contains(active);
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
        return { isHere, isShown: active?.checkVisibility() };
      });
      expect(focused).toEqual({ isHere: true, isShown: true });
    });

test('of several controls, the one of the same name has the focus', async ({ page, open }) => {
  await open('/');
  const menu = placeholderOf(page, 'mega-menu');
  await menu.getByRole('link', { name: 'Moda' }).focus();
  await expect(menu.getByRole('button', { name: 'Moda' })).toBeFocused();
});
