import type { ShopDatabase } from '../db/schema';
import type { CountryCode } from '../countries/countries';
import { DomainError } from './domainError';
import { keepReservation } from './reservation';

/** Who opens a cart: a customer's cart opens for that customer, any other for the session that holds its id. */
export interface CartOwner {
  cartId: string | null;
  customerId: number | null;
}

/** One user action with its own id: applied once, however often it is sent (ADR 006). */
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

/** The owner's open cart; `lock` blocks other changes until the transaction ends. */
export async function openCart(db: ShopDatabase, cartId: string, owner: CartOwner, lock = false): Promise<OpenCart | null> {
  const query = db.selectFrom('carts').select(['id', 'country', 'customerId']).where('id', '=', cartId).where('status', '=', 'open');
  const cart = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return cart && isOwn(cart, owner) ? cart : null;
}

/** Whether an open cart belongs to another owner. */
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
 * One change at a time per cart: a double click on two processes must not count past the limits. An applied intent is not
 * applied again; it is recorded in the same transaction as the change.
 */
export async function withCartMutex(
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

/** Returns how many were deleted. */
export async function removeOldIntents(db: ShopDatabase, now = new Date()): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('cartIntents')
    .where('createdAt', '<', new Date(now.getTime() - INTENTS_KEPT_MS))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
