import { useDeferredValue, useMemo } from 'react';
import type { Branch } from '../../../src/features/delivery';
import { pickupActions, selectBranchSet, selectListing, selectPickup } from '../../../src/features/pickup';
import type { Filters, Place } from '../../../src/features/pickup';
import { useAppDispatch, useAppSelector } from '../../../src/store/hooks';

/** The open list of pickup points. */
export function usePickup() {
  const dispatch = useAppDispatch();
  const actions = useMemo(
    () => ({
      close: () => dispatch(pickupActions.listClosed()),
      retry: () => dispatch(pickupActions.retryRequested()),
      type: (query: string) => dispatch(pickupActions.queryChanged({ query })),
      goTo: (place: Place) => dispatch(pickupActions.placeChosen({ place })),
      filter: (change: Partial<Filters>) => dispatch(pickupActions.filtersChanged(change)),
      toggle: (branchId: string) => dispatch(pickupActions.detailToggled({ branchId })),
      take: (branch: Branch) => dispatch(pickupActions.branchChosen({ branch })),
      missIcon: (icon: string | null) => dispatch(pickupActions.iconMissed({ icon })),
    }),
    [dispatch],
  );
  return {
    pickup: useAppSelector(selectPickup),
    set: useAppSelector(selectBranchSet),
    /** May come a moment after the key or click that changes it, which is answered at once. */
    listing: useDeferredValue(useAppSelector(selectListing)),
    actions,
  };
}

export type PickupModel = ReturnType<typeof usePickup>;
export type PickupActions = PickupModel['actions'];
