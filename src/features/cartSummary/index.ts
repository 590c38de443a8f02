/**
 * How many pieces the cart has and what they cost: all that a page shows before the shopper opens the cart, so that its code can come later
 * (ADR 007). And the log of what the shop has not confirmed (ADR 014).
 */
export { CART_CHANGED, cartSummarySaga } from './cartSummarySaga';
export { createIntentLog, getIntentLog } from './intentLog';
export type { IntentLog, LoggedIntent } from './intentLog';
export {
  cartSummaryActions,
  cartSummarySlice,
  selectCartId,
  selectIsCartShown,
  selectIsSummaryKnown,
  selectLastAdded,
  selectSummary,
} from './cartSummarySlice';
export type { CartSummary, LastAdded } from './cartSummarySlice';
export { isOnCheckoutPath, segmentsBelowCart } from './checkoutPath';
