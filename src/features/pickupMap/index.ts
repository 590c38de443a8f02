/** Settings of the map of pickup points (requirements, section 9; A100, A101). Loads with the map. */
export { CLOSE_ZOOM, DEFAULT_ZOOM, MAX_ZOOM, MIN_ZOOM, ZOOM_STEP } from './mapRules';
export { mapSaga } from './mapSaga';
export { mapSlice, selectMapSettings } from './mapSlice';
export type { MapSettings } from './mapTypes';
