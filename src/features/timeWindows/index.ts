/** Time windows that the shopper has lost, and the expiry of held ones (R1.17, R5.46; A099, ADR 040). */
export { nearestWindow, windowOf } from './timeWindowsRules';
export { timeWindowsSaga } from './timeWindowsSaga';
export { selectLostWindows, timeWindowsActions, timeWindowsSlice } from './timeWindowsSlice';
export type { LostWindow, WithTimeWindows } from './timeWindowsTypes';
