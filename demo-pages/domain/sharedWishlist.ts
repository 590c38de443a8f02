import { randomBytes } from 'node:crypto';
import type { ShopDatabase } from '../db/schema';
import { DomainError } from './domainError';
import type { Wishlist } from './types';
import { listWishlists } from './wishlist';

/** 144 bits: nobody finds a shared list by guessing. */
const TOKEN_BYTES = 18;
const TOKEN = /^[\w-]{24}$/;

/** Starts or stops sharing; the new token, null after a stop. Sharing again makes another one. Throws `wishlist_not_found`. */
export async function shareWishlist(db: ShopDatabase, customerId: number, id: number, isShared: boolean): Promise<string | null> {
  const known = (await listWishlists(db, customerId)).find((list) => list.id === id);
  if (!known) throw new DomainError('wishlist_not_found');
  if (isShared === (known.shareToken !== null)) return known.shareToken;
  const shareToken = isShared ? randomBytes(TOKEN_BYTES).toString('base64url') : null;
  await db.updateTable('wishlists').set({ shareToken }).where('id', '=', id).where('customerId', '=', customerId).execute();
  return shareToken;
}

/** The list behind a link, for everybody; undefined for a link that never worked or no longer does. */
export async function findSharedWishlist(db: ShopDatabase, token: string): Promise<(Wishlist & { customerId: number }) | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const owner = await db.selectFrom('wishlists').select(['id', 'customerId']).where('shareToken', '=', token).executeTakeFirst();
  const list = owner && (await listWishlists(db, owner.customerId)).find(({ id }) => id === owner.id);
  return list && { ...list, customerId: owner.customerId };
}
