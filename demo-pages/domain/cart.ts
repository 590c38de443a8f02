import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ShopDatabase } from '../db/schema';
import { isOrderable } from './availability';
import type { CountryCode } from './countries';
import { DomainError } from './domainError';
import { viewCart } from './cartView';
import type { CartView } from './types';

/** §9: the most pieces of one article, and the least. */
export const CART_MAX_ARTICLE_ITEMS = 30;
const CART_MIN_ARTICLE_ITEMS = 1;

/** What the session knows of its visitor. A customer's cart opens for that customer, any other for the session that holds its id. */
export interface CartOwner {
  cartId: string | null;
  customerId: number | null;
}

/** The id of a new, empty cart. */
export async function createCart(db: ShopDatabase, country: CountryCode, customerId: number | null): Promise<string> {
  const id = randomBytes(18).toString('base64url');
  await db.insertInto('carts').values({ id, country, customerId }).execute();
  return id;
}

/** Null for a cart that is not there, is not the visitor's, or has become an order. */
export async function getCart(db: ShopDatabase, cartId: string, owner: CartOwner): Promise<CartView | null> {
  const cart = await openCart(db, cartId, owner);
  return cart && viewCart(db, cart);
}

/**
 * Adds to what is there already. Throws `cart_not_found`, `invalid_amount`, `variant_not_found`, `not_orderable`,
 * `not_enough_stock` (detail: what is left) or `too_many` (detail: the limit); the cart is then unchanged.
 */
export async function addVariant(db: ShopDatabase, cartId: string, owner: CartOwner, variantId: number, count = 1): Promise<void> {
  checkAmount(count);
  await changing(db, cartId, owner, async (trx, country) => {
    const before = await trx.selectFrom('cartItems').select('count').where('cartId', '=', cartId).where('variantId', '=', safeInt(variantId)).executeTakeFirst();
    const total = (before?.count ?? 0) + count;
    await checkStock(trx, country, variantId, total);
    await trx
      .insertInto('cartItems')
      .values({ cartId, variantId, count: total })
      .onConflict((conflict) => conflict.columns(['cartId', 'variantId']).doUpdateSet({ count: total }))
      .execute();
  });
}

/** Throws as {@link addVariant}, and `cart_item_not_found`. */
export async function changeAmount(db: ShopDatabase, cartId: string, owner: CartOwner, cartItemId: string, amount: number): Promise<void> {
  checkAmount(amount);
  await changing(db, cartId, owner, async (trx, country) => {
    const item = await trx
      .selectFrom('cartItems')
      .select(['id', 'variantId', 'count'])
      .where('cartId', '=', cartId)
      .where('id', 'in', bigintsOf([cartItemId]))
      .executeTakeFirst();
    if (!item) throw new DomainError('cart_item_not_found');
    // Fewer is always possible, also when the stock has shrunk below what is in the cart.
    if (amount > item.count) await checkStock(trx, country, item.variantId, amount);
    await trx.updateTable('cartItems').set({ count: amount }).where('id', '=', item.id).execute();
  });
}

/** Removing what is not there is no error: another tab was faster. */
export async function removeItems(db: ShopDatabase, cartId: string, owner: CartOwner, cartItemIds: readonly string[]): Promise<void> {
  await changing(db, cartId, owner, async (trx) => {
    await trx.deleteFrom('cartItems').where('cartId', '=', cartId).where('id', 'in', bigintsOf(cartItemIds)).execute();
  });
}

/**
 * After signing in: the guest's cart becomes the customer's, together with what the customer had left in an older one of the
 * same country. Answers the id of the cart to go on with, or null when there is none.
 */
export async function claimCart(db: ShopDatabase, cartId: string, owner: CartOwner, customerId: number): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const cart = await openCart(trx, cartId, owner);
    if (!cart) return null;
    const older = await trx
      .selectFrom('carts')
      .select('id')
      .where('customerId', '=', customerId)
      .where('country', '=', cart.country)
      .where('status', '=', 'open')
      .where('id', '!=', cartId)
      .execute();
    for (const { id } of older) {
      await sql`
        insert into cart_items (cart_id, variant_id, count)
        select ${cartId}, variant_id, count from cart_items where cart_id = ${id} order by id
        on conflict (cart_id, variant_id) do update set count = greatest(cart_items.count, excluded.count)`.execute(trx);
      await trx.deleteFrom('carts').where('id', '=', id).execute();
    }
    await trx.updateTable('carts').set({ customerId, updatedAt: new Date() }).where('id', '=', cartId).execute();
    return cartId;
  });
}

export interface OpenCart {
  id: string;
  country: CountryCode;
  customerId: number | null;
}

/** The visitor's open cart; `lock` keeps other changes out until the transaction ends. */
export async function openCart(db: ShopDatabase, cartId: string, owner: CartOwner, lock = false): Promise<OpenCart | null> {
  const query = db.selectFrom('carts').select(['id', 'country', 'customerId']).where('id', '=', cartId).where('status', '=', 'open');
  const cart = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!cart) return null;
  const isOwn = cart.customerId === null ? owner.cartId === cart.id : owner.customerId === cart.customerId;
  return isOwn ? cart : null;
}

/** One change at a time per cart: a double click on two processes must not count past the limits. */
async function changing(
  db: ShopDatabase,
  cartId: string,
  owner: CartOwner,
  change: (trx: ShopDatabase, country: CountryCode) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const cart = await openCart(trx, cartId, owner, true);
    if (!cart) throw new DomainError('cart_not_found');
    await change(trx, cart.country);
    await trx.updateTable('carts').set({ updatedAt: new Date() }).where('id', '=', cartId).execute();
  });
}

function checkAmount(amount: number): void {
  if (!Number.isInteger(amount) || amount < CART_MIN_ARTICLE_ITEMS) throw new DomainError('invalid_amount');
  if (amount > CART_MAX_ARTICLE_ITEMS) throw new DomainError('too_many', String(CART_MAX_ARTICLE_ITEMS));
}

async function checkStock(db: ShopDatabase, country: CountryCode, variantId: number, count: number): Promise<void> {
  const variant = await db
    .selectFrom('variants as v')
    .innerJoin('productTexts as t', (join) => join.onRef('t.productId', '=', 'v.productId').on('t.country', '=', country))
    .select(['v.stock', 'v.availabilityKey'])
    .where('v.id', '=', safeInt(variantId))
    .executeTakeFirst();
  if (!variant) throw new DomainError('variant_not_found');
  if (!isOrderable(variant.availabilityKey, variant.stock)) throw new DomainError('not_orderable');
  if (count > CART_MAX_ARTICLE_ITEMS) throw new DomainError('too_many', String(CART_MAX_ARTICLE_ITEMS));
  if (count > variant.stock) throw new DomainError('not_enough_stock', String(variant.stock));
}

const safeInt = (id: number): number => (Number.isInteger(id) && Math.abs(id) <= 2_147_483_647 ? id : 0);

/** Only what can be an id; never empty, so that `in` always has something to compare with. */
function bigintsOf(ids: readonly string[]): string[] {
  return ['0', ...ids.filter((id) => /^[1-9]\d{0,17}$/.test(id))];
}
