import type { ShopDatabase } from '../db/schema';

/** The order that an attempt has made already, for a form that was sent twice; null when it made none. */
export async function findPlaced(
  db: ShopDatabase,
  cartId: string,
  idempotencyKey: string,
): Promise<{ number: string; token: string } | null> {
  const order = await db
    .selectFrom('orders')
    .select(['number', 'token'])
    .where('cartId', '=', cartId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
  return order ?? null;
}
