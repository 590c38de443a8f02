import { sql } from 'kysely';
import type { ShopDatabase } from '../db/schema';
import type { CountryCode } from './countries';
import { listProducts } from './listing';
import { getProductCards } from './productCards';
import type { Brand, Homepage, ProductCard, ProductQuery } from './types';

const SHELF_SIZE = 8;
const BRANDS_SHOWN = 24;

/** The shelves of the home page; goods that can be ordered only. */
export async function getHomepage(db: ShopDatabase, country: CountryCode): Promise<Homepage> {
  const shelf = async (query: Partial<ProductQuery>): Promise<ProductCard[]> => {
    const filters = { ...query.filters, onlyOrderable: true };
    return (await listProducts(db, { country, pageSize: SHELF_SIZE, ...query, filters })).items;
  };
  return {
    bestsellers: await shelf({ sort: 'popular' }),
    discounted: await shelf({ sort: 'popular', page: 2, filters: { onlyDiscounted: true } }),
    news: await shelf({ sort: 'newest' }),
    partnerOffers: await cardsWhere(db, country, 'partner'),
    digital: await cardsWhere(db, country, 'digital'),
    brands: await bigBrands(db, country),
  };
}

async function cardsWhere(db: ShopDatabase, country: CountryCode, kind: 'partner' | 'digital'): Promise<ProductCard[]> {
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('productTexts as t', (join) => join.onRef('t.productId', '=', 'p.id').on('t.country', '=', country))
    .select('p.id')
    .$if(kind === 'partner', (query) => query.where('p.partnerId', 'is not', null))
    .$if(kind === 'digital', (query) => query.where('p.kind', '=', 'esd'))
    .where('p.isAdultOnly', '=', false)
    .where((from) => from.exists(from.selectFrom('variants as v').select('v.id').whereRef('v.productId', '=', 'p.id').where('v.stock', '>', 0)))
    .orderBy('p.ranking', 'desc')
    .orderBy('p.id')
    .limit(SHELF_SIZE)
    .execute();
  return getProductCards(db, country, rows.map(({ id }) => id));
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
