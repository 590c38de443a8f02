import type { ShopDatabase } from '../db/schema';
import { isOrderable } from './availability';
import { getBonusSetsById } from './bonusSets';
import type { CountryCode } from '../countries/countries';
import { DomainError } from './domainError';

interface Wanted {
  variantId: number;
  bonusSetId: number | null;
  stockLimit: number | null;
}

/** Throws `variant_not_found`, `not_orderable` or `not_enough_stock` (detail: the stock). */
export async function checkStock(
  db: ShopDatabase,
  country: CountryCode,
  { variantId, bonusSetId, stockLimit }: Wanted,
  count: number,
): Promise<void> {
  const stock = bonusSetId === null ? await stockOfVariant(db, country, variantId) : await stockOfSet(db, country, bonusSetId);
  const left = Math.min(stock, stockLimit ?? stock);
  if (count > left) throw new DomainError('not_enough_stock', String(left));
}

async function stockOfVariant(db: ShopDatabase, country: CountryCode, variantId: number): Promise<number> {
  const variant = await db
    .selectFrom('variants as v')
    .innerJoin('productTexts as t', (join) => join.onRef('t.productId', '=', 'v.productId').on('t.country', '=', country))
    .select(['v.stock', 'v.availabilityKey'])
    .where('v.id', '=', variantId)
    .executeTakeFirst();
  if (!variant) throw new DomainError('variant_not_found');
  if (!isOrderable(variant.availabilityKey, variant.stock)) throw new DomainError('not_orderable');
  return variant.stock;
}

/** A set is in stock while each of its parts is. */
async function stockOfSet(db: ShopDatabase, country: CountryCode, bonusSetId: number): Promise<number> {
  const [set] = await getBonusSetsById(db, country, [bonusSetId]);
  if (!set) throw new DomainError('variant_not_found');
  if (!set.isOrderable) throw new DomainError('not_orderable');
  return Math.min(...set.products.map(({ stock }) => stock));
}
