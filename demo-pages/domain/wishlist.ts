import { sql } from 'kysely';
import type { ShopDatabase } from '../db/schema';
import type { CountryCode } from '../countries/countries';
import { DomainError } from './domainError';
import { getVariantCards } from './productCards';
import type { Wishlist, WishlistItem } from './types';

const MAX_TITLE_LENGTH = 80;
const MAX_AMOUNT = 99;
const MAX_ID = 2_147_483_647;

/** The main list first, then the newest. */
export function listWishlists(db: ShopDatabase, customerId: number): Promise<Wishlist[]> {
  return db
    .selectFrom('wishlists as w')
    .select([
      'w.id',
      'w.title',
      'w.isMain',
      'w.shareToken',
      sql<number>`(select count(*)::int from wishlist_items i where i.wishlist_id = w.id)`.as('pieces'),
    ])
    .where('w.customerId', '=', customerId)
    .orderBy('w.isMain', 'desc')
    .orderBy('w.id', 'desc')
    .execute();
}

/** Every customer has one main list; created when first needed. */
export async function ensureMainWishlist(db: ShopDatabase, customerId: number): Promise<{ id: number }> {
  const main = await findMain(db, customerId);
  if (main) return main;
  await db
    .insertInto('wishlists')
    .values({ customerId, title: 'Moj seznam želja', isMain: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await findMain(db, customerId);
  if (!made) throw new Error(`No main wishlist for customer ${customerId}`);
  return made;
}

function findMain(db: ShopDatabase, customerId: number): Promise<{ id: number } | undefined> {
  return db.selectFrom('wishlists').select('id').where('customerId', '=', customerId).where('isMain', '=', true).executeTakeFirst();
}

/** A new list, or another title for the one with `id`. Throws `required_field` or `wishlist_not_found`. */
export async function saveWishlist(db: ShopDatabase, customerId: number, { id, title }: { id?: number; title: string }): Promise<Wishlist> {
  const name = title.trim().slice(0, MAX_TITLE_LENGTH);
  if (name === '') throw new DomainError('required_field', 'title');
  const saved =
    id === undefined
      ? await db.insertInto('wishlists').values({ customerId, title: name, isMain: false }).returning('id').executeTakeFirst()
      : await db
          .updateTable('wishlists')
          .set({ title: name })
          .where('id', '=', known(id))
          .where('customerId', '=', customerId)
          .returning('id')
          .executeTakeFirst();
  const list = saved && (await listWishlists(db, customerId)).find((entry) => entry.id === saved.id);
  if (!list) throw new DomainError('wishlist_not_found');
  return list;
}

/** Throws `wishlist_not_found`, or `wishlist_is_main` for the main list, which cannot be deleted. */
export async function removeWishlist(db: ShopDatabase, customerId: number, id: number): Promise<void> {
  const list = await db
    .selectFrom('wishlists')
    .select('isMain')
    .where('id', '=', known(id))
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  if (!list) throw new DomainError('wishlist_not_found');
  if (list.isMain) throw new DomainError('wishlist_is_main');
  await db.deleteFrom('wishlists').where('id', '=', id).execute();
}

/** An article already in the list gets the new amount. Throws `wishlist_not_found`, `variant_not_found` or `invalid_amount`. */
export async function addWishlistItem(
  db: ShopDatabase,
  customerId: number,
  wishlistId: number,
  variantId: number,
  amount = 1,
): Promise<void> {
  if (!Number.isInteger(amount) || amount < 1 || amount > MAX_AMOUNT) throw new DomainError('invalid_amount');
  const list = await db
    .selectFrom('wishlists')
    .select('id')
    .where('id', '=', known(wishlistId))
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  if (!list) throw new DomainError('wishlist_not_found');
  const variant = await db.selectFrom('variants').select('id').where('id', '=', known(variantId)).executeTakeFirst();
  if (!variant) throw new DomainError('variant_not_found');
  await db
    .insertInto('wishlistItems')
    .values({ wishlistId, variantId, amount })
    .onConflict((conflict) => conflict.columns(['wishlistId', 'variantId']).doUpdateSet({ amount }))
    .execute();
}

/** Puts articles that the country offers on a list, a minute apart. */
export async function fillWishlist(db: ShopDatabase, country: CountryCode, wishlistId: number, count: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`select v.id from variants v order by (v.id::bigint * 7919) % 10007, v.id`.execute(db);
  const ids = rows.map(({ id }) => id);
  const cards = [];
  // A country sells some of the articles only.
  for (let start = 0; start < ids.length && cards.length < count; start += 500)
    cards.push(...(await getVariantCards(db, country, ids.slice(start, start + 500))));
  const now = Date.now();
  const values = cards
    .slice(0, count)
    .map(({ variantId }, index) => ({ wishlistId, variantId, amount: 1, createdAt: new Date(now - index * 60_000) }));
  for (let start = 0; start < values.length; start += 500)
    await db
      .insertInto('wishlistItems')
      .values(values.slice(start, start + 500))
      .execute();
}

/** Removing a missing item is not an error: another tab was faster. */
export async function removeWishlistItem(db: ShopDatabase, customerId: number, wishListItemId: number): Promise<void> {
  await db
    .deleteFrom('wishlistItems')
    .where('id', '=', known(wishListItemId))
    .where('wishlistId', 'in', (from) => from.selectFrom('wishlists').select('wishlists.id').where('wishlists.customerId', '=', customerId))
    .execute();
}

/** The items of all lists of a customer: which hearts are pressed, and how many articles the main list has. */
export interface WishedItems {
  byVariant: ReadonlyMap<number, readonly number[]>;
  main: number;
}

export async function listWishedItems(db: ShopDatabase, customerId: number): Promise<WishedItems> {
  const rows = await db
    .selectFrom('wishlistItems as i')
    .innerJoin('wishlists as w', 'w.id', 'i.wishlistId')
    .select(['i.id', 'i.variantId', 'w.isMain'])
    .where('w.customerId', '=', customerId)
    .execute();
  const byVariant = new Map<number, number[]>();
  for (const { id, variantId } of rows) byVariant.set(variantId, [...(byVariant.get(variantId) ?? []), id]);
  return { byVariant, main: rows.filter(({ isMain }) => isMain).length };
}

/** Newest first (A128). Articles that are not offered in the country are left out. */
export async function listWishlistItems(
  db: ShopDatabase,
  customerId: number,
  wishlistId: number,
  country: CountryCode,
): Promise<WishlistItem[]> {
  const rows = await db
    .selectFrom('wishlistItems as i')
    .innerJoin('wishlists as w', 'w.id', 'i.wishlistId')
    .select(['i.id', 'i.variantId', 'i.amount', 'i.createdAt'])
    .where('w.id', '=', known(wishlistId))
    .where('w.customerId', '=', customerId)
    .orderBy('i.createdAt', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
  const cards = await getVariantCards(
    db,
    country,
    rows.map(({ variantId }) => variantId),
  );
  const byVariant = new Map(cards.map((card) => [card.variantId, card]));
  return rows.flatMap(({ id, variantId, amount, createdAt }) => {
    const product = byVariant.get(variantId);
    return product ? [{ wishListItemId: id, wishlistId, variantId, amount, createdTs: createdAt.getTime(), product }] : [];
  });
}

/** 0, which matches nothing, for an invalid id. */
const known = (id: number): number => (Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : 0);
