import type { Branch, MethodName, Position } from '../delivery';

/** R3.065 */
export interface TransportType {
  id: string;
  name: string;
  icon: string | null;
}

/** R3.064 */
export interface PickupTransport {
  id: string;
  totalAvailableBranches: number | null;
  types: readonly TransportType[];
}

/** A place to measure distances from. */
export interface Place extends Position {
  title: string;
}

export interface Filters {
  transportId: string | null;
  typeId: string | null;
  /** A101: includes branches beyond the limit. */
  isFarShown: boolean;
  /** Those whose hours are unknown are left out. */
  isOpenNow: boolean;
}

/** The device's position. `denied` by the shopper or the browser; `unavailable`: none or too late; `far`: outside the region. */
export type Locating = 'idle' | 'pending' | 'denied' | 'unavailable' | 'far';

/** The branches of one method of one delivery; kept after the list is closed. */
export interface BranchSet {
  status: 'pending' | 'ready' | 'failed';
  branches: readonly Branch[];
  transports: readonly PickupTransport[];
}

/** What was searched for last. */
export interface PickupDraft {
  query: string;
  /** The place that was chosen for it. */
  place: Place | null;
}

export interface PickupState {
  /** By {@link keyOf}. */
  sets: Readonly<Record<string, BranchSet>>;
  /** The list that is open. */
  open: { deliveryId: string; deliveryMethodName: MethodName } | null;
  query: string;
  /** What was searched for last: the next list opens with it. */
  draft: PickupDraft;
  search: 'idle' | 'pending' | 'ready' | 'failed';
  /** Place suggestions for the text. */
  places: readonly Place[];
  /** Results of the shop's search. */
  found: readonly Branch[];
  place: Place | null;
  /** The place the list was opened with; see `ListingInput`. */
  home: Place | null;
  /** The place is the device's position, which is shown and stored nowhere. */
  isOwnPlace: boolean;
  locating: Locating;
  filters: Filters;
  /** Details by branch id. */
  details: Readonly<Record<string, Branch | 'pending' | 'failed'>>;
  detailId: string | null;
  /** The branch whose availability is being checked. */
  confirmingId: string | null;
  /** The branch that was pressed on the map; its details are shown. */
  pointedId: string | null;
  /** What a guest chose in this browser, newest first. */
  recentIds: readonly string[];
  /** Branches that turned out to be full since the list was opened. */
  unavailableIds: readonly string[];
  /** More branches around the place are being fetched. */
  isAdding: boolean;
  /** The generic error was shown since the list was opened. */
  isFailureShown: boolean;
}

export interface WithPickup {
  pickup: PickupState;
}
