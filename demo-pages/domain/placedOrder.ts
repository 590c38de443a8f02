import type { ShopDatabase } from '../db/schema';

/** The order of an attempt, for a form that was submitted twice; null without one. */
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
