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

/** Options of a method, passed through (A098). */
export interface MethodOrder {
  branchId?: string;
  timeWindowId?: string;
  date?: string;
}

/**
 * The shopper's selection for a delivery that the shop has not confirmed yet; without a method it clears the selection. A pickup
 * without a branch is not submitted.
 */
export interface PendingChoice {
  id: string;
  deliveryMethodName: MethodName | null;
  order: MethodOrder;
  branch: Branch | null;
}

/** The selected method of a delivery, and its branch. */
export interface Selection {
  deliveryMethodName: MethodName;
  branch: Branch | null;
}

/** A049: optional consents beside the order button. */
export const CONSENTS = ['newsletter', 'heureka', 'product_reviews'] as const;
export type ConsentName = (typeof CONSENTS)[number];

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

/** R3.066, A049: consents are only ever set by the shopper. */
export interface OrderNotes {
  /** For the courier. */
  note: string;
  consents: Readonly<Record<ConsentName, boolean>>;
}

export interface DeliveryState extends DeliveryData {
  /** False until the first response. */
  isKnown: boolean;
  /** By deliveryId. */
  pendingChoices: Readonly<Record<string, PendingChoice>>;
  /** By deliveryId. */
  pendingInsurance: Readonly<Record<string, { id: string; selected: boolean }>>;
  pendingStrategy: string | null;
  pendingCampaign: { id: string; selected: boolean; requestId: string } | null;
  /** By deliveryId: selections that the server dropped. */
  revoked: Readonly<Record<string, Selection>>;
  draft: OrderNotes;
  submitted: {
    /** The shop's courier note; null while unknown. */
    note: string | null;
    /** Consents whose tick was submitted, set or not. */
    consents: readonly ConsentName[];
  };
}

export interface WithDelivery {
  delivery: DeliveryState;
}
