import { memoizeOne } from '../../lib/memoizeOne';
import { findPayment, shownMethods } from './paymentRules';
import type { BillingMethod, PaymentData, SelectedPayment } from '../checkoutResponse';
import type { PaymentSettings, WithPayment } from './paymentTypes';

const shownOnce = memoizeOne(shownMethods);

/** The shop's methods without those hidden for this device or country. */
export const selectShownMethods = ({ payment }: WithPayment): readonly BillingMethod[] =>
  shownOnce(payment.billingMethods, payment.settings);

export const selectHasMethods = ({ payment }: WithPayment): boolean => payment.billingMethods.length > 0;

export const selectPaymentSettings = ({ payment }: WithPayment): PaymentSettings => payment.settings;

/** The server's selection. */
export const selectServerPayment = ({ payment }: WithPayment): SelectedPayment | null => payment.selectedPayment;

/** As shown: the pending choice, else the server's. */
export const selectShownPayment = ({ payment }: WithPayment): SelectedPayment | null =>
  payment.pendingChoice === null ? payment.selectedPayment : payment.pendingChoice.payment;

/** R4.051: the selected method; null if none, or if one of its children must be selected (A105). */
export function selectPaymentMethod(state: WithPayment): BillingMethod | null {
  const selected = selectShownPayment(state);
  return selected === null ? null : (findPayment(state.payment.billingMethods, selected.billingMethodId)?.option ?? null);
}

export const selectPendingPayment = ({ payment }: WithPayment) => payment.pendingChoice;
export const selectIsPaymentSaving = ({ payment }: WithPayment): boolean => payment.pendingChoice !== null;
export const selectCards = ({ payment }: WithPayment): PaymentData['cards'] => payment.cards;
