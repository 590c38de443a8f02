import { sql, type SqlBool } from 'kysely';
import type { ShopDatabase } from '../db/schema';
import type { CountryCode } from '../countries/countries';
import { getProductCards } from './productCards';
import type { Brand, Homepage, ProductCard } from './types';

const SHELF_SIZE = 8;
const BRANDS_SHOWN = 24;

const SHELVES = {
  bestsellers: sql<SqlBool>`true`,
  discounted: sql<SqlBool>`exists (select 1 from variants v where v.product_id = p.id and v.old_prices is not null)`,
  news: sql<SqlBool>`true`,
  partnerOffers: sql<SqlBool>`p.partner_id is not null`,
  digital: sql<SqlBool>`p.kind = 'esd'`,
};

/** The shelves of the home page: goods that can be ordered now and are suitable for everybody. */
export async function getHomepage(db: ShopDatabase, country: CountryCode): Promise<Homepage> {
  const shown = new Set<number>();
  /** No product is on two shelves. */
  const shelf = async (name: keyof typeof SHELVES): Promise<ProductCard[]> => {
    const rows = await db
      .selectFrom('products as p')
      .innerJoin('productTexts as t', (join) => join.onRef('t.productId', '=', 'p.id').on('t.country', '=', country))
      .select('p.id')
      .where(SHELVES[name])
      .where('p.isAdultOnly', '=', false)
      .where('p.id', 'not in', [0, ...shown])
      .where(sql<SqlBool>`exists (select 1 from variants v where v.product_id = p.id and v.stock > 0)`)
      .where('p.kind', '!=', 'gift')
      .orderBy(name === 'news' ? 'p.createdAt' : 'p.ranking', 'desc')
      .orderBy('p.id')
      .limit(SHELF_SIZE)
      .execute();
    for (const { id } of rows) shown.add(id);
    return getProductCards(
      db,
      country,
      rows.map(({ id }) => id),
    );
  };
  return {
    bestsellers: await shelf('bestsellers'),
    discounted: await shelf('discounted'),
    news: await shelf('news'),
    partnerOffers: await shelf('partnerOffers'),
    digital: await shelf('digital'),
    brands: await bigBrands(db, country),
  };
}

function bigBrands(db: ShopDatabase, country: CountryCode): Promise<Brand[]> {
  return db
    .selectFrom('brands as b')
    .innerJoin('products as p', 'p.brandId', 'b.id')
    .innerJoin('productTexts as t', (join) => join.onRef('t.productId', '=', 'p.id').on('t.country', '=', country))
    .select(['b.id', 'b.urlKey', 'b.title'])
    .groupBy(['b.id', 'b.urlKey', 'b.title'])
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('b.id')
    .limit(BRANDS_SHOWN)
    .execute();
}
