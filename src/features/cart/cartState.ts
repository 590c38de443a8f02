import type { Article, CartState } from './cartTypes';
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

/** The lines of the shop's last response. */
export const toLines = (state: CartState): readonly Article[] => state.server?.articles ?? [];

/** The lines as the shopper sees them. */
export const shownLines = ({ server, intents, removed }: CartState): readonly Article[] =>
  server === null ? [] : applyIntents(server, intents, removed).articles;
