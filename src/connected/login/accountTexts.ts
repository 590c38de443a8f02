import type { LazyTexts } from '../../shop/translate';

/** Inserted by the build. */
declare const VITRINA_ACCOUNT_TEXTS: string;

/** Texts of the sign-in and of the account in the header. */
export const accountTexts: LazyTexts = JSON.parse(VITRINA_ACCOUNT_TEXTS);
