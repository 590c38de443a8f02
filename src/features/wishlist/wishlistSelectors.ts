import { memoizeOne } from '../../lib/memoizeOne';
import { applyIntents, byNewest } from './wishlistIntents';
import { FLYOUT_ITEMS } from './wishlistRules';
import { isHeld } from './wishlistSlice';
import type { ListStatus, WishlistIntent, WishlistItem, WishlistPause, WishlistState, WithWishlist } from './wishlistTypes';

const shownItems = memoizeOne((items: WishlistState['items'], intents: readonly WishlistIntent[]) => applyIntents({ items, intents }));

const newestFirst = (shown: readonly WishlistItem[], wishlistId: string | null): readonly WishlistItem[] =>
  shown.filter((item) => item.wishlistId === wishlistId).sort(byNewest);
const itemsOf = memoizeOne(newestFirst);
const newestOf = memoizeOne((shown: readonly WishlistItem[], wishlistId: string | null) =>
  newestFirst(shown, wishlistId).slice(0, FLYOUT_ITEMS),
);

/** The items of a list, newest first (A128), with every unconfirmed change. */
export const selectItems = ({ wishlist }: WithWishlist, wishlistId: string): readonly WishlistItem[] =>
  itemsOf(shownItems(wishlist.items, wishlist.intents), wishlistId);

/** R2.59, R9.48: the newest of the main list. */
export const selectNewest = ({ wishlist }: WithWishlist): readonly WishlistItem[] =>
  newestOf(shownItems(wishlist.items, wishlist.intents), wishlist.mainWishListId);

/** How many articles the main list has, with unconfirmed changes. */
export function selectPieces({ wishlist }: WithWishlist): number {
  const { items, intents, mainWishListId, pieces } = wishlist;
  const isMain = (id: string | null): boolean => id === null || id === mainWishListId;
  const before = new Set(Object.values(items).flatMap((item) => (isMain(item.wishlistId) ? item.variantId : [])));
  const after = new Set(shownItems(items, intents).flatMap((item) => (isMain(item.wishlistId) ? item.variantId : [])));
  for (const intent of intents)
    if (intent.kind === 'insert' && isMain(intent.item.wishlistId) && intent.item.newWishlistName === null)
      after.add(intent.item.variantId);
  return Math.max(0, pieces + after.size - before.size);
}

export const selectLists = ({ wishlist }: WithWishlist): WishlistState['allWishlists'] => wishlist.allWishlists;
export const selectListStatus = ({ wishlist }: WithWishlist, wishlistId: string | null): ListStatus | 'idle' =>
  wishlist.lists[wishlistId ?? ''] ?? 'idle';
export const selectIntents = ({ wishlist }: WithWishlist): readonly WishlistIntent[] => wishlist.intents;
export const selectHeld = ({ wishlist }: WithWishlist): readonly WishlistIntent[] => wishlist.intents.filter(isHeld);
export const selectNextIntent = ({ wishlist }: WithWishlist): WishlistIntent | null =>
  wishlist.intents.find(({ status }) => status !== 'stalled') ?? null;
export const selectIsStalled = ({ wishlist }: WithWishlist): boolean => wishlist.intents.some(({ status }) => status === 'stalled');
export const selectIsSaving = ({ wishlist }: WithWishlist): boolean => wishlist.intents.length > 0;
export const selectPause = ({ wishlist }: WithWishlist): WishlistPause | null => wishlist.pause;
export const selectIsListPending = ({ wishlist }: WithWishlist): boolean => wishlist.isListPending;
export const selectBought = ({ wishlist }: WithWishlist): WishlistState['bought'] => wishlist.bought;
export const selectHasChooser = ({ wishlist }: WithWishlist): boolean => wishlist.chooser === 'mounted';

export const selectIsChooserExpected = ({ wishlist }: WithWishlist): boolean => wishlist.chooser === 'expected';
/** The item whose list is being chosen; null: nothing is being chosen. */
export const selectChoice = ({ wishlist }: WithWishlist): WishlistItem | null =>
  wishlist.choiceId === null
    ? null
    : (shownItems(wishlist.items, wishlist.intents).find(({ wishListItemId }) => wishListItemId === wishlist.choiceId) ?? null);
export const selectHearts = ({ wishlist }: WithWishlist): WishlistState['hearts'] => wishlist.hearts;
