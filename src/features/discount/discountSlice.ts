import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { withoutInvisible } from '../../lib/invisible';
import { fact, factOf } from '../../lib/fact';
import type { FlashMessage } from '../flash';

/** The contract's most; a longer text is no code. */
export const CODE_MAX_CHARS = 64;

/** A code as it is typed: without the blanks that copying brings along. */
export const toCode = (typed: string): string => withoutInvisible(typed).replace(/\s+/g, '');

/** A code that the shop did not take, and why. */
export interface RefusedCode {
  code: string;
  said: readonly FlashMessage[];
}

export interface DiscountState {
  /** R4.050 "certificate loading" is `pending`; R8.13: `failed` is the error status. */
  status: 'idle' | 'pending' | 'failed';
  /** The flashes go; at the field the reason stays. */
  refused: RefusedCode | null;
}

const initialState: DiscountState = { status: 'idle', refused: null };

export const discountSlice = createSlice({
  name: 'discount',
  initialState,
  reducers: {
    /** R7.126: the shopper has a code. */
    codeSubmitted: factOf<{ code: string }>(),
    /** R7.127: as it stands in the cart. */
    codeRemoved: factOf<{ code: string }>(),
    /** A093: the marketplace of Poland. */
    migrationRequested: fact,

    codeRequested: () => ({ status: 'pending' as const, refused: null }),
    /** R4.030 */
    codeAccepted: { reducer: () => initialState, prepare: (payload: { code: string }) => ({ payload }) },
    /** R4.031, R8.13 */
    codeRejected: {
      reducer: (_state: DiscountState, { payload }: PayloadAction<RefusedCode>) => ({ status: 'failed' as const, refused: payload }),
      prepare: (payload: RefusedCode) => ({ payload }),
    },
    codeGone: () => initialState,
    codeFailed: {
      reducer: (_state: DiscountState, { payload }: PayloadAction<{ refused: RefusedCode | null }>) => ({
        status: 'failed' as const,
        refused: payload.refused,
      }),
      prepare: (payload: { refused: RefusedCode | null }) => ({ payload }),
    },
  },
});

export const discountActions = discountSlice.actions;

export interface WithDiscount {
  discount: DiscountState;
}

export const selectDiscountStatus = ({ discount }: WithDiscount): DiscountState['status'] => discount.status;
export const selectRefusedCode = ({ discount }: WithDiscount): RefusedCode | null => discount.refused;
