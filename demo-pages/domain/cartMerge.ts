import { sql } from 'kysely';
import type { ShopDatabase } from '../db/schema';
import { openCart, type CartOwner } from './cartRepository';
import { keepReservation } from './reservation';

/**
 * After signing in: the guest's cart becomes the customer's, merged with the customer's older one in the
 * same country. Returns the id of the resulting cart, or null without one.
 */
export async function claimCart(db: ShopDatabase, cartId: string, owner: CartOwner, customerId: number): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    // Two browsers that sign in the customer at once do it one after the other.
    await trx.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute();
    const cart = await openCart(trx, cartId, owner, true);
    if (!cart) return null;
    const older = await trx
      .selectFrom('carts')
      .select('id')
      .where('customerId', '=', customerId)
      .where('country', '=', cart.country)
      .where('status', '=', 'open')
      .where('id', '!=', cartId)
      .forUpdate()
      .execute();
    for (const { id } of older) await moveAll(trx, id, cartId);
    await trx.updateTable('carts').set({ customerId }).where('id', '=', cartId).execute();
    await keepReservation(trx, cartId);
    return cartId;
  });
}

/** Of an article in both carts the larger count stays: it was intended once. Items keep their ids, for open pages. */
async function moveAll(trx: ShopDatabase, from: string, to: string): Promise<void> {
  await sql`
    update cart_items as mine set count = greatest(mine.count, other.count), is_saved = mine.is_saved and other.is_saved
    from cart_items as other
    where mine.cart_id = ${to} and other.cart_id = ${from} and other.variant_id = mine.variant_id
      and other.bonus_set_id is not distinct from mine.bonus_set_id`.execute(trx);
  await sql`
    update cart_items as other set cart_id = ${to} where other.cart_id = ${from} and not exists (
      select from cart_items as mine where mine.cart_id = ${to} and mine.variant_id = other.variant_id
        and mine.bonus_set_id is not distinct from other.bonus_set_id)`.execute(trx);
  await sql`insert into cart_codes (cart_id, code, moved_at) select ${to}, code, moved_at from cart_codes where cart_id = ${from} order by created_at on conflict do nothing`.execute(
    trx,
  );
  // Intents of pages with the older cart stay valid.
  await sql`insert into cart_intents (cart_id, intent_id) select ${to}, intent_id from cart_intents where cart_id = ${from} on conflict do nothing`.execute(
    trx,
  );
  await trx.deleteFrom('carts').where('id', '=', from).execute();
}
