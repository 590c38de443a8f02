import { checkoutOf, COUNTRIES, SI } from '../support/browser/checkoutPage';
import type { Country } from '../support/browser/checkoutPage';
import { enter, expect, expectAccessible, expectStatus, test } from './shopTest';

for (const [country, width] of [
  [SI, 320],
  [COUNTRIES[3] as Country, 1280],
] as const)
  // prettier-ignore
  for (const isOn of [true, false])
    test(`[R1.20] ${country.code}, ${width} px: deliveries of a mixed basket ${isOn ? 'one after the other' : 'all open at once'}, by keyboard`, async ({
      page,
      watch,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.context().addCookies([{ name: 'subsequent_delivery', value: isOn ? '1' : '0', url: baseURL ?? '' }]);
      await enter(page, 'mixed-basket-checkout', country.prefix);
      await page.goto(`${country.cart}/3`);
      await expectStatus(page, 'checkout', 'ready');
      const { box, text, order, thanks, orders } = checkoutOf(page, country);
      const parcels = box.locator('.delivery');
      const clear = parcels.getByRole('button', { name: text('txt_shipping_clear') });
      await expect(clear).toHaveCount(2); // both are chosen by the scenario, so both are open
      for (const left of [1, 0]) {
        await clear.first().press('Enter');
        await expect(clear).toHaveCount(left);
      }
      const [own, partner] = [parcels.nth(0).getByRole('radio'), parcels.nth(1).getByRole('radio')];
      const hint = parcels.nth(1).getByText(text('txt_shipping_after').replace('{number}', '1'));
      await expect(hint).toHaveCount(isOn ? 1 : 0);
      await expect(partner).toHaveCount(isOn ? 0 : 2);
      await expectAccessible(page, watch);
      await own.first().press('Space');
      await expect(partner).toHaveCount(2);
      await expect(hint).toHaveCount(0);
      await partner.first().press('Space');
      await expect(order).toHaveAttribute('aria-disabled', 'false');
      await expectAccessible(page, watch);
      await order.press('Enter');
      await expect(thanks).toBeVisible();
      expect(await orders()).toHaveLength(1);
    });
