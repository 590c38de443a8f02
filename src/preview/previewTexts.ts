import type { LazyTexts } from '../shop/translate';

/** Inserted by the build. */
declare const VITRINA_PREVIEW_TEXTS: string;

/** Texts of the preview. */
export const previewTexts: LazyTexts = JSON.parse(VITRINA_PREVIEW_TEXTS);
