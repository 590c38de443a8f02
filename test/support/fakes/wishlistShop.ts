import type { ApiInput, ApiOutput } from '../../../src/api/api';
import { ApiError } from '../../../src/api/ApiError';
import type { FakeAnswers } from './fakeApi';

type WishlistDto = ApiOutput<'wishlistFindAll'>;
export type WishlistItemDto = WishlistDto['items'][string];

interface StoredItem {
  id: string;
  listId: string;
  variantId: string;
  amount: number;
}

export const wishlistItemDto = (id: string, over: Partial<WishlistItemDto> = {}): WishlistItemDto => ({
  wishListItemId: id,
  variantId: `10${id}`,
  title: `Izdelek ${id}`,
  urlKey: `izdelek-${id}`,
  mediaId: `p${id}`,
  createdTs: 1_767_225_600 + Number(id),
  amount: 1,
  price: { current: 24.99 },
  availabilityKey: 'stock',
  isAdultOnly: false,
  ...over,
});

export const wishlistDto = (items: readonly WishlistItemDto[], over: Partial<WishlistDto> = {}): WishlistDto => ({
  items: Object.fromEntries(items.map((item) => [item.wishListItemId, item])),
  pieces: items.length,
  mainWishListId: '1',
  allWishlists: [{ wishlistId: '1', name: 'Moj seznam želja', isMain: true, pieces: items.length }],
  error: null,
  message: null,
  ...over,
});

/** A customer's wishlists in memory. The main list is `1`. */
export function wishlistShop(start: { lists?: Record<string, string>; items?: StoredItem[]; sharesLists?: boolean } = {}) {
  const lists = new Map(Object.entries({ 1: 'Moj seznam želja', ...start.lists }));
  let items: StoredItem[] = start.items ?? [];
  let lastId = 70;
  const shared = new Map<string, string>();

  const answer = (listId: string): WishlistDto =>
    wishlistDto(
      items.filter((item) => item.listId === listId).map(({ id, variantId, amount }) => wishlistItemDto(id, { variantId, amount })),
      {
        allWishlists: [...lists].map(([wishlistId, name]) => ({
          wishlistId,
          name,
          isMain: wishlistId === '1',
          pieces: items.filter((item) => item.listId === wishlistId).length,
          ...(start.sharesLists === true && { shareUrl: shared.get(wishlistId) ?? null }),
        })),
      },
    );

  const answers: FakeAnswers = {
    wishlistFindAll: () => answer('1'),
    wishlistGetItems: ({ query }: ApiInput<'wishlistGetItems'>) => {
      const id = query?.wishlistId ?? '1';
      return lists.has(id) ? answer(id) : new ApiError('http', 'wishlistGetItems', { status: 404 });
    },
    wishlistAddItem({ body: { variantId, wishlistId, newWishlistName, amount = 1 } }) {
      let listId = wishlistId ?? '1';
      if (newWishlistName !== undefined) lists.set((listId = String((lastId += 1))), newWishlistName);
      const known = items.find((item) => item.listId === listId && item.variantId === variantId);
      if (known) known.amount = amount;
      else items.push({ id: String((lastId += 1)), listId, variantId, amount });
      return answer(listId);
    },
    wishlistDeleteItem({ query }) {
      const gone = (query?.wishListItemId ?? '').split(',');
      items = items.filter(({ id }) => !gone.includes(id));
      return answer('1');
    },
    wishlistSave({ body: { wishlistId, name } }) {
      const id = wishlistId ?? String((lastId += 1));
      lists.set(id, name);
      return { wishlistId: id, message: null };
    },
    wishlistRemove({ body: { wishListId } }) {
      lists.delete(wishListId);
      return { status: true };
    },
    wishlistShare({ body: { wishListId, isShared } }) {
      if (isShared) shared.set(wishListId, `/seznam-zelja-shared/t${(lastId += 1)}`);
      else shared.delete(wishListId);
      return { shareUrl: shared.get(wishListId) ?? null };
    },
  };
  return {
    answers,
    lists: () => Object.fromEntries(lists),
    /** Variants and amounts of a list. */
    stored: (listId = '1') =>
      Object.fromEntries(items.filter((item) => item.listId === listId).map((item) => [item.variantId, item.amount])),
  };
}
