import type { ShopDatabase } from '../db/schema';
import type { OpenCart } from './cartRepository';
import { COUNTRIES } from '../countries/countries';
import { percentOf, toUnits } from './prices';
import type { CartDiscount } from './types';

/** The discounts of the cart's codes on `goods` (hundredths), in the order of redemption; never more than the goods. */
export async function loadDiscounts(db: ShopDatabase, cart: OpenCart, goods: number): Promise<CartDiscount[]> {
  const { currency } = COUNTRIES[cart.country];
  const rows = await db
    .selectFrom('cartCodes as c')
    .innerJoin('discountCodes as d', 'd.code', 'c.code')
    .select(['d.code', 'd.kind', 'd.percent', 'd.amounts', 'd.goodsFrom', 'd.titles'])
    .where('c.cartId', '=', cart.id)
    .where('c.movedAt', 'is', null)
    .orderBy('c.createdAt')
    .execute();
  let left = goods;
  return rows.map(({ code, kind, percent, amounts, goodsFrom, titles }) => {
    const from = goodsFrom?.[currency] ?? 0;
    const worth = kind === 'percent' ? percentOf(goods, percent ?? 0, currency) : (amounts?.[currency] ?? 0);
    const value = goods < from ? 0 : Math.min(worth, left);
    left -= value;
    return { code, kind, title: titles[cart.country], value: toUnits(value), missing: goods < from ? toUnits(from) : null };
  });
}
