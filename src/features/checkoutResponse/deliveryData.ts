/** R3.054-R3.060, in display order. */
export const METHOD_NAMES = [
  'standardDelivery',
  'expressDelivery',
  'postDelivery',
  'pupDelivery',
  'preferredPupDelivery',
  'privilegedPupDelivery',
  'outlet',
] as const;

export type MethodName = (typeof METHOD_NAMES)[number];

/** ISO dates; one day when both are the same (A090). */
export interface DateRange {
  from: string;
  to: string;
}

export interface Position {
  lat: number;
  lng: number;
}

/** R3.062 */
export interface PupTransport {
  id: string;
  icon: string | null;
}

/** A pickup branch. `position` is null without valid coordinates. */
export interface Branch {
  id: string;
  name: string;
  street: string | null;
  city: string | null;
  zip: string | null;
  position: Position | null;
  transportId: string | null;
  typeId: string | null;
  available: boolean;
  price: number | null;
  earliestDate: DateRange | null;
  openingHours: string | null;
  phone: string | null;
  /** R3.063, A102 */
  cashAndCarry: boolean;
}

/** A099: as the shop lists it. */
export interface TimeWindow {
  id: string;
  /** The shop's local time, "2026-01-08T08:00"; only the day where the window has no hours. */
  from: string;
  to: string;
  isAvailable: boolean;
  /** Added to the method's price; below 0 it is a discount. */
  surcharge: number;
  /** Places left; null where the shop does not send it. */
  remaining: number | null;
}

/** R3.061, validated. */
export interface DeliveryMethod {
  name: MethodName;
  available: boolean;
  selected: boolean;
  lowestPrice: number | null;
  /** Price of the selected method with its options. */
  price: number | null;
  earliestDate: DateRange | null;
  availablePupTransports: readonly PupTransport[];
  branch: Branch | null;
  /** R1.17: empty without the flag pup_time_window, as are the other facts about windows. */
  timeWindows: readonly TimeWindow[];
  /** The window of the selected method. */
  timeWindowId: string | null;
  isTimeWindowRequired: boolean;
  /** Until then the selected window is held, in milliseconds since the epoch. */
  timeWindowHeldUntil: number | null;
}

/** R3.050, validated: the delivery of one seller. */
export interface Delivery {
  deliveryId: string;
  deliveredBy: string | null;
  isMarketplace: boolean;
  /** Sent by e-mail: there is nothing to select. */
  isDigital: boolean;
  /** The items in it. */
  cartItemsIds: readonly string[];
  marketplaceFreeDeliveryRemains: number | null;
  /** R3.050 `address.shipping` */
  position: Position | null;
  /** R3.051; in the order of {@link METHOD_NAMES}. */
  deliveryMethods: readonly DeliveryMethod[];
  /** R3.052, R3.053 */
  payments: readonly { externalId: string; paymentLimitation: string }[];
  /** Null: not offered. */
  insurance: { selected: boolean; price: number | null } | null;
}

export interface HistoryEntry {
  deliveryMethodName: MethodName;
  branch: Branch | null;
}

export interface DeliveryStrategy {
  id: string;
  title: string;
  selected: boolean;
  price: number | null;
}

/** R3.066, validated. */
export interface DeliveryData {
  deliveries: readonly Delivery[];
  /** R7.134: by deliveryId. */
  customerHistory: Readonly<Record<string, HistoryEntry>>;
  /** The customer's last orders, newest first. */
  history: readonly HistoryEntry[];
  preferredBranches: readonly Branch[];
  newBranches: readonly Branch[];
  availableDeliveryStrategies: readonly DeliveryStrategy[];
  /** A103 */
  campaignBar: { id: string; title: string; selected: boolean } | null;
  /** The last place searched for, by deliveryId. */
  searchSelection: { deliveries: Readonly<Record<string, Position & { title: string }>> };
  isVipDelivery: boolean;
  isAllowedNewsletter: boolean;
  isAllowedHeureka: boolean;
  isAllowedProductReviews: boolean;
}
