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
} from '../delivery';
import type { Delivery, SelectionError } from '../delivery';
import { selectFinancingGap, selectIsPaymentSaving, selectPaymentMethod } from '../payment';
import type { FinancingGap } from '../payment';

/** Something the order still lacks. */
export interface OrderGap {
  /** `outcome`: that of an earlier order. */
  what: SelectionError | FinancingGap | 'deliveries' | 'payment' | 'outcome' | 'saving' | 'total';
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
  Parameters<typeof selectPaymentMethod>[0];

/** A change that affects the order is being submitted. */
export const selectIsOrderSaving = (state: OrderState): boolean =>
  selectIsDeliverySaving(state) || selectIsPaymentSaving(state) || selectIsSaving(state);

const gapsOnce = memoizeOne(
  (
    deliveries: readonly Delivery[],
    found: ReturnType<typeof selectDeliveryGaps>,
    isPaymentChosen: boolean,
    financing: FinancingGap | null,
    isUnverified: boolean,
    areDeliveriesLost: boolean,
    isSaving: boolean,
    isTotalKnown: boolean,
  ): readonly OrderGap[] => {
    const gaps = found.map(({ deliveryId, gap }): OrderGap => ({
      what: gap,
      delivery: deliveries.findIndex((delivery) => delivery.deliveryId === deliveryId),
    }));
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
    selectPaymentMethod(state) !== null,
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
