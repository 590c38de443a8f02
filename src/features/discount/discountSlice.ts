import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** The contract's most; a longer text is no code. */
export const CODE_MAX_CHARS = 64;

/** A code as it is typed: without the blanks that copying brings along. */
export const toCode = (typed: string): string => typed.replace(/\s+/g, '');

export interface DiscountState {
  /** R4.050 "certificate loading" is `pending`; R8.13: `failed` is the error status. */
  status: 'idle' | 'pending' | 'failed';
}

const initialState: DiscountState = { status: 'idle' };

const fact = () => {};

export const discountSlice = createSlice({
  name: 'discount',
  initialState,
  reducers: {
    /** R7.126: the shopper has a code. */
    codeSubmitted: { reducer: fact, prepare: (payload: { code: string }) => ({ payload }) },
    /** R7.127: as it stands in the cart. */
    codeRemoved: { reducer: fact, prepare: (payload: { code: string }) => ({ payload }) },
    /** A093: the marketplace of Poland. */
    migrationRequested: fact,

    codeRequested: () => ({ status: 'pending' as const }),
    /** R4.030 */
    codeAccepted: { reducer: () => initialState, prepare: (payload: { code: string }) => ({ payload }) },
    /** R4.031, R8.13 */
    codeRejected: {
      reducer: (_state: DiscountState, _action: PayloadAction<{ code: string }>) => ({ status: 'failed' as const }),
      prepare: (payload: { code: string }) => ({ payload }),
    },
    codeGone: () => initialState,
    codeFailed: () => ({ status: 'failed' as const }),
  },
});

export const discountActions = discountSlice.actions;

export interface WithDiscount {
  discount: DiscountState;
}

export const selectDiscountStatus = ({ discount }: WithDiscount): DiscountState['status'] => discount.status;
