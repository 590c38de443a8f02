import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnlyOf } from '../../lib/eventOnly';
import type { PromoPlace, Promotions, PromoState } from './promoTypes';

const initialState: PromoState = { status: 'idle', header: null, floating: null, isFloatHidden: true };

export const promoSlice = createSlice({
  name: 'promo',
  initialState,
  reducers: {
    viewMounted: eventOnlyOf<{ place: PromoPlace }>(),
    /** From the cookie. */
    floatHiddenRead: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isFloatHidden: payload }),
    promotionsRequested: (state) => ({ ...state, status: 'pending' as const }),
    promotionsSucceeded: (state, { payload }: PayloadAction<Promotions>) => ({ ...state, ...payload, status: 'ready' as const }),
    /** R8.27: nothing is shown or logged. */
    promotionsFailed: (state) => ({ ...state, status: 'failed' as const }),
    /** R4.089: the shopper hides the floating promotion. */
    floatHidden: (state) => ({ ...state, isFloatHidden: true }),
    /** For measuring: the shopper follows a promotion. */
    promotionFollowed: eventOnlyOf<{ id: string; place: PromoPlace; gaTag: string | null }>(),
  },
});

export const promoActions = promoSlice.actions;
