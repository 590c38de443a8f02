import { memoizeOne } from '../../lib/memoizeOne';
import { splitSaved } from './cartRules';
import type { Article, Cart, CartItem, CartState, Intent, LineStatus, Pause, Removed, WithCart } from './cartTypes';
import { applyIntents } from './intents';

const applyOnce = memoizeOne(applyIntents);
const splitOnce = memoizeOne((articles: readonly Article[]) => splitSaved(articles));

const removedOnce = memoizeOne((removed: readonly Removed[], cart: Cart | null) => {
  const shown = new Set(cart?.articles.map(({ cartItemId }) => cartItemId));
  return removed.filter(({ article }) => article.variantId !== null && !shown.has(article.cartItemId));
});

/** The cart as the shopper sees it: the shop's with every open intent applied. Null until loaded. */
export function selectShownCart({ cart }: WithCart): Cart | null {
  return cart.server === null ? null : applyOnce(cart.server, cart.intents, cart.removed);
}

const NONE: readonly Article[] = [];

export const selectServerCart = ({ cart }: WithCart): Cart | null => cart.server;

/** The lines of the shop's last response. */
export const selectServerArticles = ({ cart }: WithCart): readonly Article[] => cart.server?.articles ?? NONE;

const countsOnce = memoizeOne((articles: readonly Article[]) => new Map(articles.map(({ cartItemId, count }) => [cartItemId, count])));

/** The wanted count of a line. */
export const selectLineCount = (state: WithCart, cartItemId: string): number | undefined =>
  countsOnce(selectShownCart(state)?.articles ?? NONE).get(cartItemId);

/** Lines being bought, without saved ones. */
export const selectBoughtArticles = (state: WithCart): readonly Article[] => splitOnce(selectShownCart(state)?.articles ?? NONE).bought;

/** A line's count exceeds its stock; can only be corrected in the basket. */
export const selectHasShortage = (state: WithCart): boolean =>
  selectBoughtArticles(state).some(({ count, availability: { inStock } }) => inStock !== null && inStock < count);

/** R3.033: saved for later. */
export const selectSavedArticles = (state: WithCart): readonly Article[] => splitOnce(selectShownCart(state)?.articles ?? NONE).saved;

export const selectPieces = (state: WithCart): number => selectShownCart(state)?.pieces ?? 0;

/** A089: the whole order with VAT, from the shop's last response. */
export const selectTotal = ({ cart }: WithCart): number | null => cart.server?.total.total ?? null;

/** A view shows the cart, or is about to. */
export const selectIsShown = ({ cart }: WithCart): boolean => cart.status !== 'idle' || cart.isRefreshNeeded || cart.isLoadedExternally;
export const selectCartStatus = ({ cart }: WithCart): CartState['status'] => cart.status;

export const selectCartId = ({ cart }: WithCart): string | null => cart.cartId;

export const selectIntents = ({ cart }: WithCart): readonly Intent[] => cart.intents;

export const selectPause = ({ cart }: WithCart): Pause | null => cart.pause;

const PAUSE_NOTES = { offline: 'txt_cart_offline', signIn: 'txt_cart_session_ended', busy: 'txt_cart_busy' } as const;

/** Why nothing is saved at the moment: shown above the lines, so no flash repeats it. */
export const selectPauseNote = ({ cart }: WithCart): (typeof PAUSE_NOTES)[Pause] | undefined =>
  cart.pause === null || cart.server === null ? undefined : PAUSE_NOTES[cart.pause];

/** A change is being saved, so totals are about to change. */
export const selectIsSaving = ({ cart }: WithCart): boolean => cart.intents.some(({ status }) => status !== 'stalled');

/** R4.058. Also used where the cart may not be loaded. */
export const selectIsAdding = ({ cart }: Partial<WithCart>, { variantId, id }: CartItem): boolean =>
  (cart?.intents ?? []).some(
    (intent) => intent.kind === 'insert' && intent.item.variantId === variantId && (variantId !== undefined || intent.item.id === id),
  );

/** Whether an insert was handed back to the page's form. */
export const selectIsHandedOver = ({ cart }: Partial<WithCart>, intentId: string): boolean => cart?.fallbackIntentId === intentId;

const statusesOnce = memoizeOne((intents: readonly Intent[], removed: readonly Removed[]): ReadonlyMap<string, LineStatus> => {
  const statuses = new Map<string, LineStatus>();
  for (const intent of intents) {
    if (intent.kind === 'insert' && intent.isUndo) {
      const back = removed.find(({ article }) => article.variantId === intent.item.variantId);
      if (back !== undefined) statuses.set(back.article.cartItemId, 'returning');
    } else if (intent.kind === 'amount' || intent.kind === 'service') {
      const isStalled = intent.status === 'stalled' || statuses.get(intent.cartItemId) === 'notSaved';
      statuses.set(intent.cartItemId, isStalled ? 'notSaved' : 'saving');
    }
  }
  return statuses;
});

export const selectLineStatus = ({ cart }: WithCart, cartItemId: string): LineStatus =>
  statusesOnce(cart.intents, cart.removed).get(cartItemId) ?? 'saved';

/** Removals that can be undone and are not in the cart. */
export const selectRemoved = (state: WithCart): readonly Removed[] => removedOnce(state.cart.removed, selectShownCart(state));

const stalledOnce = memoizeOne((intents: readonly Intent[], articles: readonly Article[]) =>
  articles.filter(({ cartItemId }) =>
    intents.some((intent) => intent.kind === 'delete' && intent.status === 'stalled' && intent.cartItemIds.includes(cartItemId)),
  ),
);

/** Lines whose removal has an unknown outcome, for "not removed". */
export const selectStalledRemovals = (state: WithCart): readonly Article[] => stalledOnce(state.cart.intents, selectServerArticles(state));

export const selectReservation = ({ cart }: WithCart): Cart['reservation'] => cart.server?.reservation ?? null;

export const selectClockOffsetMs = ({ cart }: WithCart): number => cart.clockOffsetMs;

/** The next intent to send: the oldest that is not stalled. */
export const selectNextIntent = ({ cart }: WithCart): Intent | null => cart.intents.find(({ status }) => status !== 'stalled') ?? null;

export const selectIsRefreshNeeded = ({ cart }: WithCart): boolean => cart.isRefreshNeeded;
