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

test('a shopper who is typing into a field into a field goes on in the same one', async ({ page }) => {
  let release = (): void => undefined;
  const typed = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/chunks/Registration-*', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/registracija', { waitUntil: 'domcontentloaded' }); // Firefox waits for the code, too, before the page is loaded
  const form = placeholderOf(page, 'registration');
  await form.locator('[name="lastname"]').pressSequentially('Nov');
  release();
  await expectStatus(page, 'registration', 'ready');
  await page.keyboard.type('ak');
  await expect(form.getByRole('textbox', { name: 'Priimek' })).toHaveValue('Novak');
});

test('a click on what a widget keeps of the server’s HTML is followed when the widget is there', async ({ page, open }) => {
  let release = (): void => undefined;
  const clicked = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/chunks/ShopContent-*', async (route) => {
    await clicked;
    await route.continue();
  });
  await open('/');
  const link = placeholderOf(page, 'shop-content').first().getByRole('link').last();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  release();
  await page.waitForURL(`**${href}`);
});
