import type { AvailabilityKey } from '../../shop/availability';

/** Of one variant, validated. */
export interface Availability {
  availabilityKey: AvailabilityKey;
  inStock: number | null;
  /** The days on which it may arrive, as ISO days; null if the shop promises none. */
  from: string | null;
  to: string | null;
}

export interface AvailabilityState {
  /** By variant: what the page printed, then what the shop has answered. Null: it is not known, and no request is under way. */
  known: Readonly<Record<string, Availability | null>>;
  /** The variants that views show. */
  shown: readonly string[];
  /** Variants that are still to be fetched. */
  wanted: readonly string[];
  /** The shop's clock minus the device's. */
  clockOffsetMs: number;
}

export interface WithAvailability {
  availability: AvailabilityState;
}
