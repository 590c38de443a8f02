/** The consent that a customer is asked for (requirements, area consents; A062). */
import { collectionSaga } from './collectionSaga';
import { collectionSlice } from './collectionSlice';

export const collectionFeature = { slice: collectionSlice, saga: collectionSaga };
export { GDPR_MODAL } from './collectionSaga';
export { collectionActions, selectCollectionStatus, selectIsAfterLegal } from './collectionSlice';
