import { sql } from 'kysely';
import type { ShopDatabase } from '../db/schema';
import type { CountryCode } from '../countries/countries';
import { getProductCards, getVariantCards } from './productCards';
import type { ProductCard } from './types';

/** What goes with a product costs at most this part of its price. */
const ACCESSORY_PRICE_PART = 0.6;

interface Known {
  id: number;
  categoryId: number;
  priceEur: number;
}

const productOf = (db: ShopDatabase, productId: number): Promise<Known | undefined> =>
  db.selectFrom('products').select(['id', 'categoryId', 'priceEur']).where('id', '=', productId).executeTakeFirst();

/** The category above, else the category itself. */
const department = (categoryId: number) => sql<number>`(select coalesce(c.parent_id, c.id) from categories c where c.id = ${categoryId})`;

/** Products that are sold in the country; those in stock come first. */
function offered(db: ShopDatabase, country: CountryCode, { id }: Known, limit: number) {
  return db
    .selectFrom('products as p')
    .innerJoin('productTexts as t', (join) => join.onRef('t.productId', '=', 'p.id').on('t.country', '=', country))
    .innerJoin('categories as c', 'c.id', 'p.categoryId')
    .select('p.id')
    .where('p.kind', '!=', 'gift')
    .where('p.id', '!=', id)
    .orderBy(sql`exists (select 1 from variants v where v.product_id = p.id and v.stock > 0)`, 'desc')
    .limit(limit);
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Of the same category and then of those beside it, the nearest in price first. */
export async function getSimilar(db: ShopDatabase, country: CountryCode, productId: number, limit: number): Promise<ProductCard[]> {
  const product = await productOf(db, productId);
  if (!product) return [];
  const { categoryId, priceEur } = product;
  const rows = await offered(db, country, product, limit)
    .where((of) => of.or([of('p.categoryId', '=', categoryId), of('c.parentId', '=', department(categoryId))]))
    .orderBy(sql`p.category_id = ${categoryId}`, 'desc')
    .orderBy(sql`abs(ln(greatest(p.price_eur, 1)::float / ${Math.max(priceEur, 1)}))`)
    .orderBy('p.id')
    .execute();
  return getProductCards(db, country, idsOf(rows));
}

/** The accessories that the page names, what is sold in a set with the product, then cheaper goods of the categories beside its own; what is sold out comes last. */
export async function getRecommended(
  db: ShopDatabase,
  country: CountryCode,
  variantId: number,
  { count, accessoryVariants }: { count: number; accessoryVariants: readonly number[] },
): Promise<ProductCard[]> {
  const [own] = await getVariantCards(db, country, [variantId]);
  const product = own && (await productOf(db, own.id));
  if (!product) return [];
  const accessories = await getVariantCards(db, country, accessoryVariants);
  const inSets = await db
    .selectFrom('bonusSets as s')
    .innerJoin('bonusSetItems as i', 'i.bonusSetId', 's.id')
    .select('i.productId as id')
    .where('s.productId', '=', product.id)
    .execute();
  const beside = await offered(db, country, product, count)
    .where('p.categoryId', '!=', product.categoryId)
    .where('c.parentId', '=', department(product.categoryId))
    .where('p.priceEur', '<=', Math.ceil(product.priceEur * ACCESSORY_PRICE_PART))
    .orderBy('p.ranking', 'desc')
    .orderBy('p.id')
    .execute();
  const others = await getProductCards(db, country, idsOf([...inSets, ...beside]));
  const byProduct = new Map([...accessories, ...others].map((card) => [card.id, card]));
  byProduct.delete(product.id);
  return [...byProduct.values()].sort((a, b) => Number(b.isOrderable) - Number(a.isOrderable)).slice(0, count);
}
