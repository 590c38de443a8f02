import { useMemo, useState } from 'react';
import { selectHasShortage, selectIsSaving, selectShownCart, selectTotal } from '../../../src/features/cart';
import { checkoutActions, selectIsOrdering, selectOrder } from '../../../src/features/checkout';
import {
  deliveryActions,
  selectAreDeliveriesLost,
  selectAllowedConsents,
  selectConsents,
  selectDeliveries,
  selectDeliveryGaps,
  selectDeliveryPrice,
  selectInsurancePrice,
  selectIsDeliverySaving,
  selectIsNoteSubmitted,
  selectNote,
} from '../../../src/features/delivery';
import type { ConsentName, SelectionError } from '../../../src/features/delivery';
import { selectIsPaymentSaving, selectPaymentMethod } from '../../../src/features/payment';
import { useAppDispatch, useAppSelector } from '../../../src/store/hooks';
import { deliveryBoxId, NO_DELIVERIES_BOX_ID, PAYMENT_BOX_ID } from './shippingIds';
import type { SummaryParts } from './orderBreakdown';

/** What the order still lacks. `boxId` is where it is entered. */
export interface Missing {
  what: SelectionError | 'deliveries' | 'payment' | 'saving' | 'total';
  boxId: string | null;
  /** Of several parcels, from 1. */
  parcel: number | null;
}

/** The order: its price, what is missing, and its status. */
export function useOrder() {
  const dispatch = useAppDispatch();
  const cart = useAppSelector(selectShownCart);
  const total = useAppSelector(selectTotal);
  const gaps = useAppSelector(selectDeliveryGaps);
  const deliveries = useAppSelector(selectDeliveries);
  const areDeliveriesLost = useAppSelector(selectAreDeliveriesLost);
  const payment = useAppSelector(selectPaymentMethod);
  const isSavingDelivery = useAppSelector(selectIsDeliverySaving);
  const isSavingPayment = useAppSelector(selectIsPaymentSaving);
  const isSavingCart = useAppSelector(selectIsSaving);
  const isSaving = isSavingDelivery || isSavingPayment || isSavingCart;
  const [isAsked, setAsked] = useState(false);

  const missing = useMemo((): Missing[] => {
    const found = gaps.map(({ deliveryId, gap }): Missing => {
      const place = deliveries.findIndex((delivery) => delivery.deliveryId === deliveryId);
      return { what: gap, boxId: deliveryBoxId(place), parcel: deliveries.length > 1 ? place + 1 : null };
    });
    if (areDeliveriesLost) found.push({ what: 'deliveries', boxId: NO_DELIVERIES_BOX_ID, parcel: null });
    if (payment === null) found.push({ what: 'payment', boxId: PAYMENT_BOX_ID, parcel: null });
    if (found.length === 0 && isSaving) found.push({ what: 'saving', boxId: null, parcel: null });
    if (found.length === 0 && total === null) found.push({ what: 'total', boxId: null, parcel: null });
    return found;
  }, [gaps, deliveries, areDeliveriesLost, payment, isSaving, total]);

  const actions = useMemo(
    () => ({
      order: () => dispatch(checkoutActions.orderRequested()),
      tick: (name: ConsentName, isGiven: boolean) => dispatch(deliveryActions.consentChanged({ name, isGiven })),
      typeNote: (note: string) => dispatch(deliveryActions.noteTyped({ note })),
      submitNote: (note: string) => dispatch(deliveryActions.noteSubmitted({ note })),
      ask: () => setAsked(true),
      toBasket: () => dispatch(checkoutActions.stepRequested({ step: 'preview' })),
    }),
    [dispatch],
  );
  const parts: SummaryParts = {
    goods: cart?.price.total ?? null,
    discount: cart?.discounts.value ?? null,
    delivery: useAppSelector(selectDeliveryPrice),
    insurance: useAppSelector(selectInsurancePrice),
    payment: payment?.price ?? null,
    total,
  };
  return {
    order: useAppSelector(selectOrder),
    isOrdering: useAppSelector(selectIsOrdering),
    isSaving,
    isShort: useAppSelector(selectHasShortage),
    /** The button was pressed too early; set until nothing is missing. */
    isAsked: isAsked && missing.length > 0,
    missing,
    parts,
    allowed: useAppSelector(selectAllowedConsents),
    consents: useAppSelector(selectConsents),
    note: useAppSelector(selectNote),
    isNoteSubmitted: useAppSelector(selectIsNoteSubmitted),
    actions,
  };
}

export type OrderModel = ReturnType<typeof useOrder>;
