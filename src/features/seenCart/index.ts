/** What has changed in the cart since the shopper saw it: price, stock, delivery, code (issue 4, section 2). */
export { seenCartSaga } from './seenCartSaga';
export { seenCartActions, seenCartSlice, selectChanges } from './seenCartSlice';
export { SEEN_CART_KEY } from './seenCartStore';
export type { Change } from './seenCartTypes';
