import { isSaved, piecesOf } from './cartRules';
import type { Article, Cart, CartItem, Intent, Removed } from './cartTypes';

const isSameItem = (one: CartItem, other: CartItem): boolean =>
  one.variantId === other.variantId && one.articleId === other.articleId && one.id === other.id;

/** Whether an insert adds to this line; never to a saved item. */
const isLineOf = (article: Article, { variantId }: CartItem): boolean =>
  article.variantId !== null && article.variantId === variantId && !isSaved(article);

/** The lines that an intent changes; none for an insert. */
function toLines(intent: Intent): readonly string[] {
  if (intent.kind === 'insert') return [];
  return intent.kind === 'delete' ? intent.cartItemIds : [intent.cartItemId];
}

/**
 * Whether `next` makes `older` obsolete: the newer intent of a line wins. Amounts and removals are absolute, so they also cover
 * pieces that were about to be added to their line.
 */
function supersedes(next: Intent, older: Intent, articles: readonly Article[]): boolean {
  if (next.kind === 'insert') return false;
  if (next.kind === 'service') return older.kind === 'service' && next.cartItemId === older.cartItemId && next.bundleId === older.bundleId;
  const lines = toLines(next);
  if (older.kind === 'amount') return lines.includes(older.cartItemId);
  if (older.kind === 'service') return next.kind === 'delete' && lines.includes(older.cartItemId);
  return older.kind === 'insert' && articles.some((article) => lines.includes(article.cartItemId) && isLineOf(article, older.item));
}

/** Whether a newer intent of the queue makes this one obsolete. */
export const isSuperseded = (intent: Intent, intents: readonly Intent[], articles: readonly Article[]): boolean =>
  intents.slice(intents.indexOf(intent) + 1).some((next) => supersedes(next, intent, articles));

/**
 * Adds an intent to the queue. Sent intents keep their id and content, because the shop may know them; unsent ones are coalesced:
 * the latest amount per line, one removal for all, inserts of one variant added up.
 */
export function enqueueIntent(intents: readonly Intent[], next: Intent, articles: readonly Article[]): Intent[] {
  const kept = intents.filter((intent) => intent.status === 'sent' || !supersedes(next, intent, articles));
  for (const [index, intent] of kept.entries()) {
    if (intent.status !== 'waiting') continue;
    const merged = merge(intent, next);
    if (merged !== null) return kept.map((old, at) => (at === index ? merged : old));
  }
  return [...kept, next];
}

function merge(intent: Intent, next: Intent): Intent | null {
  if (intent.kind === 'delete' && next.kind === 'delete') {
    return { ...intent, cartItemIds: [...new Set([...intent.cartItemIds, ...next.cartItemIds])] };
  }
  if (intent.kind === 'insert' && next.kind === 'insert' && intent.isUndo === next.isUndo && isSameItem(intent.item, next.item)) {
    if (intent.fallback || next.fallback) return null; // a form cannot take over more than it requested
    return { ...intent, count: intent.count + next.count };
  }
  return null;
}

const INTENT_ID_MAX_CHARS = 64;

/** The same change as a new intent, unknown to the shop. */
const withNewId = <Kind extends Intent>(intent: Kind): Kind => ({ ...intent, id: `${intent.id}-r`.slice(-INTENT_ID_MAX_CHARS) });

/**
 * Intents to flush on pagehide: latest per line, since requests may be reordered. Pieces added to a changed amount become part of
 * it.
 */
export function unloadIntents(intents: readonly Intent[], articles: readonly Article[]): Intent[] {
  const queue: Intent[] = [];
  for (const intent of intents) {
    if (isSuperseded(intent, intents, articles)) continue;
    const before = queue.findIndex((entry) => intent.kind === 'insert' && entry.kind === 'amount' && supersedes(entry, intent, articles));
    const amount = queue[before];
    if (intent.kind === 'insert' && amount?.kind === 'amount')
      queue[before] = withNewId({ ...amount, amount: amount.amount + intent.count });
    else queue.push(intent);
  }
  return queue;
}

/**
 * An addition after a removal of the same article: if it arrived first, the removal would include it. Without intent ids every
 * addition: the next page cannot repeat it harmlessly, so it alone sends it.
 */
export const mustWaitForNextPage = (entry: Intent, queue: readonly Intent[], articles: readonly Article[], hasIds: boolean): boolean =>
  entry.kind === 'insert' && (!hasIds || queue.some((other) => other.kind === 'delete' && supersedes(other, entry, articles)));

/**
 * Intents for the tab's next page. The flush on pagehide may have arrived before a request that was already under way, which then
 * had the last effect: amounts behind one are repeated as new intents, which is safe because they are absolute. An addition under
 * way without its id is not repeated.
 */
