import { field, firstOfEach, idOf, isDto, isSet, labelOf, listOf, numberOf, shortLabelOf, textOf, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import type { Links } from '../../shop/links';
import type { WishlistAnswer, WishlistItem, WishlistName } from './wishlistTypes';

/** More entries of one response limit a faulty one. */
export const ITEMS_MAX = 3000;
export const LISTS_MAX = 200;
const TITLE_MAX_CHARS = 200;
export const NAME_MAX_CHARS = 100;
export const AMOUNT_MAX = 99;

/** Numbers below are seconds since the epoch, others are milliseconds. */
const SECONDS_BELOW = 1e11;

interface ShopLinks {
  toHref: Links['href'];
  origin: string;
}

/** A128: seconds, milliseconds or ISO 8601, as number or text; 0 for anything else. */
export function toTimestamp(value: unknown): number {
  const number = numberOf({ value }, 'value');
  if (number !== null) return number > 0 && number < 8.64e15 ? Math.round(number < SECONDS_BELOW ? number * 1000 : number) : 0;
  const time = typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : 0;
  return Number.isFinite(time) && time > 0 ? time : 0;
}

/** Ids go into a comma-separated list. */
const ID = /^[\w-]{1,64}$/;

export function safeIdOf(dto: Dto, name: string): string | null {
  const id = idOf(dto, name);
  return id !== null && ID.test(id) ? id : null;
}

function toAmount(dto: Dto): number {
  const amount = numberOf(dto, 'amount');
  return amount !== null && amount >= 1 ? Math.min(Math.floor(amount), AMOUNT_MAX) : 1;
}

const toItem =
  (wishlistId: string, toHref: Links['href']) =>
  (dto: Dto): WishlistItem | null => {
    const [wishListItemId, variantId] = [safeIdOf(dto, 'wishListItemId'), safeIdOf(dto, 'variantId')];
    if (wishListItemId === null || variantId === null) return null;
    const prices = toDto(field(dto, 'price'));
    const [current, original] = [numberOf(prices, 'current'), numberOf(prices, 'original')];
    const price = current !== null && current >= 0 ? current : null;
    return {
      wishListItemId,
      wishlistId,
      variantId,
      title: shortLabelOf(dto, 'title', TITLE_MAX_CHARS),
      href: toHref(field(dto, 'urlKey')),
      mediaId: idOf(dto, 'mediaId'),
      createdTs: toTimestamp(field(dto, 'createdTs')),
      amount: toAmount(dto),
      price,
      oldPrice: original !== null && price !== null && original > price ? original : null,
      availabilityKey: textOf(dto, 'availabilityKey'),
      isAdultOnly: isSet(dto, 'isAdultOnly'),
    };
  };

/** The link is copied and sent to others: it has to be complete, and one of the shop. */
export function toShareUrl(value: unknown, { toHref, origin }: ShopLinks): string | null {
  const href = toHref(value);
  const url = href === null ? null : new URL(href, origin);
  return url?.origin === origin ? url.href : null;
}

const toName =
  (shop: ShopLinks) =>
  (dto: Dto): WishlistName | null => {
    const [wishlistId, name] = [safeIdOf(dto, 'wishlistId'), shortLabelOf(dto, 'name', NAME_MAX_CHARS)];
    if (wishlistId === null) return null;
    const [pieces, shareUrl] = [numberOf(dto, 'pieces'), field(dto, 'shareUrl')];
    return {
      wishlistId,
      name: name ?? `#${wishlistId}`,
      isMain: isSet(dto, 'isMain'),
      pieces: pieces !== null && pieces >= 0 ? Math.floor(pieces) : null,
      ...(shareUrl === undefined ? {} : { shareUrl: toShareUrl(shareUrl, shop) }),
    };
  };

/** Null for a response that is no wishlist. `wishlistId`: the list that was requested, null for the main one. */
export function toWishlist(answer: unknown, wishlistId: string | null, shop: ShopLinks): WishlistAnswer | null {
  if (!isDto(answer)) return null;
  const sent = field(answer, 'items');
  if (typeof sent !== 'object' || sent === null) return null; // PHP sends an empty map as a list
  const mainWishListId = safeIdOf(answer, 'mainWishListId');
  const items = firstOfEach(
    listOf(sent, toItem(wishlistId ?? mainWishListId ?? '', shop.toHref), ITEMS_MAX),
    (item) => item.wishListItemId,
  );
  const pieces = numberOf(answer, 'pieces');
  return {
    items,
    pieces: pieces !== null && pieces >= 0 ? Math.floor(pieces) : items.length,
    mainWishListId,
    allWishlists: firstOfEach(listOf(field(answer, 'allWishlists'), toName(shop), LISTS_MAX), (list) => list.wishlistId),
    message: labelOf(answer, 'message'),
  };
}
