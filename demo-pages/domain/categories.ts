import type { ShopDatabase } from '../db/schema';
import type { CountryCode } from '../countries/countries';
import type { CategoryLink, CategoryNode, CategoryPage } from './types';

/** The departments of a country with all that is below them, in the order of the menu. */
export async function getCategoryTree(db: ShopDatabase, country: CountryCode): Promise<CategoryNode[]> {
  return [...(await loadTree(db, country)).values()].filter(({ parentId }) => parentId === null).map(({ node }) => node);
}

export async function getCategoryByUrlKey(db: ShopDatabase, country: CountryCode, urlKey: string): Promise<CategoryPage | null> {
  const text = await db
    .selectFrom('categoryTexts')
    .select(['categoryId', 'description'])
    .where('country', '=', country)
    .where('urlKey', '=', urlKey)
    .executeTakeFirst();
  if (!text) return null;
  const tree = await loadTree(db, country);
  const found = tree.get(text.categoryId);
  return found ? { ...found.node, description: text.description, path: pathTo(tree, found.parentId) } : null;
}

/** From the department down to the category itself. */
export async function getCategoryPath(db: ShopDatabase, country: CountryCode, categoryId: number): Promise<CategoryLink[]> {
  return pathTo(await loadTree(db, country), categoryId);
}

/** Whether a category holds goods for adults only. */
export async function isAdultCategory(db: ShopDatabase, category: CategoryNode): Promise<boolean> {
  const idsOf = ({ id, children }: CategoryNode): number[] => [id, ...children.flatMap(idsOf)];
  const { every } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.agg<boolean | null>('bool_and', ['isAdultOnly']).as('every'))
    .where('categoryId', 'in', idsOf(category))
    .executeTakeFirstOrThrow();
  return every === true;
}

interface Placed {
  node: CategoryNode;
  parentId: number | null;
}

async function loadTree(db: ShopDatabase, country: CountryCode): Promise<Map<number, Placed>> {
  const rows = await db
    .selectFrom('categories as c')
    .innerJoin('categoryTexts as t', 't.categoryId', 'c.id')
    .select(['c.id', 'c.parentId', 'c.level', 'c.mediaId', 't.urlKey', 't.title'])
    .where('t.country', '=', country)
    .orderBy('c.level')
    .orderBy('c.position')
    .orderBy('c.id')
    .execute();
  const tree = new Map<number, Placed>();
  for (const { parentId, ...category } of rows) {
    const node: CategoryNode = { ...category, children: [] };
    tree.set(node.id, { node, parentId });
    if (parentId !== null) tree.get(parentId)?.node.children.push(node);
  }
  return tree;
}

function pathTo(tree: ReadonlyMap<number, Placed>, categoryId: number | null): CategoryLink[] {
  const path: CategoryLink[] = [];
  for (let id = categoryId; id !== null;) {
    const placed = tree.get(id);
    if (!placed) break;
    const { id: nodeId, urlKey, title } = placed.node;
    path.unshift({ id: nodeId, urlKey, title });
    id = placed.parentId;
  }
  return path;
}
