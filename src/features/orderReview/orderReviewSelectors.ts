import { memoizeOne } from '../../lib/memoizeOne';
import { selectIsSaving, selectShownCart, selectTotal } from '../cart';
import { selectIsOutcomeUnverified } from '../checkout';
import {
  selectAreDeliveriesLost,
  selectDeliveries,
  selectDeliveryGaps,
  selectDeliveryPrice,
  selectInsurancePrice,
  selectIsDeliverySaving,
  selectSelections,
} from '../delivery';
import type { Delivery, Selection, SelectionError } from '../delivery';
import { selectFinancingGap, selectIsCardLost, selectIsPaymentSaving, selectPaymentMethod } from '../payment';
import type { FinancingGap } from '../payment';
import type { LostWindow, WithTimeWindows } from '../timeWindows';

/** Something the order still lacks. */
export interface OrderGap {
  /** `outcome`: that of an earlier order. `lostWindow`: it is to be replaced or given up. */
  what: SelectionError | 'lostWindow' | FinancingGap | 'deliveries' | 'payment' | 'outcome' | 'saving' | 'total';
  /** Index of its delivery. */
  delivery: number | null;
}

/** The amounts that make up the total; null where unknown. */
export interface OrderAmounts {
  goods: number | null;
  discount: number | null;
  delivery: number | null;
  insurance: number | null;
  payment: number | null;
  total: number | null;
}

type OrderState = Parameters<typeof selectShownCart>[0] &
  Parameters<typeof selectIsOutcomeUnverified>[0] &
  Parameters<typeof selectDeliveries>[0] &
  Parameters<typeof selectPaymentMethod>[0] &
  Partial<WithTimeWindows>; // in the lazy chunk of the time windows

const NONE_LOST: WithTimeWindows['timeWindows']['lost'] = {};
const lostIn = ({ timeWindows }: Partial<WithTimeWindows>) => timeWindows?.lost ?? NONE_LOST;

const isLostFor = (selection: Selection | null | undefined, lost: LostWindow | undefined): boolean =>
  lost !== undefined && lost.deliveryMethodName === selection?.deliveryMethodName;

/** The selected method has lost its window, and the shopper has not decided what then (ADR 040). */
export const selectIsWindowLost = (state: OrderState, deliveryId: string): boolean =>
  isLostFor(selectSelections(state)[deliveryId], lostIn(state)[deliveryId]);

/** A change that affects the order is being submitted. */
export const selectIsOrderSaving = (state: OrderState): boolean =>
  selectIsDeliverySaving(state) || selectIsPaymentSaving(state) || selectIsSaving(state);

const gapsOnce = memoizeOne(
  (
    deliveries: readonly Delivery[],
    found: ReturnType<typeof selectDeliveryGaps>,
    selections: ReturnType<typeof selectSelections>,
    lost: WithTimeWindows['timeWindows']['lost'],
    isPaymentChosen: boolean,
    financing: FinancingGap | null,
    isUnverified: boolean,
    areDeliveriesLost: boolean,
    isSaving: boolean,
    isTotalKnown: boolean,
  ): readonly OrderGap[] => {
    const gaps = deliveries.flatMap(({ deliveryId }, delivery): OrderGap[] => {
      const selection = selections[deliveryId];
      const ofLost = selection?.timeWindowId === null ? 'lostWindow' : 'window';
      const what = found.find((one) => one.deliveryId === deliveryId)?.gap ?? (isLostFor(selection, lost[deliveryId]) ? ofLost : null);
      return what === null ? [] : [{ what, delivery }];
    });
    const add = (what: OrderGap['what']) => gaps.push({ what, delivery: null });
    if (areDeliveriesLost) add('deliveries');
    if (!isPaymentChosen) add('payment');
    if (financing !== null) add(financing);
    if (isUnverified) add('outcome');
    if (gaps.length === 0 && isSaving) add('saving');
    if (gaps.length === 0 && !isTotalKnown) add('total');
    return gaps;
  },
);

/** In the order of the page; empty when the order can be placed. */
export const selectOrderGaps = (state: OrderState): readonly OrderGap[] =>
  gapsOnce(
    selectDeliveries(state),
    selectDeliveryGaps(state),
    selectSelections(state),
    lostIn(state),
    selectPaymentMethod(state) !== null && !selectIsCardLost(state),
    selectFinancingGap(state),
    selectIsOutcomeUnverified(state),
    selectAreDeliveriesLost(state),
    selectIsOrderSaving(state),
    selectTotal(state) !== null,
  );

const amountsOnce = memoizeOne(
  (
    goods: number | null,
    discount: number | null,
    delivery: number | null,
    insurance: number | null,
    payment: number | null,
    total: number | null,
  ): OrderAmounts => ({ goods, discount, delivery, insurance, payment, total }),
);

export function selectOrderAmounts(state: OrderState): OrderAmounts {
  const cart = selectShownCart(state);
  return amountsOnce(
    cart?.price.total ?? null,
    cart?.discounts.value ?? null,
    selectDeliveryPrice(state),
    selectInsurancePrice(state),
    selectPaymentMethod(state)?.price ?? null,
    selectTotal(state),
  );
}
