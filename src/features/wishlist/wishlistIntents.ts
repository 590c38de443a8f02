import type { WishlistIntent, WishlistItem, WishlistState } from './wishlistTypes';

/** The items that an intent changes; none for an addition. */
export function itemIdsOf(intent: WishlistIntent): readonly string[] {
  if (intent.kind === 'insert') return [];
  return intent.kind === 'delete' ? intent.wishListItemIds : [intent.wishListItemId];
}

const isSameItem = (one: WishlistIntent, other: WishlistIntent): boolean => itemIdsOf(one).some((id) => itemIdsOf(other).includes(id));

/** Whether `next` makes `older` obsolete: the newest wish about an item wins. What was sent stays, as the shop may have it. */
function supersedes(next: WishlistIntent, older: WishlistIntent): boolean {
  if (older.status === 'sent') return false;
  if (next.kind === 'delete' && older.kind === 'insert') {
    const { item } = older;
    return next.variantId === item.variantId && next.wishListItemIds.length === 0 && item.newWishlistName === null;
  }
  if (next.kind === 'insert')
    return older.kind === 'delete' && older.wishListItemIds.length === 0 && older.variantId === next.item.variantId;
  return older.kind !== 'move' || next.kind === 'delete' ? isSameItem(next, older) && older.kind !== 'delete' : false;
}

export const enqueue = (intents: readonly WishlistIntent[], next: WishlistIntent): WishlistIntent[] => [
  ...intents.filter((older) => !supersedes(next, older)),
  next,
];

/** A128: newest first; of the same time, the larger id first. */
export const byNewest = (one: WishlistItem, other: WishlistItem): number =>
  other.createdTs - one.createdTs || other.wishListItemId.localeCompare(one.wishListItemId, 'en', { numeric: true });

/** The items as the customer left them: the shop's, with every unconfirmed change. Additions appear with the shop's answer. */
export function applyIntents({ items, intents }: Pick<WishlistState, 'items' | 'intents'>): readonly WishlistItem[] {
  const shown = new Map(Object.entries(items));
  for (const intent of intents) {
    for (const id of itemIdsOf(intent)) {
      const item = shown.get(id);
      if (item === undefined) continue;
      if (intent.kind === 'delete') shown.delete(id);
      if (intent.kind === 'amount') shown.set(id, { ...item, amount: intent.amount });
      if (intent.kind !== 'move') continue;
      if (intent.wishlistId === null) shown.delete(id); // until the new list has an id
      else shown.set(id, { ...item, wishlistId: intent.wishlistId });
    }
  }
  return [...shown.values()];
}
