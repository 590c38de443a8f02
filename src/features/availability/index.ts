/** Whether and when an article can be delivered (requirements, area product-content; A136, A139). */
import { availabilitySaga } from './availabilitySaga';
import { availabilitySlice } from './availabilitySlice';

export const availabilityFeature = { slice: availabilitySlice, saga: availabilitySaga };
export { availabilityActions, selectAvailability, selectShopClockOffsetMs } from './availabilitySlice';
export { FEW_LEFT_MAX, toneOf } from './availabilityRules';
export type { Availability } from './availabilityTypes';
