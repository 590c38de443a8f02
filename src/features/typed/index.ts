/** Text typed outside of the address forms, kept by the tab until the order (requirements, section 4; R7.074, R7.128). */
export { typedSaga } from './typedSaga';
export { selectTyped, typedActions, typedSlice } from './typedSlice';
export { TYPED_KEY } from './typedDraft';
export type { TypedName } from './typedTypes';
