import { createSlice, nanoid, original } from '@reduxjs/toolkit';
import type { Draft, PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { eventOnly, eventOnlyOf } from '../../lib/eventOnly';
import { PAINT_FIRST } from '../../lib/paintFirst';
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
import { intentsForNextPage, applyIntents, mergeLeftIntents, pruneIntents, enqueueIntent } from './intents';

/** So many removals can be taken back; the oldest go first. */
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
  invoiceNote: { text: '', status: 'none' },
};

/** An edit by a press (ADR 014). */
const withId = <Payload extends object>(payload: Payload) => ({ payload: { intentId: nanoid(), ...payload }, meta: PAINT_FIRST });

type WithId<Payload> = PayloadAction<Payload & { intentId: string }>;

/** Whatever is being answered at this moment may be older than the wish. */
const refreshNeeded = { isRefreshNeeded: true, isRefreshLate: true } as const;

const isOfLine = (intent: Intent, cartItemId: string): boolean =>
  intent.kind === 'delete' ? intent.cartItemIds.includes(cartItemId) : intent.kind !== 'insert' && intent.cartItemId === cartItemId;

/** The shop's cart is replaced and never written to: a draft of every line that is looked at would be seconds in a long cart. */
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

const without = (state: CartState, id: string): Intent[] => state.intents.filter((intent) => intent.id !== id);

/**
 * Puts a line back of which nobody knows whether the shop has removed it: its amount is said, which cannot double it. Is the
 * line gone after all, the shop refuses that, and what was removed can still be added again.
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

/** The undo of a removal under way waits behind it: the insert, and the line as the shop last said it. */
const undosOf = (state: CartState, { cartItemIds }: DeleteIntent): { undo: InsertIntent; article: Article }[] =>
  state.intents.flatMap((undo) => {
    if (undo.kind !== 'insert' || !undo.isUndo || undo.status !== 'waiting') return [];
    const article = toLines(state).find(
      ({ cartItemId, variantId }) => cartItemIds.includes(cartItemId) && variantId !== null && variantId === undo.item.variantId,
    );
    return article === undefined ? [] : [{ undo, article }];
  });

const reviveAll = (state: CartState): Intent[] =>
  state.intents.map((intent) => (intent.status === 'stalled' ? { ...intent, status: 'sent' } : intent));

/** Whether the shop has done what puts a removed line back: said after the removal, which is among the `others` as long as it is to come. */
const isPutBack = ({ variantId, cartItemId }: Article, done: Intent | undefined, others: readonly Intent[]): boolean =>
  (done?.kind === 'insert' ? variantId === done.item.variantId : done?.kind === 'amount' && cartItemId === done.cartItemId) &&
  !others.some((other) => other.kind === 'delete' && isOfLine(other, cartItemId));

