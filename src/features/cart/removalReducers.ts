import { deletableIds } from './cartRules';
import { refreshNeeded, shownLines, toLines } from './cartState';
import type { Article, CartState, DeleteIntent, InsertIntent, Intent } from './cartTypes';
import { enqueue, isOfLine, withId } from './intentEdits';
import type { WithId } from './intentEdits';

/** How many removals can be undone; the oldest are dropped first. */
const REMOVED_MAX = 20;

/**
 * Restores a line whose removal is unconfirmed by setting its absolute quantity. If the line was removed after all, the shop
 * refuses that, and the article can be added again.
 */
export function restoreLine(state: CartState, stalled: DeleteIntent, article: Article, intentId: string): CartState {
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
export const undosOf = (state: CartState, { cartItemIds }: DeleteIntent): { undo: InsertIntent; article: Article }[] =>
  state.intents.flatMap((undo) => {
    if (undo.kind !== 'insert' || !undo.isUndo || undo.status !== 'waiting') return [];
    const article = toLines(state).find(
      ({ cartItemId, variantId }) => cartItemIds.includes(cartItemId) && variantId !== null && variantId === undo.item.variantId,
    );
    return article === undefined ? [] : [{ undo, article }];
  });

/**
 * Whether the shop has applied the undo of a removal: only after the removal itself, which is among the `others` while it is
 * queued.
 */
export const isPutBack = ({ variantId, cartItemId }: Article, done: Intent | undefined, others: readonly Intent[]): boolean =>
  (done?.kind === 'insert' ? variantId === done.item.variantId : done?.kind === 'amount' && cartItemId === done.cartItemId) &&
  !others.some((other) => other.kind === 'delete' && isOfLine(other, cartItemId));

/** Removing lines, and undoing that. */
export const removalReducers = {
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
};
