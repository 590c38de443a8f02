import { sql, type SqlBool } from 'kysely';
import type { ShopDatabase } from '../db/schema';
import type { CountryCode } from '../countries/countries';
import { getBrandFacets, listMatching } from './listing';
import { findEntries, queryWords } from './searchIndex';
import type { SearchIndexes } from './suggest';
import type { Facet, ProductFilters, ProductSort, SearchPage } from './types';

export interface SearchQuery {
  country: CountryCode;
  query: string;
  /** The values of `c[]`: categories of any level. */
  categoryIds?: readonly number[];
  sort?: ProductSort;
  page?: number;
  pageSize?: number;
  filters?: ProductFilters;
}

const FACETS_SHOWN = 20;

/** The full-text search page: best hits first, by the same folding and words as the suggestions. */
export async function searchProducts(db: ShopDatabase, indexes: SearchIndexes, search: SearchQuery): Promise<SearchPage> {
  const { country, query, categoryIds = [], sort = 'popular', page = 1, pageSize, filters = {} } = search;
  const found = findEntries(indexes.of(country).products, queryWords(query)).map(({ value }) => value);
  const inCategories = categoryIds.length === 0 ? found : await withinCategories(db, found, categoryIds);
  const productQuery = { country, sort, page, filters, ...(pageSize === undefined ? {} : { pageSize }) };
  const listing = await listMatching(db, productQuery, inCategories);
  return {
    ...listing,
    query,
    categories: await categoryFacets(db, country, found),
    brands: (await getBrandFacets(db, productQuery, inCategories)).slice(0, FACETS_SHOWN),
  };
}

async function withinCategories(db: ShopDatabase, productIds: readonly number[], categoryIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .withRecursive('below', (from) =>
      from
        .selectFrom('categories')
        .select('id')
        .where(sql<SqlBool>`id = any(${[...categoryIds]}::int[])`)
        .union((union) => union.selectFrom('categories as c').innerJoin('below', 'below.id', 'c.parentId').select('c.id')),
    )
    .selectFrom('products as p')
    .innerJoin('below', 'below.id', 'p.categoryId')
    .select('p.id')
    .where(sql<SqlBool>`p.id = any(${[...productIds]}::int[])`)
    .execute();
  const inside = new Set(rows.map(({ id }) => id));
  return productIds.filter((id) => inside.has(id));
}

function categoryFacets(db: ShopDatabase, country: CountryCode, productIds: readonly number[]): Promise<Facet[]> {
  return db
    .selectFrom('products as p')
    .innerJoin('categoryTexts as t', (join) => join.onRef('t.categoryId', '=', 'p.categoryId').on('t.country', '=', country))
    .select(['p.categoryId as id', 't.title', sql<number>`count(*)::int`.as('count')])
    .where(sql<SqlBool>`p.id = any(${[...productIds]}::int[])`)
    .groupBy(['p.categoryId', 't.title'])
    .orderBy('count', 'desc')
    .orderBy('t.title')
    .limit(FACETS_SHOWN)
    .execute();
}
