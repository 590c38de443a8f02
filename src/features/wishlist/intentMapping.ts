import { field, firstOfEach, isDto, numberOf, textOf, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { firstChars } from '../../lib/firstChars';
import { LOG_MAX_INTENTS } from '../intents';
import type { IntentLog } from '../intents';
import { AMOUNT_MAX, NAME_MAX_CHARS, safeIdOf } from './wishlistMapping';
import type { WishlistIntent } from './wishlistTypes';

function toAmount(dto: Dto): number | null {
  const amount = numberOf(dto, 'amount');
  return amount !== null && Number.isInteger(amount) && amount >= 1 && amount <= AMOUNT_MAX ? amount : null;
}

function newNameOf(dto: Dto): string | null {
  const name = textOf(dto, 'newWishlistName');
  return name === null ? null : firstChars(name, NAME_MAX_CHARS);
}

/** Comma-separated in the page's markup, a list in the log. */
function toItemIds(value: unknown): string[] {
  const ids: unknown[] = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  return ids.slice(0, LOG_MAX_INTENTS).flatMap((id) => safeIdOf({ id }, 'id') ?? []);
}

/** An intent of the log, or of a press on the page's own markup. */
export function toIntent(value: unknown): WishlistIntent | null {
  if (!isDto(value)) return null;
  const id = safeIdOf(value, 'id');
  if (id === null) return null;
  const base = { id, status: 'sent' as const }; // the page that logged it may have sent it
  const [wishListItemId, wishlistId, variantId] = [
    safeIdOf(value, 'wishListItemId'),
    safeIdOf(value, 'wishlistId'),
    safeIdOf(value, 'variantId'),
  ];
  const amount = toAmount(value);
  switch (field(value, 'kind')) {
    case 'insert': {
      const item = toDto(field(value, 'item'));
      const wanted = safeIdOf(item, 'variantId');
      if (wanted === null) return null;
      // A heart that was pressed already.
      if (field(item, 'vitrinaPressed') !== undefined)
        return { ...base, kind: 'delete', wishListItemIds: toItemIds(field(item, 'wishListItemIds')), variantId: wanted };
      const list = safeIdOf(item, 'wishlistId');
      const name = list === null ? newNameOf(item) : null;
      const added = { variantId: wanted, wishlistId: list, newWishlistName: name };
      const isHeld = field(value, 'isHeld') === true;
      return {
        ...base,
        ...(isHeld && { isHeld, status: 'waiting' as const }), // never sent
        kind: 'insert',
        item: { ...added, amount: toAmount(item), cartItemId: safeIdOf(item, 'cartItemId') },
      };
    }
    case 'delete': {
      const wishListItemIds = toItemIds(field(value, 'wishListItemIds'));
      return wishListItemIds.length === 0 && variantId === null ? null : { ...base, kind: 'delete', wishListItemIds, variantId };
    }
    case 'amount':
      if (wishListItemId === null || wishlistId === null || variantId === null || amount === null) return null;
      return { ...base, kind: 'amount', wishListItemId, wishlistId, variantId, amount };
    case 'move': {
      const name = wishlistId === null ? newNameOf(value) : null;
      if (wishListItemId === null || (wishlistId ?? name) === null || variantId === null || amount === null) return null;
      return { ...base, kind: 'move', wishListItemId, wishlistId, newWishlistName: name, variantId, amount };
    }
    default:
      return null;
  }
}

/** The log's intents, validated; drops invalid ones. */
export const readIntents = (log: IntentLog): WishlistIntent[] =>
  firstOfEach(
    log.read().flatMap((entry) => toIntent(entry) ?? []),
    ({ id }) => id,
  );
