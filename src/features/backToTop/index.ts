/** Scroll position and scrolling back to the top (R4.101, R9.69-R9.71); locks scrolling below dialogs. */
export { backToTopSaga } from './backToTopSaga';
export { backToTopActions, backToTopSlice, selectIsFarDown, selectIsPageLocked } from './backToTopSlice';
