import type { LateTexts } from '../../src/shop/translate';

declare const VITRINA_TEXTS: Readonly<Record<'checkout', LateTexts>>;

/** What only the checkout says, besides the cart's texts. */
export const checkoutTexts: LateTexts = VITRINA_TEXTS.checkout;
