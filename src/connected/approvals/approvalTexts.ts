import type { LazyTexts } from '../../shop/translate';

/** Inserted by the build. */
declare const VITRINA_APPROVALS_TEXTS: string;

/** Texts of the modals that ask for an age, an approval or a consent. */
export const approvalTexts: LazyTexts = JSON.parse(VITRINA_APPROVALS_TEXTS);
