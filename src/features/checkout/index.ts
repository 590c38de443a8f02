/** The steps from the basket to the order (requirements, sections 2 and 4; A025-A037). */
export { checkoutActions, checkoutSlice } from './checkoutSlice';
export { handleCheckoutFailure } from './checkoutFailures';
export { cartOfCheckoutSaga, checkoutSaga } from './checkoutSaga';
export {
  selectCheckoutStatus,
  selectIsCompletedStep,
  selectIsMoving,
  selectIsOrdering,
  selectIsOutcomeUnverified,
  selectOrder,
  selectStep,
  selectIsPaymentLeft,
  selectTitle,
} from './checkoutSelectors';
export { STEPS } from './checkoutSteps';
export type { Attempt, Order, Purchase, PurchaseAddress, PurchaseDelivery, Step } from './checkoutTypes';
