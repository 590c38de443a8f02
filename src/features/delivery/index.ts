/**
 * Deliveries by seller, their methods, and consents and notes of the order (requirements, sections 3, 4, 7, 8; A049, A059, A090,
 * A098-A103).
 */
export { confirmBranch } from './suggestedDeliverySaga';
export { isPickup, NOTE_MAX_CHARS, priceOf } from './deliveryRules';
export type { SelectionError } from './deliveryRules';
export { deliverySaga } from './deliverySaga';
export * from './deliverySelectors';
export { deliveryActions, deliverySlice } from './deliverySlice';
export { CONSENTS } from './deliveryTypes';
export type { Branch, DateRange, Delivery, DeliveryMethod, MethodName, Position, TimeWindow } from '../checkoutResponse';
export type { ConsentName, MethodChoice, Selection, WithDelivery } from './deliveryTypes';
