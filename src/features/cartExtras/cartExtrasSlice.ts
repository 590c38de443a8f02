import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnly } from '../../lib/eventOnly';

export interface BasketExtrasState {
  /** As the shop knows it; not subscribed until the shopper subscribes here. */
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
    /** Subscribes to the newsletter or unsubscribes. A guest adds an e-mail address. */
    subscriptionChanged: {
      prepare: (payload: { subscribe: boolean; email: string | null }) => ({ payload }),
      reducer: (state: BasketExtrasState) => ({ subscription: { ...state.subscription, status: 'pending' as const } }),
    },
    subscriptionSaved: (_state: BasketExtrasState, { payload }: PayloadAction<{ subscribe: boolean }>): BasketExtrasState => ({
      subscription: { isSubscribed: payload.subscribe, status: 'idle' },
    }),
    subscriptionFailed: (state: BasketExtrasState): BasketExtrasState => ({ subscription: { ...state.subscription, status: 'idle' } }),
    /** The shopper wants to share the goods of the cart. */
    sharingRequested: eventOnly,
  },
});

export const cartExtrasActions = cartExtrasSlice.actions;

export const selectSubscription = ({ basketExtras }: WithBasketExtras): BasketExtrasState['subscription'] => basketExtras.subscription;
