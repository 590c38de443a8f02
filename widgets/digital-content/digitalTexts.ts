import type { LazyTexts } from '../../src/shop/translate';

/** Inserted by the build. */
declare const VITRINA_DIGITAL_TEXTS: string;

export const digitalTexts: LazyTexts = JSON.parse(VITRINA_DIGITAL_TEXTS);
