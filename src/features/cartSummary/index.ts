/**
 * How many pieces the cart has and what they cost: all that a page shows before the shopper reaches for the cart, so that
 * the cart itself can come later (ADR 007).
 */
export { CART_CHANGED, cartSummarySaga } from './cartSummarySaga';
export { forgetLeftAdditions, INTENT_LOG_KEY, logEarlyAddition } from './pendingAdds';
export { cartSummaryActions, cartSummarySlice, selectCartId, selectCartSummary } from './cartSummarySlice';
export type { LastAdded } from './cartSummarySlice';
export { isOnCheckoutPath } from './checkoutPath';
