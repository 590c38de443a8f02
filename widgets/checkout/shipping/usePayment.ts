import { useMemo } from 'react';
import { checkoutActions } from '../../../src/features/checkout';
import {
  paymentActions,
  selectCards,
  selectIsCardLost,
  selectPaymentMethod,
  selectPaymentSettings,
  selectRevokedPayment,
  selectShownMethods,
  selectShownPayment,
} from '../../../src/features/payment';
import type { CardChoice } from '../../../src/features/payment';
import { useAppDispatch, useAppSelector } from '../../../src/store/hooks';

/** Payment methods and the selection. */
export function usePayment() {
  const dispatch = useAppDispatch();
  const actions = useMemo(
    () => ({
      choose: (billingMethodId: string, card: CardChoice | null) => dispatch(paymentActions.paymentChosen({ billingMethodId, card })),
      clear: () => dispatch(paymentActions.paymentCleared()),
      retry: () => dispatch(checkoutActions.stepReloadRequested()),
    }),
    [dispatch],
  );
  return {
    methods: useAppSelector(selectShownMethods),
    settings: useAppSelector(selectPaymentSettings),
    selected: useAppSelector(selectShownPayment),
    /** What the selection means. */
    chosen: useAppSelector(selectPaymentMethod),
    cards: useAppSelector(selectCards),
    isCardLost: useAppSelector(selectIsCardLost),
    revoked: useAppSelector(selectRevokedPayment),
    actions,
  };
}

export type PaymentModel = ReturnType<typeof usePayment>;
