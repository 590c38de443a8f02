/** Licence keys of an order, and the customer's key at a provider (requirements, area digital-content). Neither is stored or logged. */
import { digitalContentSaga } from './digitalContentSaga';
import { digitalContentSlice } from './digitalContentSlice';

export const digitalContentFeature = { slice: digitalContentSlice, saga: digitalContentSaga };
export { digitalContentActions, selectApiKey, selectOrderKeys } from './digitalContentSlice';
export type { LicenseKey } from './digitalContentTypes';
