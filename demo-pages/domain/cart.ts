import { createHash, randomBytes } from 'node:crypto';
import type { ShopDatabase } from '../db/schema';
import { withCartMutex, openCart, type CartOwner, type Intent, type OpenCart } from './cartRepository';
import { checkStock } from './cartStock';
import { viewCart } from './cartView';
import type { CountryCode } from '../countries/countries';
import { DomainError } from './domainError';
import type { CartView } from './types';

export { isForeign, removeOldIntents, type CartOwner, type Intent } from './cartRepository';
export { addCode, moveCodes, removeCode } from './cartCodes';
export { claimCart } from './cartMerge';
export { addService, removeService } from './cartServices';

/** §9: maximum and minimum pieces of one article. */
export const CART_MAX_ARTICLE_ITEMS = 30;
const CART_MIN_ARTICLE_ITEMS = 1;
const MAX_NOTE = 1000;

/**
 * The id of a new, empty cart, or the visit's existing one (`visitKey` is any text that only this visit knows), also
 * when another process is just creating it.
 */
export async function createCart(
  db: ShopDatabase,
  country: CountryCode,
  customerId: number | null,
  visitKey: string | null = null,
): Promise<string> {
  const key = visitKey && createHash('sha256').update(visitKey).digest('hex');
  const cart = { id: randomBytes(18).toString('base64url'), country, customerId, visitKey: key };
  const made = await db
    .insertInto('carts')
    .values(cart)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return made.id;
  const found = await db
    .selectFrom('carts')
    .select('id')
    .where('visitKey', '=', key)
    .where('country', '=', country)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return found.id;
}

/** Null for a cart that does not exist, is not the visitor's, or has become an order. */
export async function getCart(db: ShopDatabase, cartId: string, owner: CartOwner): Promise<CartView | null> {
  const cart = await openCart(db, cartId, owner);
  return cart && viewCart(db, cart);
}

/** The open cart of a customer, maybe from another browser; the newest of several. */
export async function findCustomersCart(db: ShopDatabase, country: CountryCode, customerId: number): Promise<string | null> {
  const cart = await db
    .selectFrom('carts')
    .select('id')
    .where('customerId', '=', customerId)
    .where('country', '=', country)
    .where('status', '=', 'open')
    .orderBy('updatedAt', 'desc')
    .executeTakeFirst();
  return cart?.id ?? null;
}

/**
 * Adds to the pieces already in the cart; a saved line returns. Throws `cart_not_found`, `invalid_amount`,
 * `variant_not_found`, `not_orderable`, `not_enough_stock` (detail: the stock) or `too_many` (detail: the limit); the cart is
 * then unchanged.
 */
export async function addVariant(
  db: ShopDatabase,
  cartId: string,
  owner: CartOwner,
  variantId: number,
  count = 1,
  intent?: Intent,
): Promise<void> {
  checkAmount(count);
  await withCartMutex(db, cartId, owner, intent, (trx, cart) => addPieces(trx, cart, { variantId, bonusSetId: null }, count));
}

/** A bonus set is one article with its own price. Throws like {@link addVariant}. */
export async function addBonusSet(
  db: ShopDatabase,
  cartId: string,
  owner: CartOwner,
  bonusSetId: number,
  count = 1,
  intent?: Intent,
): Promise<void> {
  checkAmount(count);
  await withCartMutex(db, cartId, owner, intent, async (trx, cart) => {
    const set = await trx
      .selectFrom('bonusSets as s')
      .innerJoin('products as p', 'p.id', 's.productId')
      .select('p.mainVariantId')
      .where('s.id', '=', safeInt(bonusSetId))
      .executeTakeFirst();
    if (!set) throw new DomainError('variant_not_found');
    await addPieces(trx, cart, { variantId: set.mainVariantId, bonusSetId }, count);
  });
}

