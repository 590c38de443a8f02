import type { Branch, DeliveryData, MethodName } from '../checkoutResponse';

/** Options of a method, passed through (A098). */
export interface MethodOrder {
  branchId?: string;
  timeWindowId?: string;
  date?: string;
}

export interface MethodChoice {
  deliveryId: string;
  deliveryMethodName: MethodName;
  order?: MethodOrder;
  branch?: Branch | null;
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

/** The selected method of a delivery, its branch and its time window. */
export interface Selection {
  deliveryMethodName: MethodName;
  branch: Branch | null;
  timeWindowId: string | null;
}

/** A049: optional consents beside the order button. */
export const CONSENTS = ['newsletter', 'heureka', 'product_reviews'] as const;
export type ConsentName = (typeof CONSENTS)[number];

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
