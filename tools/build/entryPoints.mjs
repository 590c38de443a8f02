/** The entry of the modules. */
export const MAIN = 'src/main.ts';

/** The parts shared by the drawers and dialogs of several widgets, in one lazy chunk. */
export const DIALOG_PIECES = 'src/connected/dialogPieces.ts';

/** The cart, loaded with the drawer or an add-to-cart button (ADR 007). */
export const CART_FEATURE = 'src/features/cart/index.ts';

/** Calls the shop's endpoints; loaded with the first call (ADR 018). */
export const CLIENT = 'src/api/createClient.ts';
