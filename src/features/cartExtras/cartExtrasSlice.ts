import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnly } from '../../lib/eventOnly';

export interface CartExtrasState {
  /** As the shop knows it; not subscribed until the shopper subscribes here. */
  subscription: { isSubscribed: boolean; status: 'idle' | 'pending' };
}

export interface WithCartExtras {
  cartExtras: CartExtrasState;
}

const initialState: CartExtrasState = { subscription: { isSubscribed: false, status: 'idle' } };

export const cartExtrasSlice = createSlice({
  name: 'cartExtras',
  initialState,
  reducers: {
    /** Subscribes to the newsletter or unsubscribes. A guest adds an e-mail address. */
    subscriptionChanged: {
      prepare: (payload: { subscribe: boolean; email: string | null }) => ({ payload }),
      reducer: (state: CartExtrasState) => ({ subscription: { ...state.subscription, status: 'pending' as const } }),
    },
    subscriptionSaved: (_state: CartExtrasState, { payload }: PayloadAction<{ subscribe: boolean }>): CartExtrasState => ({
      subscription: { isSubscribed: payload.subscribe, status: 'idle' },
    }),
    subscriptionFailed: (state: CartExtrasState): CartExtrasState => ({ subscription: { ...state.subscription, status: 'idle' } }),
    /** The shopper wants to share the goods of the cart. */
    sharingRequested: eventOnly,
  },
});

export const cartExtrasActions = cartExtrasSlice.actions;

export const selectSubscription = ({ cartExtras }: WithCartExtras): CartExtrasState['subscription'] => cartExtras.subscription;
