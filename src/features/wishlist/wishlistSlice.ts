import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnly, eventOnlyOf } from '../../lib/eventOnly';
import { randomId } from '../../lib/randomId';
import { accountActions } from '../account';
import { enqueue, itemIdsOf } from './wishlistIntents';
import type { ListStatus, WishlistAnswer, WishlistChange, WishlistIntent, WishlistPause, WishlistState } from './wishlistTypes';

const initialState: WishlistState = {
  items: {},
  pieces: 0,
  mainWishListId: null,
  allWishlists: [],
  error: null,
  message: null,
  lists: {},
  intents: [],
  pause: null,
  isListPending: false,
  hearts: {},
  handedOverId: null,
  chooser: 'absent',
  bought: null,
  choiceId: null,
  moved: {},
};

/** The hearts that an unconfirmed change presses or releases; with `isReverted`, as they were before it. */
function heartsOf(state: WishlistState, intent: WishlistIntent, isReverted = false): WishlistState['hearts'] {
  if (intent.kind === 'insert') return { ...state.hearts, [intent.item.variantId]: !isReverted };
  if (intent.kind !== 'delete') return state.hearts;
  const variants = [intent.variantId, ...intent.wishListItemIds.map((id) => state.items[id]?.variantId ?? null)];
  const isElsewhere = (variantId: string): boolean =>
    variantId !== intent.variantId &&
    Object.values(state.items).some((item) => item.variantId === variantId && !intent.wishListItemIds.includes(item.wishListItemId));
  const changed = variants.flatMap((variantId) => (variantId === null ? [] : [[variantId, isReverted || isElsewhere(variantId)] as const]));
  return { ...state.hearts, ...Object.fromEntries(changed) };
}

/** A guest's press, which waits for the sign-in. */
export const isHeld = (intent: WishlistIntent): boolean => intent.kind === 'insert' && intent.isHeld === true;

const without = (state: WishlistState, id: string): WishlistIntent[] => state.intents.filter((intent) => intent.id !== id);

const withStatus = (state: WishlistState, ids: readonly string[] | null, status: WishlistIntent['status']): WishlistIntent[] =>
  state.intents.map((intent) => (ids === null || ids.includes(intent.id) ? { ...intent, status } : intent));

interface Answered {
  /** The list that the items belong to; null: the items are of no use. */
  wishlistId: string | null;
  answer: WishlistAnswer;
}

/** Replaces the items of one list; a shop that sends only the newest keeps the others. */
function withAnswer(state: WishlistState, { wishlistId, answer }: Answered): WishlistState {
  const { mainWishListId, allWishlists, message, pieces } = answer;
  const common = { ...state, message, mainWishListId: mainWishListId ?? state.mainWishListId, allWishlists };
  if (wishlistId === null) return common;
  const known = Object.values(state.items);
  const isWhole = answer.items.length >= pieces || answer.items.length === 0;
  const kept = known.filter((item) => item.wishlistId !== wishlistId || !isWhole);
  const items = Object.fromEntries([...kept, ...answer.items].map((item) => [item.wishListItemId, item]));
  const listed = new Set(Object.values(items).map((item) => item.variantId));
  const open = new Set(state.intents.flatMap((intent) => (intent.kind === 'insert' ? intent.item.variantId : intent.variantId) ?? []));
  const hearts = { ...state.hearts };
  for (const { variantId } of [...known, ...answer.items]) if (!open.has(variantId)) hearts[variantId] = listed.has(variantId);
  return { ...common, items, hearts, pieces: wishlistId === common.mainWishListId ? pieces : state.pieces };
}