async function addPieces(
  trx: ShopDatabase,
  cart: OpenCart,
  article: { variantId: number; bonusSetId: number | null },
  count: number,
): Promise<void> {
  const variantId = safeInt(article.variantId);
  const { bonusSetId } = article;
  const before = await trx
    .selectFrom('cartItems')
    .select(['id', 'count', 'isSaved', 'stockLimit'])
    .where('cartId', '=', cart.id)
    .where('variantId', '=', variantId)
    .where('bonusSetId', bonusSetId === null ? 'is' : '=', bonusSetId)
    .executeTakeFirst();
  const total = (before && !before.isSaved ? before.count : 0) + count;
  await checkStock(trx, cart.country, { variantId, bonusSetId, stockLimit: before?.stockLimit ?? null }, total);
  if (total > CART_MAX_ARTICLE_ITEMS) throw new DomainError('too_many', String(CART_MAX_ARTICLE_ITEMS));
  if (before) await trx.updateTable('cartItems').set({ count: total, isSaved: false }).where('id', '=', before.id).execute();
  else await trx.insertInto('cartItems').values({ cartId: cart.id, variantId, bonusSetId, count: total }).execute();
}

/** Throws like {@link addVariant}, and `cart_item_not_found`. */
export async function changeAmount(
  db: ShopDatabase,
  cartId: string,
  owner: CartOwner,
  cartItemId: string,
  amount: number,
  intent?: Intent,
): Promise<void> {
  checkAmount(amount);
  await withCartMutex(db, cartId, owner, intent, async (trx, cart) => {
    const item = await trx
      .selectFrom('cartItems')
      .select(['id', 'variantId', 'bonusSetId', 'stockLimit', 'count'])
      .where('cartId', '=', cartId)
      .where('id', 'in', bigintsOf([cartItemId]))
      .executeTakeFirst();
    if (!item) throw new DomainError('cart_item_not_found');
    // Decreasing is always possible, also when the stock has fallen below the count.
    if (amount > item.count) await checkStock(trx, cart.country, item, amount);
    await trx.updateTable('cartItems').set({ count: amount }).where('id', '=', item.id).execute();
  });
}

/** Removing a missing line is not an error: another tab was faster. */
export async function removeItems(
  db: ShopDatabase,
  cartId: string,
  owner: CartOwner,
  cartItemIds: readonly string[],
  intent?: Intent,
): Promise<void> {
  await withCartMutex(db, cartId, owner, intent, async (trx) => {
    await trx.deleteFrom('cartItems').where('cartId', '=', cartId).where('id', 'in', bigintsOf(cartItemIds)).execute();
  });
}

/** Saves an item for later, or returns it to the cart (R3.033). Throws `cart_item_not_found`. */
export async function setSaved(
  db: ShopDatabase,
  cartId: string,
  owner: CartOwner,
  cartItemId: string,
  isSaved: boolean,
  intent?: Intent,
): Promise<void> {
  await withCartMutex(db, cartId, owner, intent, async (trx) => {
    const changed = await trx
      .updateTable('cartItems')
      .set({ isSaved })
      .where('cartId', '=', cartId)
      .where('id', 'in', bigintsOf([cartItemId]))
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw new DomainError('cart_item_not_found');
  });
}

/** R7.128; empty removes it. */
export async function setInvoiceNote(db: ShopDatabase, cartId: string, owner: CartOwner, note: string): Promise<void> {
  await withCartMutex(db, cartId, owner, undefined, async (trx) => {
    await trx
      .updateTable('carts')
      .set({ invoiceNote: note.trim().slice(0, MAX_NOTE) })
      .where('id', '=', cartId)
      .execute();
  });
}

function checkAmount(amount: number): void {
  if (!Number.isInteger(amount) || amount < CART_MIN_ARTICLE_ITEMS) throw new DomainError('invalid_amount');
  if (amount > CART_MAX_ARTICLE_ITEMS) throw new DomainError('too_many', String(CART_MAX_ARTICLE_ITEMS));
}

const safeInt = (id: number): number => (Number.isInteger(id) && Math.abs(id) <= 2_147_483_647 ? id : 0);

/** Only valid ids; never empty, so that `in` always has a value to compare. */
function bigintsOf(ids: readonly string[]): string[] {
  return ['0', ...ids.filter((id) => /^[1-9]\d{0,17}$/.test(id))];
}
