import type { Vitrina } from '../../src/vitrina';
import { storedCart } from '../support/browser/cartWidget';
import { expect, expectAccessible, LIGHT_PAGE, LOST_REQUEST, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

const SOLD_OUT = 'Toliko kosov ni na zalogi.';

test(
  '[R8.15] the reason why an article cannot be added is shown by the reloaded page, or by our flash message without a reload',
  GATE,
  async ({ page, watch }) => {
    watch.expectErrors(LOST_REQUEST);
    await page.goto(`${LIGHT_PAGE}?scenario=filled-cart,sold-out-meanwhile`);
    const [line] = (await storedCart(page.context())).lines;
    const add = () => page.evaluate((id) => void (window.vitrina as Vitrina).cart.add(id), line?.variantId ?? '');
    const [theirs, ours] = [page.locator('p.flash'), placeholderOf(page, 'flash-messages')];
    await expect(ours).toHaveAttribute('data-vitrina-status', 'found');

    const reloaded = page.waitForEvent('load');
    await add();
    await reloaded;
    await expect(theirs).toHaveText(SOLD_OUT);
    await expect(ours).toHaveAttribute('data-vitrina-status', 'found');

    await add(); // within 30 s the page does not reload again
    await expect(ours.getByRole('alert')).toContainText(SOLD_OUT);
    await expect(ours).toHaveAttribute('data-vitrina-status', 'ready');
    await expect(theirs).toHaveText(SOLD_OUT);
    await ours.getByRole('button').hover(); // keeps the message
    await expectAccessible(page, watch);
    await ours.getByRole('button', { name: 'Zapri obvestilo' }).click();
    await expect(ours.locator('.flash')).toHaveCount(0);
    await expect(theirs).toHaveText(SOLD_OUT);
  },
);
