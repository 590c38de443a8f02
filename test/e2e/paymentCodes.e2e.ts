import type { Locator } from '@playwright/test';
import { checkoutOf, COUNTRIES } from '../support/browser/checkoutPage';
import { decodeScreenshot } from '../support/decodePicture';
import { unpackSquare } from '../support/unpackSquare';
import { enter, expect, expectAccessible, placeholderOf, test } from './shopTest';
import { gateIf } from '../support/testScope';

/** The texts of a picture on the screen, as a phone's camera reads them. */
async function readFrom(picture: Locator): Promise<string> {
  await expect(picture).toBeVisible();
  await picture.scrollIntoViewIfNeeded();
  const { bytes, hasECI } = await decodeScreenshot(await picture.screenshot({ scale: 'device' }));
  const content = new TextDecoder(hasECI ? 'iso-8859-2' : 'utf-8', { fatal: true }).decode(bytes);
  return /^[\dA-V]{60,}$/.test(content) ? unpackSquare(content).text : content;
}

/** Lines of the content that every code of the country has, of an order of this number and total. */
const EXPECTED: Readonly<Record<string, (number: string, total: number) => readonly string[]>> = {
  SI: (number, total) => [`SI00${number}`, String(Math.round(total * 100)).padStart(11, '0'), 'SI56263300012039086', 'Ana Kupec', `Naročilo ${number}`],
  CZ: (number, total) => ['ACC:CZ6508000000192000145399+GIBACZPX', `AM:${total.toFixed(2)}`, `X-VS:${number}`, 'CC:CZK'],
  SK: (number, total) => [number, String(total), 'SK3112000000198742637541', 'EUR', 'Obchod Lipa'],
  PL: (number, total) => ['61109010140000071219812874', String(Math.round(total * 100)).padStart(6, '0'), `Zamówienie ${number}`],
  HU: (number, total) => [number, `HUF${total}`, 'HU42117730161111101800000000', 'OTPVHUHBXXX', 'Lipa Áruház'],
  HR: (number, total) => ['HR00', number, String(Math.round(total * 100)).padStart(15, '0'), 'HR1210010051863000160', 'Trgovina Lipa'],
}; // prettier-ignore

for (const country of COUNTRIES)
  test(
    `[D3] [R1.15] ${country.code}: the code of a transfer can be read from the screen, and says what the mail's own says`,
    gateIf(country.code === 'SI'),
    async ({ page, watch, baseURL }) => {
      const { box, order, thanks, orders, text } = checkoutOf(page, country);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.context().addCookies([
        { name: 'qr_payment_thank_you', value: '1', url: baseURL ?? '' },
        { name: 'confirmation_redirect_loader_time', value: '600000', url: baseURL ?? '' },
      ]);
      await enter(page, 'checkout-ready', country.prefix);
      await page.goto(`${country.cart}/3`);
      await order.click();
      await expect(thanks).toBeVisible();
      const [made] = await orders();
      if (made === undefined) throw new Error('nothing was ordered');
      const { number, total } = made;
      const picture = box.getByRole('img', { name: text('txt_transfer_code') });
      const content = await readFrom(picture);
      expect(content.split(/[\n\t|*]/)).toEqual(expect.arrayContaining([...EXPECTED[country.code]!(number, total)]));
      await expectAccessible(page, watch);

      await page.goto(`${country.prefix}/__demo/mails`);
      const sent = page.locator(`[data-order="${number}"]`);
      expect(await readFrom(sent.locator('img.transfer-code'))).toBe(content);
      await sent.getByRole('link').last().click();
      const place = placeholderOf(page, 'confirmation').and(page.locator('[data-transfer]'));
      expect(await readFrom(place.getByRole('img', { name: text('txt_transfer_code') }))).toBe(content);
    },
  );
