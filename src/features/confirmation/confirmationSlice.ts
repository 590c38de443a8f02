import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnly, eventOnlyOf } from '../../lib/eventOnly';

/** `open`: the payment is under way. */
export type PaymentStage = 'none' | 'open' | 'failed' | 'paid';

export interface PrintedPurchase {
  purchaseId: string;
  /** As the server's page shows it. */
  payment: PaymentStage;
  /** The order was placed just now, and this is its first page. */
  isNew: boolean;
}

interface ConfirmationState {
  /** The shop's latest response; null until there is one. */
  payment: PaymentStage | null;
}

export interface WithConfirmation {
  confirmation: ConfirmationState;
}

const initialState: ConfirmationState = { payment: null };

export const confirmationSlice = createSlice({
  name: 'confirmation',
  initialState,
  reducers: {
    viewMounted: eventOnlyOf<PrintedPurchase>(),
    paymentFetched(state, { payload }: PayloadAction<{ payment: PaymentStage }>) {
      state.payment = payload.payment;
    },
    /** The shopper wants to see the server's page of the present state. */
    refreshRequested: eventOnly,
  },
});

export const confirmationActions = confirmationSlice.actions;

export const selectPayment = ({ confirmation }: WithConfirmation): PaymentStage | null => confirmation.payment;
