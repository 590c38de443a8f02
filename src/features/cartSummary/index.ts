/**
 * Pieces and total of the cart: all that a page shows before the cart is opened, so that the cart's code can be loaded later (ADR
 * 007). Also the mutex that every request about the cart needs.
 */
export { CART_CHANGED, cartSummarySaga } from './cartSummarySaga';
export { ANSWER_MAX_AGE_MS, createCartAnswer, getCartAnswer } from './cartAnswer';
export { getCartChannel } from './cartChannel';
export { withCartMutex } from './cartMutex';
export {
  cartSummaryActions,
  cartSummarySlice,
  selectCartId,
  selectFetchedSummary,
  selectIsSummaryFetched,
  selectIsCartShown,
  selectIsSummaryKnown,
  selectLastAdded,
  selectSummary,
} from './cartSummarySlice';
export type { CartSummary, LastAdded } from './cartSummarySlice';
export { isOnCheckoutPath, segmentsBelowCart } from './checkoutPath';
