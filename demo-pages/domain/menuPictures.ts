import type { ShopDatabase } from '../db/schema';
import type { CountryCode } from '../countries/countries';
import type { Brand, CategoryNode } from './types';

const BRANDS_SHOWN = 6;

const idsBelow = (node: CategoryNode): number[] => [node.id, ...node.children.flatMap(idsBelow)];

/** The brands with most products below each of these categories, by category id. */
export async function getMenuBrands(
  db: ShopDatabase,
  country: CountryCode,
  tree: readonly CategoryNode[],
): Promise<ReadonlyMap<number, Brand[]>> {
  const rows = await db
    .selectFrom('brands as b')
    .innerJoin('products as p', 'p.brandId', 'b.id')
    .innerJoin('productTexts as t', (join) => join.onRef('t.productId', '=', 'p.id').on('t.country', '=', country))
    .select(({ fn }) => ['b.id', 'b.urlKey', 'b.title', 'p.categoryId', fn.countAll<number>().as('count')])
    .groupBy(['b.id', 'b.urlKey', 'b.title', 'p.categoryId'])
    .orderBy('b.id')
    .execute();
  return new Map(
    tree.map((top) => {
      const ids = new Set(idsBelow(top));
      const found = new Map<number, Brand & { count: number }>();
      for (const { id, urlKey, title, categoryId, count } of rows) {
        if (!ids.has(categoryId)) continue;
        found.set(id, { id, urlKey, title, count: (found.get(id)?.count ?? 0) + Number(count) });
      }
      const most = [...found.values()].sort((a, b) => b.count - a.count || a.id - b.id).slice(0, BRANDS_SHOWN);
      return [top.id, most.map(({ id, urlKey, title }) => ({ id, urlKey, title }))];
    }),
  );
}
