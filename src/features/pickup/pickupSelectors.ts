import { memoizeOne } from '../../lib/memoizeOne';
import { selectIsLogged } from '../account';
import type { WithAccount } from '../account';
import { selectNewBranches, selectPreferredBranches, selectSelections } from '../delivery';
import type { Branch, WithDelivery } from '../delivery';
import { keyOf, NO_BRANCHES } from './pickupRules';
import type { ListingInput } from './pickupRules';
import type { BranchSet, Filters, PickupState, Place, WithPickup } from './pickupTypes';

/** The branches of the open list. */
export const selectBranchSet = ({ pickup }: WithPickup): BranchSet =>
  pickup.open === null ? NO_BRANCHES : (pickup.sets[keyOf(pickup.open)] ?? NO_BRANCHES);

const NONE: readonly Branch[] = [];

const inputOnce = memoizeOne(
  (
    branches: readonly Branch[],
    found: readonly Branch[],
    query: string,
    places: readonly Place[],
    place: Place | null,
    home: Place | null,
    filters: Filters,
    preferred: readonly Branch[],
    news: readonly Branch[],
    recentIds: readonly string[],
    chosenId: string | null,
    unavailableIds: readonly string[],
  ): ListingInput => ({
    branches,
    found,
    query,
    places,
    place,
    home,
    filters,
    preferredIds: preferred.map(({ id }) => id),
    newIds: news.map(({ id }) => id),
    recentIds,
    chosenId,
    unavailableIds,
  }),
);

/** The branch that the delivery of the open list has by its method. */
function selectChosenId(state: WithPickup & WithDelivery): string | null {
  const { open } = state.pickup;
  const selection = open === null ? null : selectSelections(state)[open.deliveryId];
  return selection?.deliveryMethodName === open?.deliveryMethodName ? (selection?.branch?.id ?? null) : null;
}

/** The input of `toListing`, null while branches are loading. Memoized: the view defers sorting thousands of branches. */
export function selectListingInput(state: WithAccount & WithPickup & WithDelivery): ListingInput | null {
  const { status, branches } = selectBranchSet(state);
  if (status !== 'ready') return null;
  const { found, query, places, place, home, filters, unavailableIds, recentIds } = state.pickup;
  return inputOnce(
    branches,
    found,
    query,
    places,
    place,
    home,
    filters,
    // What the shop suggests to a guest is nobody's favourite.
    selectIsLogged(state) ? selectPreferredBranches(state) : NONE,
    selectNewBranches(state),
    recentIds,
    selectChosenId(state),
    unavailableIds,
  );
}

export const selectOpenList = ({ pickup }: WithPickup): PickupState['open'] => pickup.open;
export const selectPickup = ({ pickup }: WithPickup): PickupState => pickup;
