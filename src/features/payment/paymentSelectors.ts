import { memoizeOne } from '../../lib/memoizeOne';
import { findPayment, isCardLost, isFinancing, shownMethods, takesCard } from './paymentRules';
import type { BillingMethod, PaymentData, SelectedPayment } from '../checkoutResponse';
import type { FinancingGap, PaymentSettings, WithPayment } from './paymentTypes';

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

/** The selected method, if it is one of financing. */
export function selectFinancingMethod(state: WithPayment): BillingMethod | null {
  const method = selectPaymentMethod(state);
  return method !== null && isFinancing(method.code, state.payment.settings) ? method : null;
}

/** What the order lacks; null for other methods. */
export const selectFinancingGap = (state: WithPayment): FinancingGap | null =>
  selectFinancingMethod(state) === null ? null : state.payment.financingGap;

export const selectPendingPayment = ({ payment }: WithPayment) => payment.pendingChoice;
export const selectIsPaymentSaving = ({ payment }: WithPayment): boolean => payment.pendingChoice !== null;
/** The payment's saved card is not the shop's any more, and another one has to be selected. */
export function selectIsCardLost(state: WithPayment): boolean {
  const code = selectPaymentMethod(state)?.code ?? null;
  return takesCard(code, state.payment.settings) && isCardLost(selectShownPayment(state), state.payment.cards);
}

/** The title of a payment that the shop has revoked. */
export const selectRevokedPayment = ({ payment }: WithPayment): string | null => payment.revoked;
export const selectCards = ({ payment }: WithPayment): PaymentData['cards'] => payment.cards;
