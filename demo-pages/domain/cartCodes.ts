import type { ShopDatabase } from '../db/schema';
import { withCartMutex, type CartOwner } from './cartRepository';
import { viewCart } from './cartView';
import { DomainError } from './domainError';

const wordOf = (code: string): string => code.trim().toUpperCase();

/**
 * Redeems a discount code; a redeemed one stays. Throws `code_unknown`, `code_expired` (also when it was moved away),
 * `code_elsewhere` (of another country), `code_used_up`, or `code_goods_missing` (detail: the required value of the goods).
 */
export async function addCode(db: ShopDatabase, cartId: string, owner: CartOwner, written: string): Promise<void> {
  await withCartMutex(db, cartId, owner, undefined, async (trx, cart) => {
    const code = wordOf(written);
    const found = await trx
      .selectFrom('discountCodes')
      .select(['goodsFrom', 'validTo', 'countries', 'usesLeft'])
      .where('code', '=', code)
      .executeTakeFirst();
    if (!found) throw new DomainError('code_unknown');
    if (found.validTo && found.validTo < new Date()) throw new DomainError('code_expired');
    if (found.countries && !found.countries.includes(cart.country)) throw new DomainError('code_elsewhere');
    if (found.usesLeft === 0) throw new DomainError('code_used_up');
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

/** Removing a missing code is not an error. */
export async function removeCode(db: ShopDatabase, cartId: string, owner: CartOwner, written: string): Promise<void> {
  await withCartMutex(db, cartId, owner, undefined, async (trx) => {
    await trx
      .deleteFrom('cartCodes')
      .where('cartId', '=', cartId)
      .where('code', '=', wordOf(written))
      .where('movedAt', 'is', null)
      .execute();
  });
}

/** The cart's codes become coupons of another marketplace (A093). Each exists once, so repeating it does nothing. */
export async function moveCodes(db: ShopDatabase, cartId: string, owner: CartOwner): Promise<void> {
  await withCartMutex(db, cartId, owner, undefined, async (trx) => {
    await trx.updateTable('cartCodes').set({ movedAt: new Date() }).where('cartId', '=', cartId).where('movedAt', 'is', null).execute();
  });
}

/** With the order: counts a use of a limited code. Throws `code_used_up` (detail: the code). */
export async function spendCodes(trx: ShopDatabase, codes: readonly string[]): Promise<void> {
  for (const code of [...codes].sort()) {
    const { usesLeft } = await trx
      .selectFrom('discountCodes')
      .select('usesLeft')
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (usesLeft === 0) throw new DomainError('code_used_up', code);
    if (usesLeft !== null)
      await trx
        .updateTable('discountCodes')
        .set({ usesLeft: usesLeft - 1 })
        .where('code', '=', code)
        .execute();
  }
}
