import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnly } from '../../lib/eventOnly';

export interface BasketExtrasState {
  /** What the shop knows: nobody is a subscriber before they have said so here. */
  subscription: { isSubscribed: boolean; status: 'idle' | 'pending' };
}

export interface WithBasketExtras {
  basketExtras: BasketExtrasState;
}

const initialState: BasketExtrasState = { subscription: { isSubscribed: false, status: 'idle' } };

export const cartExtrasSlice = createSlice({
  name: 'basketExtras',
  initialState,
  reducers: {
    /** The shopper wants news by e-mail, or no more. A guest says where to. */
    subscriptionChanged: {
      prepare: (payload: { subscribe: boolean; email: string | null }) => ({ payload }),
      reducer: (state: BasketExtrasState) => ({ subscription: { ...state.subscription, status: 'pending' as const } }),
    },
    subscriptionSaved: (_state: BasketExtrasState, { payload }: PayloadAction<{ subscribe: boolean }>): BasketExtrasState => ({
      subscription: { isSubscribed: payload.subscribe, status: 'idle' },
    }),
    subscriptionFailed: (state: BasketExtrasState): BasketExtrasState => ({ subscription: { ...state.subscription, status: 'idle' } }),
    /** The goods of the cart are to be told to a friend. */
    sharingRequested: eventOnly,
  },
});

export const cartExtrasActions = cartExtrasSlice.actions;

export const selectSubscription = ({ basketExtras }: WithBasketExtras): BasketExtrasState['subscription'] => basketExtras.subscription;
