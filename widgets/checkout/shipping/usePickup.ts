import { useDeferredValue, useMemo } from 'react';
import type { Branch } from '../../../src/features/delivery';
import { pickupActions, selectBranchSet, selectListingInput, selectPickup, toListing } from '../../../src/features/pickup';
import type { Filters, Place } from '../../../src/features/pickup';
import { useAppDispatch, useAppSelector } from '../../../src/store/hooks';

/** The open list of branches. */
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
      missIcon: (icon: string | null) => dispatch(pickupActions.iconFailed({ icon })),
    }),
    [dispatch],
  );
  // Sorting thousands of branches is deferred until the input is painted.
  const input = useDeferredValue(useAppSelector(selectListingInput), null);
  const listing = useMemo(() => input && toListing(input), [input]);
  return {
    pickup: useAppSelector(selectPickup),
    set: useAppSelector(selectBranchSet),
    /** Null while loading. */
    listing,
    actions,
  };
}

export type PickupModel = ReturnType<typeof usePickup>;
export type PickupActions = PickupModel['actions'];
