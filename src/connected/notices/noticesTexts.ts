import type { LazyTexts } from '../../shop/translate';

/** Inserted by the build. */
declare const VITRINA_NOTICES_TEXTS: string;

/** Texts of the privacy panel, of the news by e-mail and of the page after an order. */
export const noticesTexts: LazyTexts = JSON.parse(VITRINA_NOTICES_TEXTS);
