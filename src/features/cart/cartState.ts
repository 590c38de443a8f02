import { original } from '@reduxjs/toolkit';
import type { Draft } from '@reduxjs/toolkit';
import type { Article, Cart, CartState } from './cartTypes';
import { applyIntents } from './intents';

export const initialState: CartState = {
  status: 'idle',
  cartId: null,
  server: null,
  intents: [],
  pause: null,
  removed: [],
  fallbackIntentId: null,
  lastAdded: null,
  summary: null,
  clockOffsetMs: 0,
  isRefreshNeeded: false,
  isRefreshLate: false,
  isLoadedExternally: false,
};

/** A response under way may be older than this request. */
export const refreshNeeded = { isRefreshNeeded: true, isRefreshLate: true } as const;

/** The shop's cart is replaced, never mutated: Immer drafts of every line take seconds in a long cart. */
const serverOf = ({ server }: CartState): Cart | null => (server && original(server as Draft<Cart>)) ?? null;

/** The lines of the shop's last response. */
export const toLines = (state: CartState): readonly Article[] => serverOf(state)?.articles ?? [];

/** The lines as the shopper sees them. */
export function shownLines(state: CartState): readonly Article[] {
  const server = serverOf(state);
  return server === null ? [] : applyIntents(server, state.intents, state.removed).articles;
}
