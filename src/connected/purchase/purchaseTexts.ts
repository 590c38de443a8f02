import type { LazyTexts } from '../../shop/translate';

/** Inserted by the build. */
declare const VITRINA_PURCHASE_TEXTS: string;

/** Texts after an order, of the checkout and of the shop's own page. */
export const purchaseTexts: LazyTexts = JSON.parse(VITRINA_PURCHASE_TEXTS);
