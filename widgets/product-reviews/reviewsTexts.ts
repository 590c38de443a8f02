import type { LazyTexts } from '../../src/shop/translate';

/** Inserted by the build. */
declare const VITRINA_REVIEWS_TEXTS: string;

/** Texts of the list and the form. */
export const reviewsTexts: LazyTexts = JSON.parse(VITRINA_REVIEWS_TEXTS);
