import type { WithAccount } from '../account';
import type { PaymentState } from '../purchaseReports';
import { allowedStep, orderOf, titleOf } from './checkoutSteps';
import type { CheckoutState, Order, Step, WithCheckout } from './checkoutTypes';

export const selectStep = ({ checkout }: WithCheckout): Step | null => checkout.step;
export const selectCheckoutStatus = ({ checkout }: WithCheckout): CheckoutState['status'] => checkout.status;
/** Whether the shop has answered a step check on this page. */
export const selectIsStepChecked = ({ checkout }: WithCheckout): boolean => checkout.exists !== null;
/** R4.034; assumed until the shop has responded. */
export const selectHasCart = ({ checkout }: WithCheckout): boolean => checkout.exists !== false;
export const selectIsMoving = ({ checkout }: WithCheckout): boolean => checkout.isMoving;
export const selectOrder = ({ checkout }: WithCheckout): Order => checkout.order;

/** Only an order whose payment is made, or needs none, is thanked for without more ado (D4). */
const PAYMENT_TITLES: Readonly<Partial<Record<PaymentState, string>>> = {
  pending: 'txt_payment_pending_title',
  processing: 'txt_payment_processing_title',
  declined: 'txt_payment_failed_title',
  cancelled: 'txt_payment_cancelled_title',
};

/** The provider's page opens next, which is no state of the payment yet. */
const selectIsPaymentNext = ({ checkout: { order } }: WithCheckout): boolean =>
  order.phase === 'placed' && order.isLeaving && order.purchase.payment.state === 'pending';

/** The order is made, and what is left to do is to pay it. */
export const selectIsPaymentLeft = (root: WithCheckout): boolean => {
  const { order } = root.checkout;
  return selectIsPaymentNext(root) || (order.phase === 'placed' && order.purchase.payment.isFailed);
};

/** Text key of the heading and of the window's title. */
export const selectTitle = (root: WithCheckout): string | null => {
  const { step, order } = root.checkout;
  if (step === null) return null;
  const state = order.phase === 'placed' ? order.purchase.payment.state : 'none';
  return (selectIsPaymentNext(root) ? undefined : PAYMENT_TITLES[state]) ?? titleOf(step);
};

/** R4.018, A031 */
export const selectIsReadyForShipping = ({ account }: WithAccount): boolean => account.isLogged || account.isWaitingForConfirmation;

/** The step that may be shown when `wanted` is requested. */
export const selectAllowedStep = (state: WithCheckout & WithAccount, wanted: Step): Step =>
  allowedStep(wanted, { ...state.checkout, isReadyForShipping: selectIsReadyForShipping(state) });

/** Steps before the current one can be opened again. */
export const selectIsCompletedStep = ({ checkout }: WithCheckout, step: Step): boolean =>
  checkout.step !== null && checkout.step !== 'confirmation' && orderOf(step) < orderOf(checkout.step);

/** An order is being submitted or verified: nothing else may change meanwhile. */
export const selectIsOrdering = ({ checkout: { order } }: WithCheckout): boolean =>
  order.phase === 'sending' || order.phase === 'verifying' || order.phase === 'confirmed';

/** An earlier order may have been placed: nothing is ordered until the outcome is known or overridden. */
export const selectIsOutcomeUnverified = ({ checkout }: WithCheckout): boolean => checkout.order.phase === 'unverified';
