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

/** Text key of the heading and of the window's title. The provider's page that opens next is no state of the payment yet. */
export const selectTitle = ({ checkout: { step, order }, account }: WithCheckout & WithAccount): string | null => {
  if (step === null) return null;
  const state = order.phase === 'placed' ? order.purchase.payment.state : 'none';
  const isNext = order.phase === 'placed' && order.isLeaving && state === 'pending';
  return (isNext ? undefined : PAYMENT_TITLES[state]) ?? titleOf(step, account.isLogged);
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
  order.phase === 'sending' || order.phase === 'verifying' || order.phase === 'unknown';

/** An earlier order may have been placed: nothing is ordered until the outcome is known or waived. */
export const selectIsOutcomeUnverified = ({ checkout }: WithCheckout): boolean => checkout.order.phase === 'unverified';
