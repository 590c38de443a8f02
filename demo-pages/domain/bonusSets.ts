import type { ShopDatabase } from '../db/schema';
import type { CountryCode } from '../countries/countries';
import { percentOf, toHundredths, toUnits } from './prices';
import { getProductCards } from './productCards';
import type { BonusSet } from './types';

export async function getBonusSet(db: ShopDatabase, country: CountryCode, urlKey: string): Promise<BonusSet | null> {
  const [set] = await loadSets(db, country, { urlKey });
  return set ?? null;
}

/** The sets with this product as their main part. */
export function getBonusSetsOf(db: ShopDatabase, country: CountryCode, productId: number): Promise<BonusSet[]> {
  return loadSets(db, country, { productId });
}

/** Those of these sets that are complete in the country. */
export async function getBonusSetsById(db: ShopDatabase, country: CountryCode, ids: readonly number[]): Promise<BonusSet[]> {
  return ids.length === 0 ? [] : loadSets(db, country, { ids });
}

type SetsBy = { urlKey: string } | { productId: number } | { ids: readonly number[] };

async function loadSets(db: ShopDatabase, country: CountryCode, by: SetsBy): Promise<BonusSet[]> {
  const all = db.selectFrom('bonusSets').selectAll().orderBy('id');
  const wanted =
    'urlKey' in by
      ? all.where('urlKey', '=', by.urlKey)
      : 'ids' in by
        ? all.where('id', 'in', [...by.ids])
        : all.where('productId', '=', by.productId);
  const rows = await wanted.execute();
  const sets = await Promise.all(
    rows.map(async (row): Promise<BonusSet | null> => {
      const items = await db
        .selectFrom('bonusSetItems')
        .select('productId')
        .where('bonusSetId', '=', row.id)
        .orderBy('productId')
        .execute();
      const products = await getProductCards(db, country, [row.productId, ...items.map(({ productId }) => productId)]);
      const [main] = products;
      // A set that is incomplete in this country is not offered there.
      if (!main || products.length !== items.length + 1) return null;
      const old = products.reduce((sum, product) => sum + toHundredths(product.price.current), 0);
      const current = percentOf(old, 100 - row.discountPercent, main.price.currency);
      return {
        id: row.id,
        urlKey: row.urlKey,
        title: row.titles[country],
        discountPercent: row.discountPercent,
        products,
        isOrderable: products.every((product) => product.isOrderable),
        price: { current: toUnits(current), old: toUnits(old), discountPercent: row.discountPercent, currency: main.price.currency },
      };
    }),
  );
  return sets.filter((set) => set !== null);
}
