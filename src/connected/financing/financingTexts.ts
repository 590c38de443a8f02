import type { LazyTexts } from '../../shop/translate';

/** Inserted by the build. */
declare const VITRINA_FINANCING_TEXTS: string;

/** Texts of payment by instalments, in the checkout and on product pages. */
export const financingTexts: LazyTexts = JSON.parse(VITRINA_FINANCING_TEXTS);
