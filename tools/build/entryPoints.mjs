/** The entry of the modules. */
export const MAIN = 'src/main.ts';

/** The libraries of every page: a chunk of their own, which returning visitors keep when only our code has changed. */
export const LIBRARIES = 'src/libraries.ts';

/** The cart, loaded with the drawer or an add-to-cart button (ADR 007). */
export const CART_FEATURE = 'src/features/cart/index.ts';

/** Calls the shop's endpoints; loaded with the first call (ADR 018). */
export const CLIENT = 'src/api/createClient.ts';

/** What measures, loaded once the shopper allows it (ADR 044). */
export const MEASURING = 'src/measuring.ts';
