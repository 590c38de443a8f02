import type { LateTexts } from '../../src/shop/translate';

/** Put in by the build. */
declare const VITRINA_CHECKOUT_TEXTS: string;

/** What only the checkout says, besides the cart's texts. */
export const checkoutTexts: LateTexts = JSON.parse(VITRINA_CHECKOUT_TEXTS);
