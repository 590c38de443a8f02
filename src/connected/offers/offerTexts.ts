import type { LazyTexts } from '../../shop/translate';

/** Inserted by the build. */
declare const VITRINA_OFFERS_TEXTS: string;

/** Texts of promotions, of the VIP programme and of the Smart box. */
export const offerTexts: LazyTexts = JSON.parse(VITRINA_OFFERS_TEXTS);
