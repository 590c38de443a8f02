import type { LazyTexts } from '../../shop/translate';

/** Inserted by the build. */
declare const VITRINA_NOTICES_TEXTS: string;

/** Texts of the privacy panel and of the news by e-mail. */
export const noticesTexts: LazyTexts = JSON.parse(VITRINA_NOTICES_TEXTS);
