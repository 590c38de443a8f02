import type { PayloadAction } from '@reduxjs/toolkit';
import { CALLS_AFTER_PAINT } from '../../lib/paintFirst';
import { COUNT_DEFAULT } from './cartRules';
import { refreshNeeded, toLines } from './cartState';
import type { CartItem, CartState, Intent, PauseRequest, ServiceKind } from './cartTypes';
import { enqueue, isOfLine, markAs, withId, without } from './intentEdits';
import type { WithId } from './intentEdits';
import { intentsForNextPage, isSuperseded, mergeAbandonedIntents } from './intents';
import { restoreLine, undosOf } from './removalReducers';

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

/** The shop has certainly not applied this insert, which matters to the next page (`intentsForNextPage`). */
const markInsertUnsent = (state: CartState, id: string | undefined): CartState => ({
  ...state,
  intents: state.intents.map((intent) => (intent.id === id && intent.kind === 'insert' ? { ...intent, status: 'waiting' } : intent)),
});

/** The log cannot store that an element of the page awaits the outcome. */
function withFallbackOf(known: readonly Intent[], intent: Intent): Intent {
  const before = known.find(({ id }) => id === intent.id);
  return intent.kind === 'insert' && before?.kind === 'insert' && before.fallback ? { ...intent, fallback: before.fallback } : intent;
}

const reviveAll = (state: CartState): Intent[] =>
  state.intents.map((intent) => (intent.status === 'stalled' ? { ...intent, status: 'sent' } : intent));

/** The other edits of the shopper, and what becomes of an intent. */
export const intentReducers = {
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
  serviceChanged: {
    /** Shown at once: React would untick a controlled checkbox until the paint. */
    prepare: (choice: ServiceChoice) => ({ ...withId(choice), meta: CALLS_AFTER_PAINT }),
    reducer: (state: CartState, { payload: { intentId, ...choice } }: WithId<ServiceChoice>) =>
      enqueue(state, { id: intentId, status: 'waiting', kind: 'service', ...choice }),
  },
  /** Adds unsent intents of the shopper's other pages; newer intents of this page win. */
  abandonedIntentsResumed: (state: CartState, { payload: { intents } }: PayloadAction<{ intents: readonly Intent[] }>) => ({
    ...state,
    intents: mergeAbandonedIntents(state.intents, intents, toLines(state)),
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
  /** Back from the back-forward cache: the tab's other pages may have changed, confirmed or dropped intents. */
  intentsRestored: (state: CartState, { payload: { intents } }: PayloadAction<{ intents: Intent[] }>) => ({
    ...state,
    intents: intents.map((intent) => withFallbackOf(state.intents, intent)),
  }),
  /** Stored before the request starts, so that the next page knows whether the shop can recognise a repeated addition. */
  intentSent: (state: CartState, { payload: { id, hasId } }: PayloadAction<{ id: string; hasId: boolean }>) => ({
    ...state,
    intents: state.intents.map((intent): Intent => {
      if (intent.id !== id) return intent;
      return { ...intent, status: 'sent', ...(intent.kind === 'insert' && !hasId ? { isSentWithoutId: true } : {}) };
    }),
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
};
