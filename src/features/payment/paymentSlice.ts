import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { CALLS_AFTER_PAINT } from '../../lib/paintFirst';
import { nextId } from '../../lib/nextId';
import { cartActions } from '../cart';
import { checkoutCartReceived, toPaymentData } from '../checkoutResponse';
import type { PaymentData } from '../checkoutResponse';
import type { InstallmentOptions } from '../installments';
import { findPayment, PAYMENT_SETTINGS, titleOf, toPayment } from './paymentRules';
import type { CardChoice, FinancingGap, PaymentSettings, PaymentState } from './paymentTypes';

const initialState: PaymentState = {
  ...toPaymentData({}),
  settings: PAYMENT_SETTINGS,
  financingGap: 'approval',
  pendingChoice: null,
  revoked: null,
};

export interface PaymentChoice {
  billingMethodId: string;
  /** For methods that take a card. */
  card: CardChoice | null;
  /** For methods of financing. */
  options?: InstallmentOptions;
}

/** The pending choice, else the shop's. */
const shownPayment = ({ pendingChoice, selectedPayment }: PaymentState) =>
  pendingChoice === null ? selectedPayment : pendingChoice.payment;

/** The shop has dropped the selection on its own, as after a discount code, or no longer lists it. */
function revokedBy(state: PaymentState, { billingMethods, selectedPayment: now }: PaymentData): string | null {
  if (state.pendingChoice !== null || billingMethods.length === 0) return state.revoked;
  if (now !== null && findPayment(billingMethods, now.billingMethodId) !== null) return null;
  return titleOf(state.billingMethods, state.selectedPayment) ?? state.revoked;
}

type WithRequestId<Payload> = PayloadAction<Payload & { requestId: string }>;

export const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    /** Once, at the start. */
    settingsRead: (state: PaymentState, { payload }: PayloadAction<PaymentSettings>) => ({ ...state, settings: payload }),
    /** Shown at once; the last choice wins. */
    paymentChosen: {
      prepare: (choice: PaymentChoice) => ({ payload: { ...choice, requestId: nextId() }, meta: CALLS_AFTER_PAINT }),
      reducer: (state: PaymentState, { payload: { requestId, billingMethodId, card, options } }: WithRequestId<PaymentChoice>) => ({
        ...state,
        pendingChoice: { id: requestId, payment: toPayment(billingMethodId, card, shownPayment(state), options) },
        revoked: null,
      }),
    },
    /** R7.140. `isRevoked`: not by the shopper. */
    paymentCleared: {
      prepare: ({ isRevoked = false } = {}) => ({ payload: { requestId: nextId(), isRevoked }, meta: CALLS_AFTER_PAINT }),
      reducer: (state: PaymentState, { payload }: WithRequestId<{ isRevoked: boolean }>) => ({
        ...state,
        pendingChoice: { id: payload.requestId, payment: null },
        revoked: payload.isRevoked ? (titleOf(state.billingMethods, state.selectedPayment) ?? state.revoked) : null,
      }),
    },
    financingGapChanged: (state: PaymentState, { payload }: PayloadAction<{ gap: FinancingGap | null }>) => ({
      ...state,
      financingGap: payload.gap,
    }),
    /** The shop has responded; its payment applies now, the new or the previous one (R8.07, R8.08). */
    paymentSettled: (state: PaymentState, { payload }: PayloadAction<{ requestId: string }>) =>
      state.pendingChoice?.id === payload.requestId ? { ...state, pendingChoice: null } : state,
  },
  extraReducers: (builder) =>
    builder
      .addCase(checkoutCartReceived, (state, { payload }): PaymentState => ({
        ...state,
        ...payload.payment,
        revoked: revokedBy(state, payload.payment),
      }))
      .addCase(cartActions.cartReset, ({ settings, financingGap }) => ({ ...initialState, settings, financingGap }))
      .addCase(cartActions.cartCleared, ({ settings, financingGap }) => ({ ...initialState, settings, financingGap })),
});

export const paymentActions = paymentSlice.actions;
