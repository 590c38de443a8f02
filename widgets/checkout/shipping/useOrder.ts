import { useMemo, useState } from 'react';
import { selectHasShortage } from '../../../src/features/cart';
import { checkoutActions, selectIsOrdering, selectOrder } from '../../../src/features/checkout';
import {
  deliveryActions,
  selectAllowedConsents,
  selectConsents,
  selectDeliveries,
  selectIsNoteSubmitted,
  selectNote,
  selectTimeWindows,
} from '../../../src/features/delivery';
import type { ConsentName } from '../../../src/features/delivery';
import { selectIsOrderSaving, selectOrderAmounts, selectOrderGaps } from '../../../src/features/orderReview';
import type { OrderGap } from '../../../src/features/orderReview';
import { useAppDispatch, useAppSelector } from '../../../src/store/hooks';
import { boxIdOf } from './shippingIds';

/** What the order still lacks. `boxId` is where it is entered. */
export interface Missing {
  what: OrderGap['what'];
  boxId: string | null;
  /** Of several parcels, from 1. */
  parcel: number | null;
}

/** The order: its price, what is missing, and its status. */
export function useOrder() {
  const dispatch = useAppDispatch();
  const gaps = useAppSelector(selectOrderGaps);
  const hasParcels = useAppSelector((state) => selectDeliveries(state).length > 1);
  const [isPressedEarly, setPressedEarly] = useState(false);

  const missing = useMemo(
    () =>
      gaps.map((gap): Missing => ({
        what: gap.what,
        boxId: boxIdOf(gap),
        parcel: hasParcels && gap.delivery !== null ? gap.delivery + 1 : null,
      })),
    [gaps, hasParcels],
  );

  const actions = useMemo(
    () => ({
      order: () => dispatch(checkoutActions.orderRequested()),
      changeConsent: (name: ConsentName, isGiven: boolean) => dispatch(deliveryActions.consentChanged({ name, isGiven })),
      typeNote: (note: string) => dispatch(deliveryActions.noteTyped({ note })),
      submitNote: (note: string) => dispatch(deliveryActions.noteSubmitted({ note })),
      showMissing: () => setPressedEarly(true),
      toBasket: () => dispatch(checkoutActions.stepRequested({ step: 'preview' })),
    }),
    [dispatch],
  );
  return {
    order: useAppSelector(selectOrder),
    isOrdering: useAppSelector(selectIsOrdering),
    isSaving: useAppSelector(selectIsOrderSaving),
    isShort: useAppSelector(selectHasShortage),
    /** The button was pressed too early; set until nothing is missing. */
    isPressedEarly: isPressedEarly && missing.length > 0,
    missing,
    parts: useAppSelector(selectOrderAmounts),
    timeWindows: useAppSelector(selectTimeWindows),
    allowed: useAppSelector(selectAllowedConsents),
    consents: useAppSelector(selectConsents),
    note: useAppSelector(selectNote),
    isNoteSubmitted: useAppSelector(selectIsNoteSubmitted),
    actions,
  };
}

export type OrderModel = ReturnType<typeof useOrder>;
