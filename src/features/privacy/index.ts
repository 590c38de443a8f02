/** Personalisation and the customer's consents (requirements, area consents; A061, A063). Its gate is `selectMayPersonalise`. */
import { privacySaga } from './privacySaga';
import { privacySlice } from './privacySlice';

export const privacyFeature = { slice: privacySlice, saga: privacySaga };
export { privacyActions, selectMayPersonalise, selectPrivacy } from './privacySlice';
export type { SaveStatus } from './privacySlice';
