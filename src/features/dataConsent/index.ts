/** The consent that a customer is asked for (requirements, area consents; A062). */
import { dataConsentSaga } from './dataConsentSaga';
import { dataConsentSlice } from './dataConsentSlice';

export const dataConsentFeature = { slice: dataConsentSlice, saga: dataConsentSaga };
export { GDPR_MODAL } from './dataConsentSaga';
export { dataConsentActions, selectDataConsentStatus, selectIsAfterLegal } from './dataConsentSlice';
