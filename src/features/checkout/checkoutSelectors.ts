import type { WithAccount } from '../account';
import { allowedStep, orderOf } from './checkoutSteps';
import type { CheckoutState, Order, Step, WithCheckout } from './checkoutTypes';

export const selectStep = ({ checkout }: WithCheckout): Step | null => checkout.step;
export const selectCheckoutStatus = ({ checkout }: WithCheckout): CheckoutState['status'] => checkout.status;
/** R4.034; a cart that nobody has asked about is taken for one. */
export const selectHasCart = ({ checkout }: WithCheckout): boolean => checkout.exists !== false;
export const selectIsMoving = ({ checkout }: WithCheckout): boolean => checkout.isMoving;
export const selectOrder = ({ checkout }: WithCheckout): Order => checkout.order;

/** R4.018, A031 */
export const selectIsReadyForShipping = ({ account }: WithAccount): boolean => account.isLogged || account.isWaitingForConfirmation;

/** The step that may be shown where `wanted` was asked for. */
export const selectAllowedStep = (state: WithCheckout & WithAccount, wanted: Step): Step =>
  allowedStep(wanted, { ...state.checkout, isReadyForShipping: selectIsReadyForShipping(state) });

/** Steps before the one that is shown can be gone back to. */
export const selectIsCompletedStep = ({ checkout }: WithCheckout, step: Step): boolean =>
  checkout.step !== null && checkout.step !== 'confirmation' && orderOf(step) < orderOf(checkout.step);

/** Something is sent or asked about, so that nothing else may change. */
export const selectIsOrdering = ({ checkout: { order } }: WithCheckout): boolean =>
  order.phase === 'sending' || order.phase === 'asking' || order.phase === 'unknown';