export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    /** The customer changes a list. An id is given for a press that is already in the log. */
    changed: {
      prepare: (change: WishlistChange & { id?: string }) => ({
        payload: { id: randomId(), ...change, status: 'waiting' } as WishlistIntent,
      }),
      reducer(state: WishlistState, { payload }: PayloadAction<WishlistIntent>): WishlistState {
        const isKnown = state.intents.some(({ id }) => id === payload.id);
        const intents = isKnown
          ? state.intents.map((intent) => (intent.id === payload.id ? { ...intent, fallback: payload.fallback } : intent))
          : enqueue(state.intents, payload);
        return { ...state, intents, hearts: heartsOf(state, payload) };
      },
    },
    /** A view shows a list; null: the overview with the main list. */
    listRequested: eventOnlyOf<{ wishlistId: string | null }>(),
    /** The overview shows pictures of what its lists have. */
    picturesRequested: eventOnly,
    /** A name is saved: of a new list, or of the one with this id (R2.48). */
    listSaved: eventOnlyOf<{ wishlistId: string | null; name: string }>(),
    /** R2.49 */
    listRemoved: eventOnlyOf<{ wishlistId: string }>(),
    /** Everybody who has the list's link may see it, or no longer. */
    sharingChanged: eventOnlyOf<{ wishlistId: string; isShared: boolean }>(),
    /** Passes the link of a shared list on; where the shop has none, links to the articles. */
    listShared: eventOnlyOf<{ wishlistId: string }>(),
    /** Adds all articles of a list that can be bought to the cart. */
    listBought: eventOnlyOf<{ wishlistId: string }>(),
    buyingStarted: (state: WishlistState, { payload }: PayloadAction<{ intentIds: readonly string[] }>): WishlistState => ({
      ...state,
      bought: { asked: payload.intentIds.length, added: null },
    }),
    buyingEnded: (state: WishlistState, { payload }: PayloadAction<{ asked: number; added: number }>): WishlistState => ({
      ...state,
      bought: payload,
    }),
    /** The page's flyout is loading: it will offer the choice of a list. */
    chooserExpected: (state: WishlistState): WishlistState => (state.chooser === 'mounted' ? state : { ...state, chooser: 'expected' }),
    /** It is mounted, or no longer, or cannot offer it. */
    chooserMounted: (state: WishlistState, { payload }: PayloadAction<{ isMounted: boolean }>): WishlistState => ({
      ...state,
      chooser: payload.isMounted ? 'mounted' : 'absent',
      choiceId: payload.isMounted ? state.choiceId : null,
    }),
    /** The customer wants another list for an item that was just added. */
    choiceOpened: (state: WishlistState, { payload }: PayloadAction<{ wishListItemId: string }>): WishlistState => ({
      ...state,
      choiceId: payload.wishListItemId,
    }),
    choiceClosed: (state: WishlistState): WishlistState => ({ ...state, choiceId: null }),
    retryRequested: (state: WishlistState): WishlistState => ({ ...state, intents: withStatus(state, null, 'waiting') }),

    // dispatched by the saga
    intentsRestored: (state: WishlistState, { payload }: PayloadAction<{ intents: readonly WishlistIntent[] }>): WishlistState => ({
      ...state,
      intents: payload.intents,
      hearts: payload.intents.reduce((hearts, intent) => heartsOf({ ...state, hearts }, intent), state.hearts),
    }),
    intentSent: (state: WishlistState, { payload }: PayloadAction<{ id: string }>): WishlistState => ({
      ...state,
      intents: withStatus(state, [payload.id], 'sent'),
    }),
    intentConfirmed(state: WishlistState, { payload }: PayloadAction<{ id: string; answers: readonly Answered[] }>): WishlistState {
      const done = state.intents.find(({ id }) => id === payload.id);
      if (done === undefined) return state;
      const items = { ...state.items };
      for (const id of done.kind === 'amount' ? [] : itemIdsOf(done)) delete items[id];
      for (const item of Object.values(items))
        if (done.kind === 'delete' && item.variantId === done.variantId) delete items[item.wishListItemId];
      const start: WishlistState = { ...state, error: null, items, intents: without(state, payload.id) };
      return payload.answers.reduce(withAnswer, start);
    },
    /** Refused: the shop's list is shown again. */
    intentDropped(state: WishlistState, { payload }: PayloadAction<{ id: string }>): WishlistState {
      const dropped = state.intents.find(({ id }) => id === payload.id);
      return dropped === undefined ? state : { ...state, intents: without(state, payload.id), hearts: heartsOf(state, dropped, true) };
    },
    intentHandedOver: (state: WishlistState, { payload }: PayloadAction<{ id: string }>): WishlistState => ({
      ...state,
      intents: without(state, payload.id),
      handedOverId: payload.id,
    }),
    intentStalled: (state: WishlistState, { payload }: PayloadAction<{ id: string }>): WishlistState => ({
      ...state,
      intents: withStatus(state, [payload.id], 'stalled'),
    }),
    movedFromCart: (
      state: WishlistState,
      { payload: { cartItemId, wishListItemId } }: PayloadAction<{ cartItemId: string; wishListItemId: string }>,
    ): WishlistState => ({ ...state, moved: { ...state.moved, [cartItemId]: wishListItemId } }),
    /** The line is in the cart again. */
    moveUndone(state: WishlistState, { payload }: PayloadAction<{ cartItemId: string }>): WishlistState {
      const { [payload.cartItemId]: _undone, ...moved } = state.moved;
      return { ...state, moved };
    },
    sendingPaused: (state: WishlistState, { payload }: PayloadAction<{ pause: WishlistPause; ms?: number }>): WishlistState => ({
      ...state,
      pause: payload.pause,
    }),
    /** Online again, signed in again, or the pause is over. */
    sendingResumed: (state: WishlistState): WishlistState => ({ ...state, pause: null, intents: withStatus(state, null, 'waiting') }),
    listStatusChanged: (
      state: WishlistState,
      { payload }: PayloadAction<{ wishlistId: string | null; status: ListStatus }>,
    ): WishlistState => ({ ...state, lists: { ...state.lists, [payload.wishlistId ?? '']: payload.status } }),
    answerReceived: (state: WishlistState, { payload }: PayloadAction<Answered>): WishlistState => withAnswer(state, payload),
    /** A129 */
    failureShown: (state: WishlistState, { payload }: PayloadAction<{ error: string | null }>): WishlistState => ({ ...state, ...payload }),
    sharingConfirmed: (
      state: WishlistState,
      { payload: { wishlistId, shareUrl } }: PayloadAction<{ wishlistId: string; shareUrl: string | null }>,
    ): WishlistState => ({
      ...state,
      allWishlists: state.allWishlists.map((list) => (list.wishlistId === wishlistId ? { ...list, shareUrl } : list)),
    }),
    listRequestStarted: (state: WishlistState): WishlistState => ({ ...state, isListPending: true }),
    listRequestEnded: (state: WishlistState): WishlistState => ({ ...state, isListPending: false }),
    /** This page has found hearts of an earlier one that wait for the sign-in. */
    heldFound: eventOnly,
    /** Unsent changes of a closed page are in the log. */
    abandonedIntentsResumed: eventOnly,
    /** On sign-out no personal data stay. What the page shows is requested again after the next sign-in. */
    wishlistCleared: ({ chooser, hearts, lists }: WishlistState): WishlistState => ({
      ...initialState,
      chooser,
      hearts: Object.fromEntries(Object.keys(hearts).map((variantId) => [variantId, false])),
      lists: Object.fromEntries(Object.keys(lists).map((id) => [id, 'pending' as const])),
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(accountActions.signInDismissed, (state): WishlistState => {
      const held = state.intents.filter(isHeld);
      if (held.length === 0) return state;
      const hearts = held.reduce((marked, intent) => heartsOf({ ...state, hearts: marked }, intent, true), state.hearts);
      return { ...state, hearts, intents: state.intents.filter((intent) => !isHeld(intent)) };
    }),
});

export const wishlistActions = wishlistSlice.actions;
