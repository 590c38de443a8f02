import { sql, type SqlBool } from 'kysely';
import type { ShopDatabase } from '../db/schema';
import { COUNTRIES, type CountryCode } from '../countries/countries';
import { getProductCards } from './productCards';
import { toHundredths } from './prices';
import type { Facet, ProductFilters, ProductListing, ProductQuery, ProductSort } from './types';

const DEFAULT_PAGE_SIZE = 24;
const MAX_PAGE_SIZE = 96;
/** A page number nobody reaches by clicking; beyond it PostgreSQL's offset would overflow. */
const MAX_PAGE = 100_000;

/** A listing of one category, brand or partner, or of everything. Gifts are never listed. */
export async function listProducts(db: ShopDatabase, query: ProductQuery): Promise<ProductListing> {
  return listMatching(db, query, null);
}

/** As {@link listProducts}, restricted to `productIds`; their order is the one of sort "popular" (search by relevance). */
export async function listMatching(db: ShopDatabase, query: ProductQuery, productIds: readonly number[] | null): Promise<ProductListing> {
  const pageSize = clamp(query.pageSize ?? DEFAULT_PAGE_SIZE, 1, MAX_PAGE_SIZE);
  const page = clamp(query.page ?? 1, 1, MAX_PAGE);
  const { total } = await matching(db, query, productIds)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching(db, query, productIds)
    .select('p.id')
    .orderBy(orderOf(query.sort ?? 'popular', query.country, productIds))
    .orderBy('p.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const items = await getProductCards(
    db,
    query.country,
    rows.map(({ id }) => id),
  );
  return { items, total, page, pageSize, pages: Math.max(1, Math.ceil(total / pageSize)) };
}

/** The brands among what the query finds, without its brand filter. */
export async function getBrandFacets(db: ShopDatabase, query: ProductQuery, productIds: readonly number[] | null = null): Promise<Facet[]> {
  const { brandIds: _, ...filters } = query.filters ?? {};
  return matching(db, { ...query, filters }, productIds)
    .innerJoin('brands as b', 'b.id', 'p.brandId')
    .select(['b.id', 'b.title', sql<number>`count(*)::int`.as('count')])
    .groupBy(['b.id', 'b.title'])
    .orderBy('count', 'desc')
    .orderBy('b.title')
    .execute();
}

function matching(db: ShopDatabase, query: ProductQuery, productIds: readonly number[] | null) {
  let found = db
    .selectFrom('products as p')
    .innerJoin('productTexts as t', (join) => join.onRef('t.productId', '=', 'p.id').on('t.country', '=', query.country))
    .where('p.kind', '!=', 'gift');
  if (productIds) found = found.where(sql<SqlBool>`p.id = any(${[...productIds]}::int[])`);
  if (query.categoryId !== undefined) found = found.where(sql<SqlBool>`p.category_id in (${below(query.categoryId)})`);
  if (query.brandId !== undefined) found = found.where('p.brandId', '=', query.brandId);
  if (query.partnerId !== undefined) found = found.where('p.partnerId', '=', query.partnerId);
  for (const condition of conditionsOf(query.filters ?? {}, query.country)) found = found.where(condition);
  return found;
}

/** The category and all below it. */
const below = (categoryId: number) => sql`
  with recursive below as (
    select id from categories where id = ${categoryId}
    union all select c.id from categories c join below on c.parent_id = below.id)
  select id from below`;

function conditionsOf(filters: ProductFilters, country: CountryCode) {
  const { brandIds = [], partnerIds = [], priceFrom, priceTo, onlyOrderable, onlyDiscounted } = filters;
  const price = sql`(select (v.prices->>${COUNTRIES[country].currency})::int from variants v where v.id = p.main_variant_id)`;
  return [
    ...(brandIds.length > 0 ? [sql<SqlBool>`p.brand_id = any(${[...brandIds]}::int[])`] : []),
    ...(partnerIds.length > 0 ? [sql<SqlBool>`p.partner_id = any(${[...partnerIds]}::int[])`] : []),
    ...(priceFrom === undefined ? [] : [sql<SqlBool>`${price} >= ${toHundredths(priceFrom)}::bigint`]),
    ...(priceTo === undefined ? [] : [sql<SqlBool>`${price} <= ${toHundredths(priceTo)}::bigint`]),
    ...(onlyOrderable ? [sql<SqlBool>`exists (select 1 from variants v where v.product_id = p.id and v.stock > 0)`] : []),
    ...(onlyDiscounted ? [sql<SqlBool>`exists (select 1 from variants v where v.product_id = p.id and v.old_prices is not null)`] : []),
  ];
}

function orderOf(sort: ProductSort, country: CountryCode, relevance: readonly number[] | null) {
  if (sort === 'popular' && relevance) return sql`array_position(${[...relevance]}::int[], p.id)`;
  const price = sql`(select (v.prices->>${COUNTRIES[country].currency})::int from variants v where v.id = p.main_variant_id)`;
  return {
    popular: sql`p.ranking desc`,
    'price-asc': sql`${price} asc`,
    'price-desc': sql`${price} desc`,
    newest: sql`p.created_at desc`,
    title: sql`t.sort_key asc`,
  }[sort];
}

function clamp(value: number, low: number, high: number): number {
  return Number.isFinite(value) ? Math.min(high, Math.max(low, Math.trunc(value))) : low;
}
