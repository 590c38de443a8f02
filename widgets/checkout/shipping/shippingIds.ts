import type { OrderGap } from '../../../src/features/orderReview';
import { UNVERIFIED_ORDER_ID } from '../UnverifiedOrder';

/** Focused when something is missing. */
export const deliveryBoxId = (index: number): string => `shipping-delivery-${index}`;
/** Shown when the response has no deliveries. */
export const NO_DELIVERIES_BOX_ID = 'shipping-no-deliveries';
export const PAYMENT_BOX_ID = 'shipping-payment';

/** Where a gap of the order is closed; null: by waiting. */
export function boxIdOf({ what, delivery }: OrderGap): string | null {
  if (delivery !== null) return deliveryBoxId(delivery);
  if (what === 'deliveries') return NO_DELIVERIES_BOX_ID;
  if (what === 'payment' || what === 'variant' || what === 'approval') return PAYMENT_BOX_ID;
  return what === 'outcome' ? UNVERIFIED_ORDER_ID : null;
}

/** Best first. */
const ANSWERS = ['[data-gap]', 'input:checked:enabled', 'input:enabled', 'summary', 'button'];

/** Focuses the control in a box where the missing input is entered: the selected one, or else the first that can be selected. */
export function focusIn(root: Node, id: string): void {
  const box = root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
  const [control] = ANSWERS.flatMap((selector) => box?.querySelector<HTMLElement>(selector) ?? []);
  (control ?? box)?.focus();
}
