import type { LazyTexts } from '../../../../src/shop/translate';

/** Inserted by the build. */
declare const VITRINA_MAP_TEXTS: string;

/** Texts of the map of pickup points. */
export const mapTexts: LazyTexts = JSON.parse(VITRINA_MAP_TEXTS);
