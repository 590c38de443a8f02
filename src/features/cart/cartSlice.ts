import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { eventOnly, eventOnlyOf } from '../../lib/eventOnly';
import { selectShownCart } from './cartSelectors';
import { initialState, refreshNeeded } from './cartState';
import type { Cart, CartState, Intent, ResetKind } from './cartTypes';
import { intentReducers } from './intentReducers';
import { pruneIntents, withoutDone } from './intents';
import { isPutBack, removalReducers } from './removalReducers';

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    ...intentReducers,
    ...removalReducers,

    /** A view that shows the cart was mounted, so it has to be loaded. */
    viewMounted: (state: CartState) => (state.status === 'idle' && !state.isLoadedExternally ? { ...state, ...refreshNeeded } : state),
    /** Another feature is about to load the cart: do not request it here. */
    externalLoadStarted: (state: CartState) => ({ ...state, isLoadedExternally: true }),
    /** That feature has loaded the cart, or failed to. */
    externalLoadEnded: (state: CartState) =>
      state.isLoadedExternally ? { ...state, isLoadedExternally: false, ...(state.status === 'idle' ? refreshNeeded : {}) } : state,
    /** The cart may have changed: in another tab, or since the page was cached. */
    refreshRequested: (state: CartState) => ({ ...state, ...refreshNeeded }),
    /** R4.032, R4.033, A087: features reset their part of the cart before it is reloaded; pickup branches depending on the kind. */
    cartReset: (state: CartState, _action: PayloadAction<{ kind: ResetKind }>) => ({
      ...state,
      server: null,
      removed: [],
      ...refreshNeeded,
    }),

    // saga events
    /** From the page's configuration, the snapshot and the intent log of this tab. */
    cartRestored: (state: CartState, { payload }: PayloadAction<{ cartId: string | null; server: Cart | null; intents: Intent[] }>) => ({
      ...state,
      ...payload,
    }),
    cartRequested: (state: CartState) => ({ ...state, status: 'pending' as const, isRefreshLate: false }),
    /** The shop's cart: loaded, from the response to an intent, or (`isReceived`) to another feature's request. */
    cartSucceeded(
      state: CartState,
      {
        payload: { cart, intentId, clockOffsetMs },
      }: PayloadAction<{ cart: Cart; intentId: string | null; isReceived?: boolean; clockOffsetMs: number }>,
    ): CartState {
      const done = state.intents.find(({ id }) => id === intentId);
      const intents = done === undefined ? state.intents : withoutDone(state.intents, done, cart.articles);
      return {
        ...state,
        status: 'ready',
        cartId: cart.cartId,
        server: cart,
        clockOffsetMs,
        intents: pruneIntents(intents, cart),
        removed: state.removed.filter(({ article }) => !isPutBack(article, done, intents)),
        isRefreshNeeded: state.isRefreshLate,
      };
    },
    /** Another feature's request has changed the cart: notify other tabs. */
    changeBroadcastRequested: eventOnly,
    /** The response to another feature's request contained the cart; the saga applies it. */
    cartReceived: eventOnlyOf<{ cart: Cart }>(),
    cartFailed: (state: CartState) => ({ ...state, status: 'failed' as const, isRefreshNeeded: state.isRefreshLate }),
    /** The cart belongs to another session or no longer exists: start a new one. */
    cartIdReset: (state: CartState) => ({ ...state, cartId: null, ...refreshNeeded }),
    /** For tracking: the shop has applied an edit of the shopper. `before` is null where the cart was not known. */
    editConfirmed: eventOnlyOf<{ intent: Intent; before: Cart | null; after: Cart }>(),
    /** Success of an insert, for views. */
    itemAdded: (state: CartState, { payload }: PayloadAction<NonNullable<CartState['lastAdded']>>) => ({ ...state, lastAdded: payload }),
    /** On sign-out no personal data stay. */
    cartCleared: () => initialState,
  },
});

export const cartActions = slice.actions;

/** Summary of the shown cart, for views that are mounted before the cart's code (`cartSummary`). Kept while the cart reloads. */
function withSummary(state: CartState): CartState {
  const cart = selectShownCart({ cart: state });
  if (cart === null) return state;
  const { pieces, total } = { pieces: cart.pieces, total: cart.total.total };
  return state.summary?.pieces === pieces && state.summary.total === total ? state : { ...state, summary: { pieces, total } };
}

export const cartSlice = {
  reducerPath: slice.reducerPath,
  reducer: (state: CartState | undefined, action: UnknownAction): CartState => withSummary(slice.reducer(state, action)),
};
