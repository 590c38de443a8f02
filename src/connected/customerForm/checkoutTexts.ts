import type { LazyTexts } from '../../shop/translate';

/** Inserted by the build. */
declare const VITRINA_CHECKOUT_TEXTS: string;

/** Texts of the checkout, in addition to the cart's. */
export const checkoutTexts: LazyTexts = JSON.parse(VITRINA_CHECKOUT_TEXTS);
