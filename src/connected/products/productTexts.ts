import type { LazyTexts } from '../../shop/translate';

/** Inserted by the build. */
declare const VITRINA_PRODUCTS_TEXTS: string;

/** Texts of availability and of lists of products. */
export const productTexts: LazyTexts = JSON.parse(VITRINA_PRODUCTS_TEXTS);
