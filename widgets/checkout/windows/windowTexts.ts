import type { LazyTexts } from '../../../src/shop/translate';

/** Inserted by the build. */
declare const VITRINA_WINDOWS_TEXTS: string;

/** Texts of the time windows, in addition to the checkout's. */
export const windowTexts: LazyTexts = JSON.parse(VITRINA_WINDOWS_TEXTS);
