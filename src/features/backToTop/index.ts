/** Scroll position and scrolling back to the top (R4.101, R9.69-R9.71). */
export { backToTopSaga } from './backToTopSaga';
export { backToTopActions, backToTopSlice, selectIsFarDown } from './backToTopSlice';
