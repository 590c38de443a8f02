import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { selectClockOffsetMs } from '../../../src/features/cart';
import type { Branch } from '../../../src/features/delivery';
import { pickupActions, selectBranchSet, selectListingInput, selectPickup, toListing } from '../../../src/features/pickup';
import type { Filters, Place } from '../../../src/features/pickup';
import { useAppDispatch, useAppSelector } from '../../../src/store/hooks';

const MINUTE_MS = 60_000;

/** The shop's time, by the minute. */
function useMinute(): number {
  const offsetMs = useAppSelector(selectClockOffsetMs);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now + offsetMs;
}

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
      point: (branchId: string | null) => dispatch(pickupActions.branchPointed({ branchId })),
      locate: () => dispatch(pickupActions.locateRequested()),
      take: (branch: Branch) => dispatch(pickupActions.branchChosen({ branch })),
      missIcon: (icon: string | null) => dispatch(pickupActions.iconFailed({ icon })),
    }),
    [dispatch],
  );
  // Sorting thousands of branches is deferred until the input is painted.
  const input = useDeferredValue(useAppSelector(selectListingInput), null);
  const minute = useMinute();
  // Only one filter depends on the time.
  const now = input?.filters.isOpenNow === true ? minute : 0;
  const listing = useMemo(() => input && toListing(input, new Date(now)), [input, now]);
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
