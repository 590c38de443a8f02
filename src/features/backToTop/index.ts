/** How far the page is scrolled, and the way back to its start (R4.101, R9.69-R9.71); held still below dialogs. */
export { backToTopSaga } from './backToTopSaga';
export { backToTopActions, backToTopSlice, selectIsFarDown, selectIsPageLocked } from './backToTopSlice';
