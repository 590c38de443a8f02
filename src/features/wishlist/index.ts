/** The customer's wishlists (requirements, area wishlist; A125 to A129). Loaded with the first press or view. */
import type { LazyTexts } from '../../shop/translate';
import { wishlistSaga } from './wishlistSaga';
import { wishlistSlice } from './wishlistSlice';

/** Inserted by the build. */
declare const VITRINA_WISHLIST_TEXTS: string;

export const wishlistTexts: LazyTexts = JSON.parse(VITRINA_WISHLIST_TEXTS);
export const wishlistFeature = { slice: wishlistSlice, saga: wishlistSaga };
export { pressHeart } from './pressHeart';
export { wishlistActions, wishlistSlice } from './wishlistSlice';
export * from './wishlistSelectors';
export { BUY_MAX, FLYOUT_ITEMS } from './wishlistRules';
export { AMOUNT_MAX, NAME_MAX_CHARS } from './wishlistMapping';
export type { WishlistItem, WishlistName, WishlistState, WithWishlist } from './wishlistTypes';
