/** What open dialogs do to the page: it does not scroll, and the back button closes the topmost (A130, A131, ADR 032). */
export { overlaysSaga } from './overlaysSaga';
export { overlaysActions, overlaysSlice, selectIsPageLocked, selectOverlaysClosedByBack } from './overlaysSlice';
