import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnly, eventOnlyOf } from '../../lib/eventOnly';
import type { BankTransfer } from '../bankTransfer';
import type { PaymentState, ReportedPurchase } from '../purchaseReports';
import type { KnownPurchase, PrintedPurchase } from './confirmationTypes';

interface ConfirmationState {
  /** The shop's latest response; null until there is one. */
  purchase: KnownPurchase | null;
}

export interface WithConfirmation {
  confirmation: ConfirmationState;
}

const initialState: ConfirmationState = { purchase: null };

export const confirmationSlice = createSlice({
  name: 'confirmation',
  initialState,
  reducers: {
    viewMounted: eventOnlyOf<PrintedPurchase>(),
    /** The page shows how to transfer the money. */
    transferMounted: eventOnlyOf<{ purchaseId: string }>(),
    purchaseReceived: (_state, { payload }: PayloadAction<{ purchase: KnownPurchase }>) => payload,
    /** R4.045, R4.046: a new purchase; for tracking, which counts it once. */
    purchaseFetched: eventOnlyOf<{ id: string; purchase: ReportedPurchase }>(),
    /** The shopper wants to see the server's page of the present state. */
    refreshRequested: eventOnly,
  },
});

export const confirmationActions = confirmationSlice.actions;

export const selectPurchase = ({ confirmation }: WithConfirmation): KnownPurchase | null => confirmation.purchase;
export const selectPayment = (state: WithConfirmation): PaymentState | null => selectPurchase(state)?.payment ?? null;
export const selectTransfer = (state: WithConfirmation): BankTransfer | null => selectPurchase(state)?.transfer ?? null;
