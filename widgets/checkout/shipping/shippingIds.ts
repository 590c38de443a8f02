/** Focused when something is missing. */
export const deliveryBoxId = (index: number): string => `shipping-delivery-${index}`;
/** Shown when the response has no deliveries. */
export const NO_DELIVERIES_BOX_ID = 'shipping-no-deliveries';
export const PAYMENT_BOX_ID = 'shipping-payment';

/** Best first. */
const ANSWERS = ['[data-gap]', 'input:checked:enabled', 'input:enabled', 'summary', 'button'];

/** Focuses the control in a box where the missing input is entered: the selected one, or else the first that can be selected. */
export function focusIn(root: Node, id: string): void {
  const box = root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
  const [control] = ANSWERS.flatMap((selector) => box?.querySelector<HTMLElement>(selector) ?? []);
  (control ?? box)?.focus();
}
