/** Changes that the shopper has requested and the shop has not confirmed: the logs of the cart and of the wishlists (ADR 006, ADR 014). */
export { createIntentLog, getIntentLog, getWishlistLog, LOG_MAX_INTENTS } from './intentLog';
export type { IntentLog, LoggedIntent } from './intentLog';