export function intentsForNextPage(intents: readonly Intent[], articles: readonly Article[], hasIds: boolean): Intent[] {
  const inFlight = intents.find(({ status }) => status === 'sent');
  const repeatable = unloadIntents(intents, articles).filter(
    (intent) => intent.kind !== 'insert' || intent.status !== 'sent' || !intent.isSentWithoutId,
  );
  return repeatable.map((entry, _index, queue) => {
    if (mustWaitForNextPage(entry, queue, articles, hasIds)) return hasIds ? entry : { ...entry, status: 'waiting' };
    const needsRepeat = inFlight !== undefined && entry !== inFlight && entry.kind === 'amount';
    return needsRepeat ? { ...withNewId(entry), status: 'waiting' } : { ...entry, status: 'sent' };
  });
}

/** The open intents without one that the shop has confirmed. Pieces that were added ahead of a stalled amount are added to it, or its retry would drop them. */
export function withoutDone(intents: readonly Intent[], done: Intent, articles: readonly Article[]): Intent[] {
  const place = intents.indexOf(done);
  return intents.flatMap((intent, index): Intent[] => {
    if (index === place) return [];
    const isOvertaken = index < place && intent.kind === 'amount' && intent.status === 'stalled' && supersedes(intent, done, articles);
    return isOvertaken && done.kind === 'insert' ? [withNewId({ ...intent, amount: intent.amount + done.count })] : [intent];
  });
}

/** Intents about lines that still exist in the shop's cart. */
export function pruneIntents(intents: readonly Intent[], cart: Cart): Intent[] {
  const known = new Set(cart.articles.map(({ cartItemId }) => cartItemId));
  return intents.flatMap((intent): Intent[] => {
    if (intent.kind === 'insert') return [intent];
    if (intent.kind !== 'delete') return known.has(intent.cartItemId) ? [intent] : [];
    const cartItemIds = intent.cartItemIds.filter((id) => known.has(id));
    return cartItemIds.length > 0 ? [{ ...intent, cartItemIds }] : [];
  });
}

/** Intents of another page are placed before this page's newer ones; `supersedes` resolves conflicts per line. */
export function mergeAbandonedIntents(own: readonly Intent[], abandoned: readonly Intent[], articles: readonly Article[]): Intent[] {
  const isNews = (intent: Intent) => !own.some((newer) => newer.id === intent.id || supersedes(newer, intent, articles));
  return [...abandoned.filter(isNews), ...own];
}

const edit = (articles: readonly Article[], cartItemId: string, change: (article: Article) => Article): Article[] =>
  articles.map((article) => (article.cartItemId === cartItemId ? change(article) : article));

function applyTo(articles: readonly Article[], intent: Intent, removed: readonly Removed[]): readonly Article[] {
  switch (intent.kind) {
    case 'amount':
      return edit(articles, intent.cartItemId, (article) => ({ ...article, count: intent.amount }));
    case 'delete': {
      const gone = new Set(intent.cartItemIds);
      return articles.filter(({ cartItemId }) => !gone.has(cartItemId));
    }
    case 'service':
      return edit(articles, intent.cartItemId, (article) => ({
        ...article,
        bundles: article.bundles.map((bundle) => (bundle.id === intent.bundleId ? { ...bundle, active: intent.active } : bundle)),
      }));
    case 'insert': {
      if (intent.isReplay) return articles;
      const { item, count } = intent;
      const line = articles.find((article) => isLineOf(article, item));
      if (line !== undefined) return edit(articles, line.cartItemId, (article) => ({ ...article, count: article.count + count }));
      const back = intent.isUndo ? removed.find(({ article }) => isLineOf(article, item)) : undefined;
      return back === undefined ? articles : [...articles.slice(0, back.index), { ...back.article, count }, ...articles.slice(back.index)];
    }
  }
}

/** Number of pieces in inserts of articles that are not in the cart yet. */
function unseenPieces(before: readonly Article[], after: readonly Article[], intent: Intent): number {
  return intent.kind === 'insert' && !intent.isReplay && before === after ? intent.count : 0;
}

/**
 * The cart to show: the shop's with all open intents applied, so that a newer intent always wins over an older response. Prices
 * are the shop's (A089) and follow with the response.
 */
export function applyIntents(cart: Cart, intents: readonly Intent[], removed: readonly Removed[]): Cart {
  if (intents.length === 0) return cart;
  let articles: readonly Article[] = cart.articles;
  let unseen = 0;
  for (const intent of intents) {
    const before = articles;
    articles = applyTo(before, intent, removed);
    unseen += unseenPieces(before, articles, intent);
  }
  const pieces = Math.max(0, cart.pieces + piecesOf(articles) - piecesOf(cart.articles) + unseen);
  return { ...cart, exists: cart.exists || pieces > 0, articles, lines: cart.lines + articles.length - cart.articles.length, pieces };
}
