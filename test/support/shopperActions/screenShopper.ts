import { act, fireEvent } from '@testing-library/react';
import type { CheckoutScreen } from '../widgets/checkoutScreen';
import type { Role, Shopper } from './shopper';

/** Queries by role of testing-library compute the styles of every element: too slow for thousands of presses. */
const ELEMENTS: Readonly<Record<Role, string>> = {
  button: 'button, summary',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
};

const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').trim();

const isNamed = (name: string | RegExp) => (text: string) => (typeof name === 'string' ? text.startsWith(name) : name.test(text));

/** A shopper in jsdom. */
export function screenShopper(screen: CheckoutScreen): Shopper {
  const { all, click, settle, shopState, receiveTabMessage, advanceTimers } = screen;
  const controls = (role: Role, name: string | RegExp): HTMLElement[] =>
    all(ELEMENTS[role]).filter((element) =>
      [element.getAttribute('aria-label') ?? '', textOf(element), textOf(element.closest('label'))].some(isNamed(name)),
    );
  const nameOfGroup = (group: HTMLElement): string =>
    group.getAttribute('aria-label') ??
    textOf(group.querySelector('legend') ?? all(`[id="${group.getAttribute('aria-labelledby')?.split(' ')[0] ?? ''}"]`)[0]);
  const field = (label: string, nth = 0): HTMLInputElement => {
    const found = all<HTMLInputElement>('input, textarea')
      .filter((input) => [input.getAttribute('aria-label') ?? '', ...[...(input.labels ?? [])].map(textOf)].some(isNamed(label)))
      .at(nth);
    if (found === undefined) throw new Error(`no field ${label}`);
    return found;
  };
  return {
    press: (role, name, nth = 0) =>
      click(
        controls(role, name)
          .filter((element) => element.ariaDisabled !== 'true' && element.getAttribute('aria-disabled') !== 'true')
          .at(nth),
        `${role} ${name}`,
      ),
    async pressOther(name) {
      const group = all('fieldset, [role=radiogroup]').find((element) => nameOfGroup(element).startsWith(name));
      const [first, second] = [...(group?.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled') ?? [])];
      await click(first?.checked ? second : first, `other choice of ${name}`);
    },
    isShown: async (role, name) => controls(role, name).length > 0,
    isChecked: async (role, name) => (controls(role, name)[0] as HTMLInputElement | undefined)?.checked === true,
    type: (label, text, nth) => act(async () => void fireEvent.change(field(label, nth), { target: { value: text } })),
    valueOf: async (label) => field(label).value,
    leave: (label) => act(async () => void fireEvent.blur(field(label))),
    async unfold() {
      // jsdom renders what is folded
    },
    async changeCartElsewhere() {
      shopState.shop.lines = shopState.shop.lines.filter(({ cartItemId }) => cartItemId === '1');
      await receiveTabMessage('vitrina.cart', 'cart-changed');
      await advanceTimers(400);
    },
    async allowFacebook() {
      // the fake page has Facebook's answer
    },
    settle,
  };
}
