import type { ShopDatabase } from '../db/schema';
import type { CountryCode } from './countries';
import { DomainError } from './domainError';
import { keepReservation } from './reservation';

/** What the session knows of its visitor. A customer's cart opens for that customer, any other for the session that holds its id. */
export interface CartOwner {
  cartId: string | null;
  customerId: number | null;
}

/** One thing that the shopper did, with an id of its own: done once, however often it is asked for (ADR 006). */
export interface Intent {
  id: string;
  /** The cart that the page believed to be the visit's; it may have become an order meanwhile. */
  cartId?: string | undefined;
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
  return cart && isOwn(cart, owner) ? cart : null;
}

/** Whether a cart is open for somebody else. What is gone, or has become an order, is nobody's. */
export async function isForeign(db: ShopDatabase, cartId: string, owner: CartOwner): Promise<boolean> {
  const cart = await db
    .selectFrom('carts')
    .select(['id', 'customerId'])
    .where('id', '=', cartId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return cart !== undefined && !isOwn(cart, owner);
}

function isOwn(cart: Pick<OpenCart, 'id' | 'customerId'>, owner: CartOwner): boolean {
  return cart.customerId === null ? owner.cartId === cart.id : owner.customerId === cart.customerId;
}

/**
 * One change at a time per cart: a double click on two processes must not count past the limits. An intent that the cart has
 * seen is not done again; the memory of it is written together with the change, so that neither is there without the other.
 */
export async function withCartLock(
  db: ShopDatabase,
  cartId: string,
  owner: CartOwner,
  intent: Intent | undefined,
  change: (trx: ShopDatabase, cart: OpenCart) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const cart = await openCart(trx, cartId, owner, true);
    if (!cart) throw new DomainError('cart_not_found');
    if (intent && (await isAppliedIntent(trx, cartId, intent))) return;
    await change(trx, cart);
    if (intent) await trx.insertInto('cartIntents').values({ cartId, intentId: intent.id }).execute();
    await keepReservation(trx, cartId);
  });
}

async function isAppliedIntent(trx: ShopDatabase, cartId: string, intent: Intent): Promise<boolean> {
  const known = await trx
    .selectFrom('cartIntents')
    .select('intentId')
    .where('cartId', 'in', intent.cartId === undefined ? [cartId] : [cartId, intent.cartId])
    .where('intentId', '=', intent.id)
    .executeTakeFirst();
  return known !== undefined;
}

/** No page waits longer than this with an unsent intent. */
const INTENTS_KEPT_MS = 7 * 24 * 3600 * 1000;

/** Answers how many were taken out. */
export async function removeOldIntents(db: ShopDatabase, now = new Date()): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('cartIntents')
    .where('createdAt', '<', new Date(now.getTime() - INTENTS_KEPT_MS))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
