import { sql } from 'kysely';
import type { ShopDatabase } from '../db/schema';

/**
 * After a change of the cart (A092): the clock starts with the first goods and stops with the last.
 * When it has expired the goods stay in the cart, and the next change reserves them again.
 */
export async function keepReservation(trx: ShopDatabase, cartId: string): Promise<void> {
  await sql`
    update carts set updated_at = clock_timestamp(), reserved_at = case
      when not exists (select from cart_items where cart_id = ${cartId} and not is_saved) then null
      when reserved_at is null or reserved_at + make_interval(mins => reservation_minutes) <= clock_timestamp() then clock_timestamp()
      else reserved_at end
    where id = ${cartId}`.execute(trx);
}

/** For scenarios: sets another start of the clock. */
export async function setReservation(db: ShopDatabase, cartId: string, start: Date): Promise<void> {
  await db.updateTable('carts').set({ reservedAt: start }).where('id', '=', cartId).execute();
}
