/** Legal conditions that a customer has not approved (requirements, area consents; A064, A065). */
import { legalSaga } from './legalSaga';
import { legalSlice } from './legalSlice';

export const legalFeature = { slice: legalSlice, saga: legalSaga };
export { LEGAL_MODAL } from './legalSaga';
export { legalActions, selectLegal, selectLegalCount, selectLegalNumber, selectLegalStatus } from './legalSlice';
export type { Legal } from './legalTypes';
