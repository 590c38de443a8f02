import type { LazyTexts } from '../../shop/translate';

/** Inserted by the build. */
declare const VITRINA_RATING_TEXTS: string;

/** Texts of stars and of the number of reviews. */
export const ratingTexts: LazyTexts = JSON.parse(VITRINA_RATING_TEXTS);
