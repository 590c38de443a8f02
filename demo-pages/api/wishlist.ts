import { createPageLinks } from '../countries/links';
import { shareWishlist } from '../domain/sharedWishlist';
import type { WishlistItem } from '../domain/types';
import {
  addWishlistItem,
  ensureMainWishlist,
  listWishlistItems,
  listWishlists,
  removeWishlist,
  removeWishlistItem,
  saveWishlist,
} from '../domain/wishlist';
import { SERVER_TEXTS } from '../http/serverTexts';
import { Refusal, type Call, type Endpoint } from '../http/endpoint';
import { idOf, idsOf } from './ids';
import { refusingBy, toDescribedRefusal } from './apiErrors';
import { signedIn } from './signedIn';

const refusing = refusingBy(toDescribedRefusal);

const MAX_IDS = 100;

const toItem = (prefix: string, { wishListItemId, variantId, amount, createdTs, product }: WishlistItem): object => ({
  wishListItemId: String(wishListItemId),
  variantId: String(variantId),
  title: product.title,
  urlKey: `${prefix}/${product.urlKey}?v=${variantId}`.slice(1),
  mediaId: product.mediaId,
  createdTs: Math.floor(createdTs / 1000),
  amount,
  price: { current: product.price.current, original: product.price.old },
  availabilityKey: product.availabilityKey,
  isAdultOnly: product.isAdultOnly,
});

/** The contract's Wishlist: the items of one list beside the names of all. */
async function wishlist(call: Call, wishlistId?: number): Promise<object> {
  const { context, shop } = call;
  const customer = signedIn(call).id;
  const main = await ensureMainWishlist(context.db, customer);
  const items = await listWishlistItems(context.db, customer, wishlistId ?? main.id, shop.country);
  const all = await listWishlists(context.db, customer);
  return {
    items: Object.fromEntries(items.map((item) => [String(item.wishListItemId), toItem(shop.prefix, item)])),
    pieces: items.length,
    mainWishListId: String(main.id),
    allWishlists: all.map(({ id, title, isMain, pieces, shareToken }) => ({
      wishlistId: String(id),
      name: title,
      isMain,
      pieces,
      shareUrl: shareUrl(call, shareToken),
    })),
    error: null,
    message: null,
  };
}

const shareUrl = ({ shop }: Call, token: string | null): string | null =>
  token === null ? null : createPageLinks(shop.prefix, shop.urlKeys).sharedWishlist(token);

function listId({ shop }: Call, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const id = idOf(value);
  if (id === null) throw new Refusal(404, { error: SERVER_TEXTS[shop.language].notFound });
  return id;
}

export const wishlistEndpoints: Record<string, Endpoint> = {
  wishlistFindAll: refusing((call) => wishlist(call)),
  wishlistGetItems: refusing((call) => wishlist(call, listId(call, call.query.wishlistId))),

  wishlistAddItem: refusing(async (call) => {
    const { context, body } = call;
    const customer = signedIn(call).id;
    const variantId = idOf(body.variantId);
    if (variantId === null) throw new Refusal(422, { error: SERVER_TEXTS[call.shop.language].notFound });
    const created =
      typeof body.newWishlistName === 'string' ? await saveWishlist(context.db, customer, { title: body.newWishlistName }) : null;
    const target = created?.id ?? listId(call, body.wishlistId) ?? (await ensureMainWishlist(context.db, customer)).id;
    await addWishlistItem(context.db, customer, target, variantId, Number(body.amount ?? 1));
    return wishlist(call, target);
  }),

  wishlistDeleteItem: refusing(async (call) => {
    const customer = signedIn(call).id;
    for (const id of idsOf(call.query.wishListItemId, MAX_IDS)) await removeWishlistItem(call.context.db, customer, id);
    return wishlist(call);
  }),

  wishlistSave: refusing(async (call) => {
    const id = listId(call, call.body.wishlistId);
    const title = String(call.body.name);
    const saved = await saveWishlist(call.context.db, signedIn(call).id, id === undefined ? { title } : { id, title });
    return { wishlistId: String(saved.id), message: null };
  }),

  wishlistRemove: refusing(async (call) => {
    const id = listId(call, call.body.wishListId) ?? 0;
    await removeWishlist(call.context.db, signedIn(call).id, id);
    return { status: true };
  }),

  wishlistShare: refusing(async (call) => {
    const id = listId(call, call.body.wishListId) ?? 0;
    const token = await shareWishlist(call.context.db, signedIn(call).id, id, call.body.isShared === true);
    return { shareUrl: shareUrl(call, token) };
  }),
};
