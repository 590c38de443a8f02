/** The list of pickup branches (requirements, sections 3, 7, 8, 9; A095, A100-A102). */
export { BETWEEN_RULES, DAYS, timesOn } from './openingHours';
export { pickupSaga } from './pickupSaga';
export { DISTANCE_LIMIT_KM, iconOf, toListing, typesOf } from './pickupRules';
export type { ListedBranch, Listing } from './pickupRules';
export * from './pickupSelectors';
export { pickupActions, pickupSlice } from './pickupSlice';
export type { Filters, Locating, Place, TransportType } from './pickupTypes';
