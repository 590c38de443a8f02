import type { BundleType, ShopDatabase } from '../db/schema';
import { withCartMutex, type CartOwner, type Intent } from './cartRepository';
import { DomainError } from './domainError';

/** A service of a line; without an id the only one of its type (the return guarantee, A086). */
export interface ServiceOfLine {
  type: BundleType;
  cartItemId: string;
  bundleId: number | null;
}

/** A line has at most one service of a type, so a longer warranty replaces a shorter one. Throws `cart_item_not_found` or `service_not_offered`. */
export async function addService(
  db: ShopDatabase,
  cartId: string,
  owner: CartOwner,
  service: ServiceOfLine,
  intent?: Intent,
): Promise<void> {
  await withCartMutex(db, cartId, owner, intent, async (trx) => {
    const { cartItemId, offered } = await servicesOf(trx, cartId, service);
    const chosen = service.bundleId === null ? offered[0] : offered.find((id) => id === service.bundleId);
    if (chosen === undefined) throw new DomainError('service_not_offered');
    await trx.deleteFrom('cartItemServices').where('cartItemId', '=', cartItemId).where('bundleId', 'in', offered).execute();
    await trx.insertInto('cartItemServices').values({ cartItemId, bundleId: chosen }).execute();
  });
}

/** Removing a missing service is not an error. Throws like {@link addService}. */
export async function removeService(
  db: ShopDatabase,
  cartId: string,
  owner: CartOwner,
  service: ServiceOfLine,
  intent?: Intent,
): Promise<void> {
  await withCartMutex(db, cartId, owner, intent, async (trx) => {
    const { cartItemId, offered } = await servicesOf(trx, cartId, service);
    const removed = service.bundleId === null ? offered : offered.filter((id) => id === service.bundleId);
    if (removed.length === 0) throw new DomainError('service_not_offered');
    await trx.deleteFrom('cartItemServices').where('cartItemId', '=', cartItemId).where('bundleId', 'in', removed).execute();
  });
}

/** The ids of the services of this type available for the line's article. */
async function servicesOf(
  trx: ShopDatabase,
  cartId: string,
  { type, cartItemId }: ServiceOfLine,
): Promise<{ cartItemId: string; offered: number[] }> {
  const item = await trx
    .selectFrom('cartItems as i')
    .innerJoin('variants as v', 'v.id', 'i.variantId')
    .select(['i.id', 'i.bonusSetId', 'v.productId'])
    .where('i.cartId', '=', cartId)
    .where('i.id', '=', /^[1-9]\d{0,17}$/.test(cartItemId) ? cartItemId : '0')
    .executeTakeFirst();
  if (!item) throw new DomainError('cart_item_not_found');
  // Bonus sets are sold without services.
  if (item.bonusSetId !== null) return { cartItemId: item.id, offered: [] };
  const rows = await trx
    .selectFrom('bundles')
    .select('id')
    .where('productId', '=', item.productId)
    .where('type', '=', type)
    .orderBy('id')
    .execute();
  return { cartItemId: item.id, offered: rows.map(({ id }) => id) };
}
