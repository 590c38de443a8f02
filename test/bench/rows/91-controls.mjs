import { worstInteraction } from '../interactions.mjs';
import { manyBranches } from '../manyBranches.mjs';

/** Every kind of control of the checkout, pressed with 100 lines in the basket and 5,000 pickup points in the list, on a phone. */
const CONTROLS = {
  'basket-plus': 'more of a line',
  'basket-select-mode': 'start to select',
  'basket-select': 'select a line',
  'basket-select-all': 'select all',
  'basket-select-none': 'select none',
  'basket-code': 'key in a code',
  'basket-services': 'open the services',
  'basket-service': 'a service',
  'basket-remove': 'remove a line',
  'basket-undo': 'undo',
  'basket-remove-three': 'remove three lines',
  'basket-undo-three': 'undo of three',
  'basket-note': 'open the invoice note',
  'customer-name': 'key in a name',
  'customer-post-code': 'key in a post code',
  'customer-company': 'for a company',
  'customer-address': 'another address',
  'customer-login': 'open the login',
  'shipping-delivery': 'a delivery',
  'shipping-pickup': 'a pickup method',
  'shipping-list': 'open the pickup list, 5,000 points',
  'shipping-search': 'key in its search',
  'shipping-filter': 'its filter',
  'shipping-details': 'details of a point',
  'shipping-close': 'close the list',
  'shipping-payment': 'a payment',
  'shipping-message': 'key in the message',
  'shipping-consent': 'a consent',
};

export const rows = Object.entries(CONTROLS).map(([name, title]) => ({
  name: `control-${name}`,
  title: `Full checkout: ${title}, interaction to next paint`,
  unit: 'ms',
}));

/** Presses one control after the other; where a key is given it is pressed in the control instead. */
export async function measure(run) {
  const page = await run.openScenario('long-cart,contact-filled', '/kosarica');
  await page.setViewportSize({ width: 375, height: 800 });
  await manyBranches(page);
  const box = page.locator('[data-vitrina="checkout"]');
  const first = (selector) => box.locator(selector).first();
  const measured = {};
  const press = async (name, target, key) => {
    await target.scrollIntoViewIfNeeded();
    if (key === undefined) await target.focus();
    await worstInteraction(page);
    if (key === undefined) {
      const { x, y, width, height } = await target.boundingBox();
      await page.mouse.click(x + width / 2, y + height / 2);
    } else await target.press(key);
    measured[`control-${name}`] = await worstInteraction(page);
  };

  await renderAllLines(page, box);
  await press('basket-plus', first('[role=spinbutton] + button'));
  await press('basket-select-mode', first('.select-mode'));
  await press('basket-select', box.locator('.line-select').nth(1));
  await press('basket-select-all', first('.select-all input'));
  await press('basket-select-none', first('.select-all input'));
  await press('basket-code', first('.codes input'), 'A');
  await press('basket-services', first('.services summary'));
  await press('basket-service', first('.service input'));
  await press('basket-remove', box.locator('.line .remove').nth(2));
  await press('basket-undo', first('.removed button'));
  for (const place of [0, 5, 6]) await box.locator('.line-select').nth(place).click();
  await press('basket-remove-three', first('.select-bar .button-link'));
  await press('basket-undo-three', first('.removed button'));
  await press('basket-note', first('.invoice-note summary'));

  await page.goto(`${run.shopUrl}/kosarica/1`);
  await first('.customer-form').waitFor();
  await press('customer-name', first('[name="billing.firstname"]'), 'a');
  await press('customer-post-code', first('[name="billing.zip"]'), '1');
  await press('customer-company', first('[name="isCompany"]'));
  await press('customer-address', first('[name="isSame"]'));
  await press('customer-login', first('.login .button-link'));

  await page.goto(`${run.shopUrl}/kosarica/3`);
  await first('.order-button').waitFor();
  await press('shipping-delivery', first('input[name="delivery-1"]'));
  await press('shipping-pickup', box.getByRole('radio', { name: /^Prevzemno mesto/ }).first());
  await press('shipping-list', first('.option-branch button'));
  await first('.branch').waitFor();
  await press('shipping-search', first('.pickup input[type=search]'), '9');
  await press('shipping-filter', box.locator('.chip').nth(1));
  await press('shipping-details', box.locator('.branch .button-link').first());
  await press('shipping-close', first('.branch .button-link'), 'Escape');
  await press('shipping-payment', box.locator('input[name="payment"]:enabled').first());
  await press('shipping-message', first('.order-note'), 'a');
  await press('shipping-consent', first('.order-notes .checkbox input'));
  await page.close();
  return measured;
}

/** Scrolls until the list has rendered its last line. */
async function renderAllLines(page, box) {
  const notYetRendered = box.locator('.incremental-list + div');
  while ((await notYetRendered.count()) > 0) {
    await notYetRendered.first().evaluate((rest) => rest.scrollIntoView());
    await page.waitForTimeout(50);
  }
}
