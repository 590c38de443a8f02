/** The customer's wishlists (requirements, area wishlist; A125 to A129). Loaded with the first press or view. */
import { wishlistSaga } from './wishlistSaga';
import { wishlistSlice } from './wishlistSlice';

export { default as wishlistTexts } from './texts/lazy';
export const wishlistFeature = { slice: wishlistSlice, saga: wishlistSaga };
export { sendHeart } from './sendHeart';
export { wishlistActions, wishlistSlice } from './wishlistSlice';
export * from './wishlistSelectors';
export { BUY_MAX, FLYOUT_ITEMS } from './wishlistRules';
export { AMOUNT_MAX, NAME_MAX_CHARS } from './wishlistMapping';
export type { WishlistItem, WishlistName, WishlistState, WithWishlist } from './wishlistTypes';
