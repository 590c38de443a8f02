import { memoizeOne } from '../../lib/memoizeOne';
import { selectNewBranches, selectPreferredBranches } from '../delivery';
import type { Branch, WithDelivery } from '../delivery';
import { keyOf, NO_BRANCHES } from './pickupRules';
import type { ListingInput } from './pickupRules';
import type { BranchSet, Filters, PickupState, Place, WithPickup } from './pickupTypes';

/** The branches of the open list. */
export const selectBranchSet = ({ pickup }: WithPickup): BranchSet =>
  pickup.open === null ? NO_BRANCHES : (pickup.sets[keyOf(pickup.open)] ?? NO_BRANCHES);

const goneOnce = memoizeOne((branches: readonly Branch[], unavailableIds: readonly string[]): readonly Branch[] =>
  unavailableIds.length === 0
    ? branches
    : branches.map((branch) => (unavailableIds.includes(branch.id) ? { ...branch, available: false } : branch)),
);

const inputOnce = memoizeOne(
  (
    branches: readonly Branch[],
    found: readonly Branch[],
    query: string,
    place: Place | null,
    home: Place | null,
    filters: Filters,
    preferred: readonly Branch[],
    news: readonly Branch[],
    recentIds: readonly string[],
  ): ListingInput => ({
    branches,
    found,
    query,
    place,
    home,
    filters,
    preferredIds: preferred.map(({ id }) => id),
    newIds: news.map(({ id }) => id),
    recentIds,
  }),
);

/** The input of `toListing`, null while branches are loading. Memoized: the view defers sorting thousands of branches. */
export function selectListingInput(state: WithPickup & WithDelivery): ListingInput | null {
  const { status, branches } = selectBranchSet(state);
  if (status !== 'ready') return null;
  const { found, query, place, home, filters, unavailableIds, recentIds } = state.pickup;
  return inputOnce(
    goneOnce(branches, unavailableIds),
    found,
    query,
    place,
    home,
    filters,
    selectPreferredBranches(state),
    selectNewBranches(state),
    recentIds,
  );
}

export const selectOpenList = ({ pickup }: WithPickup): PickupState['open'] => pickup.open;
export const selectPickup = ({ pickup }: WithPickup): PickupState => pickup;
