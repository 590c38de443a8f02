import type { ShopDatabase } from '../db/schema';
import { changing, type CartOwner } from './cartAccess';
import { viewCart } from './cartView';
import { DomainError } from './domainError';

const wordOf = (code: string): string => code.trim().toUpperCase();

/**
 * Redeems a discount code; one that is there already stays. Throws `code_unknown`, `code_expired` (also when it was moved away), or
 * `code_goods_missing` (detail: how much the goods must cost).
 */
export async function addCode(db: ShopDatabase, cartId: string, owner: CartOwner, written: string): Promise<void> {
  await changing(db, cartId, owner, undefined, async (trx, cart) => {
    const code = wordOf(written);
    const found = await trx.selectFrom('discountCodes').select(['goodsFrom', 'validTo']).where('code', '=', code).executeTakeFirst();
    if (!found) throw new DomainError('code_unknown');
    if (found.validTo && found.validTo < new Date()) throw new DomainError('code_expired');
    await trx
      .insertInto('cartCodes')
      .values({ cartId, code })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { discounts } = await viewCart(trx, cart);
    const redeemed = discounts.find((discount) => discount.code === code);
    if (!redeemed) throw new DomainError('code_expired');
    const { missing } = redeemed;
    if (missing !== null) throw new DomainError('code_goods_missing', String(missing));
  });
}

/** Giving back what is not there is no error. */
export async function removeCode(db: ShopDatabase, cartId: string, owner: CartOwner, written: string): Promise<void> {
  await changing(db, cartId, owner, undefined, async (trx) => {
    await trx
      .deleteFrom('cartCodes')
      .where('cartId', '=', cartId)
      .where('code', '=', wordOf(written))
      .where('movedAt', 'is', null)
      .execute();
  });
}

/** The codes of the cart become coupons of another marketplace (A093). None is there twice, so doing it again does nothing. */
export async function moveCodes(db: ShopDatabase, cartId: string, owner: CartOwner): Promise<void> {
  await changing(db, cartId, owner, undefined, async (trx) => {
    await trx.updateTable('cartCodes').set({ movedAt: new Date() }).where('cartId', '=', cartId).where('movedAt', 'is', null).execute();
  });
}
