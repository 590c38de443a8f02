/** Where the focus goes when something is missing. */
export const deliveryBoxId = (index: number): string => `shipping-delivery-${index}`;
/** In place of the deliveries that did not come. */
export const NO_DELIVERIES_BOX_ID = 'shipping-no-deliveries';
export const PAYMENT_BOX_ID = 'shipping-payment';

/** Best first. */
const ANSWERS = ['[data-gap]', 'input:checked:enabled', 'input:enabled', 'summary', 'button'];

/** The control in a box that answers what is missing: the chosen one, or else the first that can be chosen. */
export function focusIn(root: Node, id: string): void {
  const box = root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
  const [control] = ANSWERS.flatMap((selector) => box?.querySelector<HTMLElement>(selector) ?? []);
  (control ?? box)?.focus();
}
