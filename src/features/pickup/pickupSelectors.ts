import { memoized } from '../../lib/memoized';
import { selectNewBranches, selectPreferredBranches } from '../delivery';
import type { Branch, WithDelivery } from '../delivery';
import { keyOf, NO_BRANCHES, toListing } from './pickupRules';
import type { Listing } from './pickupRules';
import type { BranchSet, Filters, PickupState, Place, WithPickup } from './pickupTypes';

/** The points of the open list. */
export const selectBranchSet = ({ pickup }: WithPickup): BranchSet =>
  pickup.open === null ? NO_BRANCHES : (pickup.sets[keyOf(pickup.open)] ?? NO_BRANCHES);

const goneOnce = memoized((branches: readonly Branch[], goneIds: readonly string[]): readonly Branch[] =>
  goneIds.length === 0 ? branches : branches.map((branch) => (goneIds.includes(branch.id) ? { ...branch, available: false } : branch)),
);

const listingOnce = memoized(
  (
    branches: readonly Branch[],
    found: readonly Branch[],
    query: string,
    place: Place | null,
    filters: Filters,
    preferred: readonly Branch[],
    news: readonly Branch[],
  ): Listing =>
    toListing({
      branches,
      found,
      query,
      place,
      filters,
      preferredIds: preferred.map(({ id }) => id),
      newIds: news.map(({ id }) => id),
    }),
);

/** What the open list shows; the same object for the same input, however often it is asked for. */
export function selectListing(state: WithPickup & WithDelivery): Listing {
  const { found, query, place, filters, goneIds } = state.pickup;
  const branches = goneOnce(selectBranchSet(state).branches, goneIds);
  return listingOnce(branches, found, query, place, filters, selectPreferredBranches(state), selectNewBranches(state));
}

export const selectOpenList = ({ pickup }: WithPickup): PickupState['open'] => pickup.open;
export const selectPickup = ({ pickup }: WithPickup): PickupState => pickup;
