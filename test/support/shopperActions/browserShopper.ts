import type { Locator } from '@playwright/test';
import { issueFacebookToken } from '../../../demo-pages/domain/facebookTokens';
import { callElsewhere } from '../browser/callElsewhere';
import type { FaultSession } from '../browser/FaultSession';
import type { Role, Shopper } from './shopper';

const FACEBOOK_USER = { id: '10158000000000009', email: 'fani@vitrina.example', firstname: 'Fani', lastname: 'Obraz' };

const nameOf = (name: string | RegExp): RegExp =>
  typeof name === 'string' ? new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) : name;

/** A shopper in a browser. */
export function browserShopper(visit: FaultSession): Shopper {
  const { page, box, settle } = visit;
  const controls = (role: Role, name: string | RegExp): Locator => box.getByRole(role, { name: nameOf(name) });
  const field = (label: string, nth = 0): Locator => box.getByLabel(nameOf(label)).and(box.locator('input, textarea')).nth(nth);
  return {
    press: (role, name, nth = 0) => controls(role, name).and(box.locator(':not([aria-disabled="true"])')).nth(nth).click(),
    async pressOther(name) {
      const group = box.getByRole('group', { name: nameOf(name) }).or(box.getByRole('radiogroup', { name: nameOf(name) }));
      const choices = group.first().getByRole('radio').and(box.locator(':enabled'));
      await choices.nth((await choices.first().isChecked()) ? 1 : 0).click();
    },
    isShown: (role, name) => controls(role, name).first().isVisible(),
    isChecked: (role, name) => controls(role, name).first().isChecked(),
    type: (label, text, nth) => field(label, nth).fill(text),
    valueOf: (label) => field(label).inputValue(),
    leave: (label) => field(label).blur(),
    async unfold(summary) {
      const first = box
        .locator('summary')
        .filter({ hasText: nameOf(summary) })
        .first();
      if (!(await first.evaluate((element) => element.closest('details')?.open))) await first.click();
    },
    async changeCartElsewhere() {
      const { cartId, lines } = await (await page.request.get('/__demo/cart')).json();
      const [{ cartItemId: id, count }] = lines;
      await callElsewhere(visit, 'cartChangeAmount', { cartId, id, amount: count === 1 ? 2 : 1 });
      await visit.receiveTabMessage('vitrina.cart', 'cart-changed');
    },
    /** The page has Facebook's script already, whose window is answered at once (that window: checkoutCustomer). */
    async allowFacebook() {
      const authResponse = { accessToken: issueFacebookToken(FACEBOOK_USER, Date.now()), userID: FACEBOOK_USER.id };
      await page.evaluate((granted) => {
        const login = (notify: (answer: object) => void) => notify({ authResponse: granted });
        Object.assign(window, { FB: { init: () => undefined, login } });
      }, authResponse);
    },
    settle,
  };
}
