import { createSlice, nanoid, original } from '@reduxjs/toolkit';
import type { Draft, PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { eventOnly, eventOnlyOf } from '../../lib/eventOnly';
import { CALLS_AFTER_PAINT, PAINT_FIRST } from '../../lib/paintFirst';
import { COUNT_DEFAULT, deletableIds } from './cartRules';
import { selectShownCart } from './cartSelectors';
import type {
  Article,
  Cart,
  CartItem,
  CartState,
  DeleteIntent,
  InsertIntent,
  Intent,
  PauseRequest,
  ResetKind,
  ServiceKind,
} from './cartTypes';
import { intentsForNextPage, applyIntents, mergeLeftIntents, pruneIntents, enqueueIntent, isSuperseded, withoutDone } from './intents';

/** How many removals can be undone; the oldest are dropped first. */
const REMOVED_MAX = 20;

const initialState: CartState = {
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

/** An edit by a press (ADR 014). */
const withId = <Payload extends object>(payload: Payload) => ({ payload: { intentId: nanoid(), ...payload }, meta: PAINT_FIRST });

type WithId<Payload> = PayloadAction<Payload & { intentId: string }>;

/** A response under way may be older than this request. */
const refreshNeeded = { isRefreshNeeded: true, isRefreshLate: true } as const;

const isOfLine = (intent: Intent, cartItemId: string): boolean =>
  intent.kind === 'delete' ? intent.cartItemIds.includes(cartItemId) : intent.kind !== 'insert' && intent.cartItemId === cartItemId;

/** The shop's cart is replaced, never mutated: Immer drafts of every line take seconds in a long cart. */
const serverOf = ({ server }: CartState): Cart | null => (server && original(server as Draft<Cart>)) ?? null;

const toLines = (state: CartState): readonly Article[] => serverOf(state)?.articles ?? [];

function shownLines(state: CartState): readonly Article[] {
  const server = serverOf(state);
  return server === null ? [] : applyIntents(server, state.intents, state.removed).articles;
}

const enqueue = (state: CartState, intent: Intent): CartState => ({
  ...state,
  intents: enqueueIntent(state.intents, intent, toLines(state)),
});

const markAs = (state: CartState, id: string, status: Intent['status']): CartState => ({
  ...state,
  intents: state.intents.map((intent) => (intent.id === id ? { ...intent, status } : intent)),
});

/** The shop has certainly not applied this insert, which matters to the next page (`intentsForNextPage`). */
const markInsertUnsent = (state: CartState, id: string | undefined): CartState => ({
  ...state,
  intents: state.intents.map((intent) => (intent.id === id && intent.kind === 'insert' ? { ...intent, status: 'waiting' } : intent)),
});

const without = (state: CartState, id: string): Intent[] => state.intents.filter((intent) => intent.id !== id);

/**
 * Restores a line whose removal is unconfirmed by setting its absolute quantity. If the line was removed after all, the shop
 * refuses that, and the article can be added again.
 */
function restoreLine(state: CartState, stalled: DeleteIntent, article: Article, intentId: string): CartState {
  const cartItemIds = stalled.cartItemIds.filter((id) => id !== article.cartItemId);
  const index = toLines(state).findIndex(({ cartItemId }) => cartItemId === article.cartItemId);
  const isOffered = state.removed.some((removed) => removed.article.cartItemId === article.cartItemId);
  const intents = state.intents.flatMap((intent): Intent[] =>
    intent.id !== stalled.id ? [intent] : cartItemIds.length > 0 ? [{ ...stalled, cartItemIds }] : [],
  );
  return {
    ...enqueue(
      { ...state, intents },
      { id: intentId, status: 'waiting', kind: 'amount', cartItemId: article.cartItemId, amount: article.count },
    ),
    removed: isOffered ? state.removed : [...state.removed, { article, index }],
    ...refreshNeeded,
  };
}

/**
 * Takes a line out of an unsent removal. The removal had replaced an unsent amount change: it is made again in the
 * place of the removal, so that pieces added since are added to it.
 */
function withdrawRemoval(state: CartState, unsent: DeleteIntent, { cartItemId, count }: Article, intentId: string): CartState {
  const place = state.intents.indexOf(unsent);
  const [before, after] = [state.intents.slice(0, place), state.intents.slice(place + 1)];
  const isAsBefore = shownLines({ ...state, intents: before }).some((line) => line.cartItemId === cartItemId && line.count === count);
  const cartItemIds = unsent.cartItemIds.filter((id) => id !== cartItemId);
  return {
    ...state,
    intents: [
      ...before,
      ...(cartItemIds.length > 0 ? [{ ...unsent, cartItemIds }] : []),
      ...(isAsBefore ? [] : [{ id: intentId, status: 'waiting', kind: 'amount', cartItemId, amount: count } as const]),
      ...after,
    ],
    removed: state.removed.filter(({ article }) => article.cartItemId !== cartItemId),
  };
}

/** Undos queued behind a removal that is under way: the insert, and the line of the shop's last response. */
const undosOf = (state: CartState, { cartItemIds }: DeleteIntent): { undo: InsertIntent; article: Article }[] =>
  state.intents.flatMap((undo) => {
    if (undo.kind !== 'insert' || !undo.isUndo || undo.status !== 'waiting') return [];
    const article = toLines(state).find(
      ({ cartItemId, variantId }) => cartItemIds.includes(cartItemId) && variantId !== null && variantId === undo.item.variantId,
    );
    return article === undefined ? [] : [{ undo, article }];
  });

/** The log cannot store that an element of the page awaits the outcome. */
function withFallbackOf(known: readonly Intent[], intent: Intent): Intent {
  const before = known.find(({ id }) => id === intent.id);
  return intent.kind === 'insert' && before?.kind === 'insert' && before.fallback ? { ...intent, fallback: before.fallback } : intent;
}

const reviveAll = (state: CartState): Intent[] =>
  state.intents.map((intent) => (intent.status === 'stalled' ? { ...intent, status: 'sent' } : intent));

/**
 * Whether the shop has applied the undo of a removal: only after the removal itself, which is among the `others` while it is
 * queued.
 */
const isPutBack = ({ variantId, cartItemId }: Article, done: Intent | undefined, others: readonly Intent[]): boolean =>
  (done?.kind === 'insert' ? variantId === done.item.variantId : done?.kind === 'amount' && cartItemId === done.cartItemId) &&
  !others.some((other) => other.kind === 'delete' && isOfLine(other, cartItemId));

export interface AddRequest extends CartItem {
  count?: number;
  /** The pressed element of the page works without the API. */
  fallback?: 'form' | 'link' | undefined;
}

export interface ServiceChoice {
  cartItemId: string;
  service: ServiceKind;
  bundleId: string;
  active: boolean;
}

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** A view that shows the cart was mounted, so it has to be loaded. */
    viewMounted: (state: CartState) => (state.status === 'idle' && !state.isLoadedExternally ? { ...state, ...refreshNeeded } : state),
    /** Another feature is about to load the cart: do not request it here. */
    externalLoadStarted: (state: CartState) => ({ ...state, isLoadedExternally: true }),
    /** That feature has loaded the cart, or failed to. */
    externalLoadEnded: (state: CartState) =>
      state.isLoadedExternally ? { ...state, isLoadedExternally: false, ...(state.status === 'idle' ? refreshNeeded : {}) } : state,
    /** R4.058: the variant is being added until the request ends (`selectIsAdding`). */
    addRequested: {
      prepare: (request: AddRequest & { intentId?: string }) => withId(request),
      reducer(state: CartState, { payload: { intentId, count = COUNT_DEFAULT, fallback, ...item } }: WithId<AddRequest>) {
        const intent = { id: intentId, status: 'waiting', kind: 'insert', item, count, isUndo: false } as const;
        return enqueue(state, fallback ? { ...intent, fallback } : intent);
      },
    },
    /** Attaches the page's element to a logged addition, as the log cannot store elements. */
    fallbackAttached: (state: CartState, { payload: { id, fallback } }: PayloadAction<{ id: string; fallback: 'form' | 'link' }>) => ({
      ...state,
      intents: state.intents.map((intent): Intent => (intent.kind === 'insert' && intent.id === id ? { ...intent, fallback } : intent)),
    }),
    /** A validated amount of a line (`readAmount`), or a step of its buttons. */
    amountChanged: {
      prepare: (change: { cartItemId: string; amount: number }) => withId(change),
      reducer: (state: CartState, { payload: { intentId, cartItemId, amount } }: WithId<{ cartItemId: string; amount: number }>) =>
        enqueue(state, { id: intentId, status: 'waiting', kind: 'amount', cartItemId, amount }),
    },
    /** R5.44, A088. */
    itemsRemoved: {
      prepare: (removal: { cartItemIds: readonly string[] }) => withId(removal),
      reducer(state: CartState, { payload }: WithId<{ cartItemIds: readonly string[] }>) {
        const articles = shownLines(state);
        // A second click may arrive before the line is unmounted.
        const isShown = (id: string) => articles.some(({ cartItemId }) => cartItemId === id);
        const cartItemIds = deletableIds(articles, payload.cartItemIds.filter(isShown));
        if (cartItemIds.length === 0) return state;
        const gone = new Set(cartItemIds);
        const removed = articles.flatMap((article, index) => (gone.has(article.cartItemId) ? [{ article, index }] : []));
        return {
          ...enqueue(state, { id: payload.intentId, status: 'waiting', kind: 'delete', cartItemIds }),
          removed: [...state.removed.filter(({ article }) => !gone.has(article.cartItemId)), ...removed].slice(-REMOVED_MAX),
        };
      },
    },
    /** Undoes a removal: drops an unsent one, else adds the article again. */
    removalUndoRequested: {
      prepare: (line: { cartItemId: string }) => withId(line),
      reducer(state: CartState, { payload: { intentId, cartItemId } }: WithId<{ cartItemId: string }>) {
        const isLine = (article: Article) => article.cartItemId === cartItemId;
        if (shownLines(state).some(isLine)) return state; // a second press before the line is painted
        const stalled = state.intents.find(
          (intent) => intent.status === 'stalled' && intent.kind === 'delete' && isOfLine(intent, cartItemId),
        );
        // The undo offer may have been dismissed before the removal failed.
        const back = state.removed.find(({ article }) => isLine(article))?.article ?? (stalled && toLines(state).find(isLine));
        if (back === undefined) return state;
        if (stalled?.kind === 'delete') return restoreLine(state, stalled, back, intentId);
        const unsent = state.intents.find(
          (intent) => intent.kind === 'delete' && intent.status === 'waiting' && isOfLine(intent, cartItemId),
        );
        if (unsent?.kind === 'delete') return withdrawRemoval(state, unsent, back, intentId);
        if (back.variantId === null) return state;
        const item = { variantId: back.variantId, ...(back.articleId === null ? {} : { articleId: back.articleId }) };
        return enqueue(state, { id: intentId, status: 'waiting', kind: 'insert', item, count: back.count, isUndo: true });
      },
    },
    /** The drawer was closed or the undo offer dismissed. */
    removalsDismissed: (state: CartState) => ({ ...state, removed: [] }),
    serviceChanged: {
      /** Shown at once: React would untick a controlled checkbox until the paint. */
      prepare: (choice: ServiceChoice) => ({ ...withId(choice), meta: CALLS_AFTER_PAINT }),
      reducer: (state: CartState, { payload: { intentId, ...choice } }: WithId<ServiceChoice>) =>
        enqueue(state, { id: intentId, status: 'waiting', kind: 'service', ...choice }),
    },
    /** Adds unsent intents of the shopper's other pages; newer intents of this page win. */
    leftIntentsAdopted: (state: CartState, { payload: { intents } }: PayloadAction<{ intents: readonly Intent[] }>) => ({
      ...state,
      intents: mergeLeftIntents(state.intents, intents, toLines(state)),
    }),
    /** "Try again" of a line that was not saved. */
    retryRequested: (state: CartState, { payload }: PayloadAction<{ cartItemId: string }>) => ({
      ...state,
      intents: state.intents.map((intent): Intent =>
        intent.status === 'stalled' && isOfLine(intent, payload.cartItemId) ? { ...intent, status: 'sent' } : intent,
      ),
    }),
    /** "Undo" of a line that was not saved: resets it to the shop's count and reloads. */
    changeUndone: (state: CartState, { payload }: PayloadAction<{ cartItemId: string }>) => ({
      ...state,
      intents: state.intents.filter((intent) => intent.status !== 'stalled' || !isOfLine(intent, payload.cartItemId)),
      ...refreshNeeded,
    }),
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
    /** Back from the back-forward cache: the tab's other pages may have changed, confirmed or dropped intents. */
    intentsRestored: (state: CartState, { payload: { intents } }: PayloadAction<{ intents: Intent[] }>) => ({
      ...state,
      intents: intents.map((intent) => withFallbackOf(state.intents, intent)),
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
    intentSent: (state: CartState, { payload }: PayloadAction<{ id: string }>) => ({
      ...markAs(state, payload.id, 'sent'),
      isRefreshLate: false,
    }),
    intentStalled(state: CartState, { payload }: PayloadAction<{ id: string }>): CartState {
      const stalled = state.intents.find(({ id }) => id === payload.id);
      // Kept, it would be shown over the confirmed newer one, and a retry would revert that.
      if (stalled && isSuperseded(stalled, state.intents, toLines(state))) return { ...state, intents: without(state, payload.id) };
      const after = markAs(state, payload.id, 'stalled');
      if (stalled?.kind !== 'delete') return after;
      return undosOf(state, stalled).reduce((undone, { undo, article }) => {
        const now = undone.intents.find(({ id }) => id === stalled.id);
        if (now?.kind !== 'delete') return undone;
        return restoreLine({ ...undone, intents: without(undone, undo.id) }, now, { ...article, count: undo.count }, undo.id);
      }, after);
    },
    /** The page is being left, and its intents are being flushed. */
    pageLeft: (state: CartState, { payload: { hasIds } }: PayloadAction<{ hasIds: boolean }>) => ({
      ...state,
      intents: intentsForNextPage(state.intents, toLines(state), hasIds),
    }),
    intentDropped(state: CartState, { payload }: PayloadAction<{ id: string }>) {
      const dropped = state.intents.find(({ id }) => id === payload.id);
      // A refused removal needs no undo, which would add the line twice.
      const undos = dropped?.kind === 'delete' ? undosOf(state, dropped).map(({ undo }) => undo.id) : [];
      return { ...state, intents: without(state, payload.id).filter(({ id }) => !undos.includes(id)) };
    },
    /** The page's own form now submits this addition. */
    intentReturnedToForm: (state: CartState, { payload }: PayloadAction<{ id: string }>) => ({
      ...state,
      intents: without(state, payload.id),
      fallbackIntentId: payload.id,
    }),
    sendingPaused: (state: CartState, { payload }: PayloadAction<PauseRequest>) => ({
      ...markInsertUnsent(state, payload.refusedId),
      pause: payload.pause,
    }),
    /** Online again, signed in again, or the pause is over: retries what is left. */
    sendingResumed: (state: CartState) => ({ ...state, pause: null, intents: reviveAll(state) }),
    /** Success of an insert, for views and tracking. */
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
