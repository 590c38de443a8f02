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

/** A place to measure from. */
export interface Place extends Position {
  title: string;
}

export interface Filters {
  transportId: string | null;
  typeId: string | null;
  /** A101: farther ones, too. */
  isFarShown: boolean;
}

/** The points of one method of one delivery; they outlive the list's closing. */
export interface BranchSet {
  status: 'pending' | 'ready' | 'failed';
  branches: readonly Branch[];
  transports: readonly PickupTransport[];
}

/** What is looked at: `confirming` while the shop is asked whether the branch can still be had. */
export interface PickupState {
  /** By {@link keyOf}. */
  sets: Readonly<Record<string, BranchSet>>;
  /** The list that is open. */
  open: { deliveryId: string; deliveryMethodName: MethodName } | null;
  query: string;
  search: 'idle' | 'pending' | 'ready' | 'failed';
  /** What the text may mean. */
  places: readonly Place[];
  /** Branches that the shop finds by the text. */
  found: readonly Branch[];
  place: Place | null;
  filters: Filters;
  /** By branch id: what the shop says of it in full. */
  details: Readonly<Record<string, Branch | 'pending' | 'failed'>>;
  detailId: string | null;
  confirmingId: string | null;
  /** Branches that were taken meanwhile. */
  unavailableIds: readonly string[];
  /** The generic error was shown since the list was opened. */
  isFailureShown: boolean;
}

export interface WithPickup {
  pickup: PickupState;
}
