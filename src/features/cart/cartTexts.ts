import type { LazyTexts } from '../../shop/translate';

/** Inserted by the build. */
declare const VITRINA_CART_TEXTS: string;

/** Texts of the opened cart. */
export const cartTexts: LazyTexts = JSON.parse(VITRINA_CART_TEXTS);
