import type { Param, ShopDatabase } from '../db/schema';
import { COLORS, PARAM_TITLES } from './vocabulary';
import { effectiveAvailability, isOrderable } from './availability';
import { getBonusSetsOf } from './bonusSets';
import { servicesOfProducts } from './bundles';
import { getCategoryPath } from './categories';
import type { CountryCode } from '../countries/countries';
import { deliveryPromise } from './delivery';
import { priceView } from './prices';
import { getProductCards } from './productCards';
import type { ProductCard, ProductDetail, Variant } from './types';

const ALTERNATIVES = 6;

/** All data of a product page; `now` determines the delivery date. */
export async function getProduct(db: ShopDatabase, country: CountryCode, urlKey: string, now = new Date()): Promise<ProductDetail | null> {
  const row = await db
    .selectFrom('productTexts as t')
    .innerJoin('products as p', 'p.id', 't.productId')
    .select(['p.id', 'p.categoryId', 't.description', 't.params'])
    .where('t.country', '=', country)
    .where('t.urlKey', '=', urlKey)
    .executeTakeFirst();
  if (!row) return null;
  const [card] = await getProductCards(db, country, [row.id]);
  const path = await getCategoryPath(db, country, row.categoryId);
  const category = path.at(-1);
  if (!card || !category) return null;
  return {
    ...card,
    description: row.description,
    params: row.params,
    category,
    path,
    variants: await getVariants(db, country, card, now),
    bundles: (await servicesOfProducts(db, country, [row.id])).get(row.id) ?? [],
    gifts: await getGifts(db, country, row.id),
    bonusSets: (await getBonusSetsOf(db, country, row.id)).filter((set) => set.isOrderable),
    alternatives: await getAlternatives(db, country, row.id, row.categoryId),
  };
}

async function getVariants(
  db: ShopDatabase,
  country: CountryCode,
  { id: productId, partner }: Pick<ProductCard, 'id' | 'partner'>,
  now: Date,
): Promise<Variant[]> {
  const rows = await db.selectFrom('variants').selectAll().where('productId', '=', productId).orderBy('position').execute();
  return rows.map((row) => {
    const params = variantParams(country, row.color, row.colorCss, row.size);
    const color = params.find(({ key }) => key === 'COLOR');
    const availabilityKey = effectiveAvailability(row.availabilityKey, row.stock);
    return {
      id: row.id,
      productId,
      title: params.map(({ value }) => value).join(', '),
      color: row.color === null || !color ? null : { key: row.color, title: color.value, css: color.css ?? '' },
      size: row.size,
      mediaId: row.mediaId,
      price: priceView(row.prices, row.oldPrices, country),
      stock: row.stock,
      availabilityKey,
      isOrderable: isOrderable(row.availabilityKey, row.stock),
      params,
      deliveryPromise: deliveryPromise({ country, availabilityKey, partner, now }),
    };
  });
}

/** The distinguishing parameters of a variant; key COLOR is shown as a swatch (requirements, section 3). */
export function variantParams(country: CountryCode, color: string | null, css: string | null, size: string | null): Param[] {
  const title = (key: string): string => PARAM_TITLES.get(key)?.[country] ?? key;
  return [
    ...(color === null
      ? []
      : [{ key: 'COLOR', title: title('COLOR'), value: COLORS.get(color)?.titles[country] ?? color, css: css ?? '' }]),
    ...(size === null ? [] : [{ key: 'SIZE', title: title('SIZE'), value: size }]),
  ];
}

async function getGifts(db: ShopDatabase, country: CountryCode, productId: number) {
  const rows = await db.selectFrom('productGifts').select('giftProductId').where('productId', '=', productId).execute();
  return getProductCards(
    db,
    country,
    rows.map(({ giftProductId }) => giftProductId),
  );
}

/** Popular products of the same category. */
async function getAlternatives(db: ShopDatabase, country: CountryCode, productId: number, categoryId: number) {
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('productTexts as t', (join) => join.onRef('t.productId', '=', 'p.id').on('t.country', '=', country))
    .select('p.id')
    .where('p.categoryId', '=', categoryId)
    .where('p.id', '!=', productId)
    .where('p.kind', '!=', 'gift')
    .orderBy('p.ranking', 'desc')
    .orderBy('p.id')
    .limit(ALTERNATIVES)
    .execute();
  return getProductCards(
    db,
    country,
    rows.map(({ id }) => id),
  );
}
