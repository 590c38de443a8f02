/** Where the build starts, and the sources that it has to know by name. */
export const MAIN = 'src/main.ts';

/** What the drawers and dialogs of several widgets share: one lazy chunk, whichever of them comes first. */
export const DIALOG_PIECES = 'src/connected/dialogPieces.ts';

/** The cart itself, which the drawer and the add-to-cart buttons bring (ADR 007). */
export const CART_FEATURE = 'src/features/cart/index.ts';