export interface AddRequest extends CartItem {
  count?: number;
  /** The element of the page that was pressed can do it without the API. */
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
    /** Something on the page shows the cart, so it has to be known. */
    viewMounted: (state: CartState) => (state.status === 'idle' && !state.isLoadedExternally ? { ...state, ...refreshNeeded } : state),
    /** Another feature is about to bring the cart: nobody else has to ask for it. */
    externalLoadStarted: (state: CartState) => ({ ...state, isLoadedExternally: true }),
    /** The promise was kept, or will not be. */
    externalLoadEnded: (state: CartState) =>
      state.isLoadedExternally ? { ...state, isLoadedExternally: false, ...(state.status === 'idle' ? refreshNeeded : {}) } : state,
    /** R4.058: the variant is adding until the call ends (`selectIsAdding`). */
    addRequested: {
      prepare: (request: AddRequest & { intentId?: string }) => withId(request),
      reducer(state: CartState, { payload: { intentId, count = COUNT_DEFAULT, fallback, ...item } }: WithId<AddRequest>) {
        const intent = { id: intentId, status: 'waiting', kind: 'insert', item, count, isUndo: false } as const;
        return enqueue(state, fallback ? { ...intent, fallback } : intent);
      },
    },
    /** The log does not hold which element of this page can do an addition without the API. */
    fallbackAttached: (state: CartState, { payload: { id, fallback } }: PayloadAction<{ id: string; fallback: 'form' | 'link' }>) => ({
      ...state,
      intents: state.intents.map((intent): Intent => (intent.kind === 'insert' && intent.id === id ? { ...intent, fallback } : intent)),
    }),
    /** A checked amount of a line (`readAmount`), or a step of its buttons. */
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
        // A second click comes before the line is gone from the page.
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
    /** Puts a removed line back: unsaid when nothing was sent yet, else by adding it again. */
    removalUndoRequested: {
      prepare: (line: { cartItemId: string }) => withId(line),
      reducer(state: CartState, { payload: { intentId, cartItemId } }: WithId<{ cartItemId: string }>) {
        const isLine = (article: Article) => article.cartItemId === cartItemId;
        const stalled = state.intents.find(
          (intent) => intent.status === 'stalled' && intent.kind === 'delete' && isOfLine(intent, cartItemId),
        );
        // The offer to undo may have been waved away before the removal failed.
        const back = state.removed.find(({ article }) => isLine(article))?.article ?? (stalled && toLines(state).find(isLine));
        if (back === undefined) return state;
        if (stalled?.kind === 'delete') return restoreLine(state, stalled, back, intentId);
        const unsaid = state.intents.find(
          (intent) => intent.kind === 'delete' && intent.status === 'waiting' && isOfLine(intent, cartItemId),
        );
        if (unsaid?.kind === 'delete') {
          const cartItemIds = unsaid.cartItemIds.filter((id) => id !== cartItemId);
          const unsaidState = {
            ...state,
            intents: state.intents.flatMap((intent): Intent[] =>
              intent !== unsaid ? [intent] : cartItemIds.length > 0 ? [{ ...unsaid, cartItemIds }] : [],
            ),
            removed: state.removed.filter(({ article }) => article !== back),
          };
          // The removal took an amount with it that the shop has not heard of.
          const isAsBefore = shownLines(unsaidState).some((article) => article.cartItemId === cartItemId && article.count === back.count);
          return isAsBefore
            ? unsaidState
            : enqueue(unsaidState, { id: intentId, status: 'waiting', kind: 'amount', cartItemId, amount: back.count });
        }
        if (back.variantId === null) return state;
        const item = { variantId: back.variantId, ...(back.articleId === null ? {} : { articleId: back.articleId }) };
        return enqueue(state, { id: intentId, status: 'waiting', kind: 'insert', item, count: back.count, isUndo: true });
      },
    },
    /** The drawer was closed or the offer to undo waved away. */
    removalsDismissed: (state: CartState) => ({ ...state, removed: [] }),
    serviceChanged: {
      prepare: (choice: ServiceChoice) => withId(choice),
      reducer: (state: CartState, { payload: { intentId, ...choice } }: WithId<ServiceChoice>) =>
        enqueue(state, { id: intentId, status: 'waiting', kind: 'service', ...choice }),
    },
    /** What another page of the shopper could not send; what was said here since wins. */
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
    /** "Undo" of a line that was not saved: the shop's count holds again, and is asked for. */
    changeUndone: (state: CartState, { payload }: PayloadAction<{ cartItemId: string }>) => ({
      ...state,
      intents: state.intents.filter((intent) => intent.status !== 'stalled' || !isOfLine(intent, payload.cartItemId)),
      ...refreshNeeded,
    }),
    /** Another tab, the back-forward cache or a view says that the cart may have changed. */
    refreshRequested: (state: CartState) => ({ ...state, ...refreshNeeded }),
    /** R4.032, R4.033, A087: whatever a feature knows of the cart is forgotten before it is loaded again; pickup points by the kind. */
    cartReset: (state: CartState, _action: PayloadAction<{ kind: ResetKind }>) => ({
      ...state,
      server: null,
      removed: [],
      ...refreshNeeded,
    }),
    invoiceNoteChanged: (state: CartState, { payload }: PayloadAction<{ invoiceNote: string }>) => ({
      ...state,
      invoiceNote: { text: payload.invoiceNote, status: 'saving' as const },
    }),
    /** The answer to a note that was written anew since says nothing of the newer one. */
    invoiceNoteSettled: (state: CartState, { payload }: PayloadAction<{ invoiceNote: string; isSaved: boolean }>) =>
      state.invoiceNote.text === payload.invoiceNote
        ? { ...state, invoiceNote: { ...state.invoiceNote, status: payload.isSaved ? ('saved' as const) : ('notSaved' as const) } }
        : state,

