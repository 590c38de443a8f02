/** The checkout's cart: one response, mapped here once, of which each feature stores its part (requirements, section 4, A032). */
export { callForCart, checkoutCartReceived, applyCheckoutResponse } from './checkoutResponse';
export { changeForCart } from './changeForCart';
export { toCheckoutParts } from './checkoutParts';
export type { CheckoutResponse } from './checkoutParts';
export { firstDatesOf, parcelKeyOf } from './firstDates';
export { ID_NAMES, toAddress } from './addressMapping';
export { toBranch, toBranches, toCustomerHistory, toDeliveryData } from './deliveryMapping';
export { toWindowTimes } from './timeWindowMapping';
export { toPaymentData } from './paymentMapping';
export type { Address, AddressFields, AddressKind, WarningField } from './addressData';
export type {
  Branch,
  DateRange,
  Delivery,
  DeliveryData,
  DeliveryMethod,
  HistoryEntry,
  MethodName,
  Position,
  TimeWindow,
} from './deliveryData';
export type { BillingMethod, PaymentData, SavedCard, SelectedPayment } from './paymentData';
