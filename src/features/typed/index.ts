/** What the shopper types outside of the address forms: the tab keeps it until the order (requirements, section 4; R7.074, R7.128). */
export { typedSaga } from './typedSaga';
export { selectTyped, typedActions, typedSlice } from './typedSlice';
export { TYPED_KEY } from './typedDraft';
export type { TypedName } from './typedTypes';