    // what the saga tells
    /** From the page's configuration, the snapshot and the intent log of this tab. */
    cartRestored: (state: CartState, { payload }: PayloadAction<{ cartId: string | null; server: Cart | null; intents: Intent[] }>) => ({
      ...state,
      ...payload,
    }),
    cartRequested: (state: CartState) => ({ ...state, status: 'pending' as const, isRefreshLate: false }),
    /** The shop's cart, be it asked for, the answer to an intent or (`isReceived`) to the call of another feature, which has read it already. */
    cartSucceeded(
      state: CartState,
      {
        payload: { cart, intentId, clockOffsetMs },
      }: PayloadAction<{ cart: Cart; intentId: string | null; isReceived?: boolean; clockOffsetMs: number }>,
    ): CartState {
      const done = state.intents.find(({ id }) => id === intentId);
      const intents = done === undefined ? state.intents : without(state, done.id);
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
    /** Another feature's call has changed the cart: the other tabs hear of it. */
    changeBroadcastRequested: eventOnly,
    /** The answer to a call of another feature brought the cart along; the saga adopts it. */
    cartReceived: eventOnlyOf<{ cart: Cart }>(),
    cartFailed: (state: CartState) => ({ ...state, status: 'failed' as const, isRefreshNeeded: state.isRefreshLate }),
    /** The cart is somebody else's or gone: a new one begins. */
    cartIdReset: (state: CartState) => ({ ...state, cartId: null, ...refreshNeeded }),
    intentSent: (state: CartState, { payload }: PayloadAction<{ id: string }>) => ({
      ...markAs(state, payload.id, 'sent'),
      isRefreshLate: false,
    }),
    intentStalled(state: CartState, { payload }: PayloadAction<{ id: string }>): CartState {
      const stalled = state.intents.find(({ id }) => id === payload.id);
      const after = markAs(state, payload.id, 'stalled');
      if (stalled?.kind !== 'delete') return after;
      return undosOf(state, stalled).reduce((undone, { undo, article }) => {
        const now = undone.intents.find(({ id }) => id === stalled.id);
        if (now?.kind !== 'delete') return undone;
        return restoreLine({ ...undone, intents: without(undone, undo.id) }, now, { ...article, count: undo.count }, undo.id);
      }, after);
    },
    /** The page goes, the last words are on their way. */
    pageLeft: (state: CartState) => ({ ...state, intents: intentsForNextPage(state.intents, toLines(state)) }),
    intentDropped(state: CartState, { payload }: PayloadAction<{ id: string }>) {
      const dropped = state.intents.find(({ id }) => id === payload.id);
      // A removal that was refused needs no undo: it would add the line a second time.
      const undos = dropped?.kind === 'delete' ? undosOf(state, dropped).map(({ undo }) => undo.id) : [];
      return { ...state, intents: without(state, payload.id).filter(({ id }) => !undos.includes(id)) };
    },
    /** Ours no more: whoever asked for it does it now. */
    intentReturnedToForm: (state: CartState, { payload }: PayloadAction<{ id: string }>) => ({
      ...state,
      intents: without(state, payload.id),
      fallbackIntentId: payload.id,
    }),
    sendingPaused: (state: CartState, { payload }: PayloadAction<PauseRequest>) => ({ ...state, pause: payload.pause }),
    /** Online again, signed in again, waited long enough: what is left is tried again. */
    sendingResumed: (state: CartState) => ({ ...state, pause: null, intents: reviveAll(state) }),
    /** Success of an insert, for views and tracking. */
    itemAdded: (state: CartState, { payload }: PayloadAction<NonNullable<CartState['lastAdded']>>) => ({ ...state, lastAdded: payload }),
    /** Nobody's data stay when the shopper signs out. */
    cartCleared: () => initialState,
  },
});

export const cartActions = slice.actions;

/** The summary of what is shown, for the views that are there before the cart's code (`cartSummary`). The last one stays while the cart is loaded again. */
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
