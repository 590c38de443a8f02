import type { LateTexts } from '../../shop/translate';

/** Put in by the build. */
declare const VITRINA_CART_TEXTS: string;

/** What only the open cart says. */
export const cartTexts: LateTexts = JSON.parse(VITRINA_CART_TEXTS);
