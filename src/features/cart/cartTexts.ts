import type { LateTexts } from '../../shop/translate';

declare const VITRINA_TEXTS: Readonly<Record<'cart', LateTexts>>;

/** What only the open cart says. */
export const cartTexts: LateTexts = VITRINA_TEXTS.cart;
