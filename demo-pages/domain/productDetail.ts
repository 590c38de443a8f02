import type { BundleType, Param, ShopDatabase } from '../db/schema';
import { COLORS, PARAM_TITLES } from '../data/vocabulary';
import { effectiveAvailability, isOrderable } from './availability';
import { getBonusSetsOf } from './bonusSets';
import { getCategoryPath } from './categories';
import { COUNTRIES, type CountryCode } from './countries';
import { deliveryPromise } from './delivery';
import { priceView, toUnits } from './prices';
import { getProductCards } from './productCards';
import type { Bundle, ProductDetail, Variant } from './types';

const ALTERNATIVES = 6;

/** Everything that a product page shows; `now` decides the delivery promise. */
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
    variants: await getVariants(db, country, row.id),
    bundles: await getBundles(db, country, row.id),
    gifts: await getGifts(db, country, row.id),
    bonusSets: await getBonusSetsOf(db, country, row.id),
    alternatives: await getAlternatives(db, country, row.id, row.categoryId),
    deliveryPromise: deliveryPromise({ country, availabilityKey: card.availabilityKey, partner: card.partner, now }),
  };
}

async function getVariants(db: ShopDatabase, country: CountryCode, productId: number): Promise<Variant[]> {
  const rows = await db.selectFrom('variants').selectAll().where('productId', '=', productId).orderBy('position').execute();
  return rows.map((row) => {
    const params = variantParams(country, row.color, row.colorCss, row.size);
    const color = params.find(({ key }) => key === 'COLOR');
    return {
      id: row.id,
      productId,
      title: params.map(({ value }) => value).join(', '),
      color: row.color === null || !color ? null : { key: row.color, title: color.value, css: color.css ?? '' },
      size: row.size,
      mediaId: row.mediaId,
      price: priceView(row.prices, row.oldPrices, country),
      stock: row.stock,
      availabilityKey: effectiveAvailability(row.availabilityKey, row.stock),
      isOrderable: isOrderable(row.availabilityKey, row.stock),
      params,
    };
  });
}

/** What sets a variant apart, as parameters; key COLOR is shown as a swatch (spec section 3). */
export function variantParams(country: CountryCode, color: string | null, css: string | null, size: string | null): Param[] {
  const title = (key: string): string => PARAM_TITLES.get(key)?.[country] ?? key;
  return [
    ...(color === null ? [] : [{ key: 'COLOR', title: title('COLOR'), value: COLORS.get(color)?.titles[country] ?? color, css: css ?? '' }]),
    ...(size === null ? [] : [{ key: 'SIZE', title: title('SIZE'), value: size }]),
  ];
}

const BUNDLE_TITLES: Readonly<Record<CountryCode, Record<BundleType, string>>> = {
  SI: { warranty: 'Podaljšana garancija (mesecev: {n})', insurance: 'Zavarovanje pred poškodbami (mesecev: {n})', return_guarantee: 'Možnost vračila (mesecev: {n})' },
  CZ: { warranty: 'Prodloužená záruka (měsíců: {n})', insurance: 'Pojištění proti poškození (měsíců: {n})', return_guarantee: 'Možnost vrácení (měsíců: {n})' },
  SK: { warranty: 'Predĺžená záruka (mesiacov: {n})', insurance: 'Poistenie proti poškodeniu (mesiacov: {n})', return_guarantee: 'Možnosť vrátenia (mesiacov: {n})' },
  PL: { warranty: 'Przedłużona gwarancja (miesięcy: {n})', insurance: 'Ubezpieczenie od uszkodzeń (miesięcy: {n})', return_guarantee: 'Możliwość zwrotu (miesięcy: {n})' },
  HU: { warranty: 'Kiterjesztett garancia ({n} hónap)', insurance: 'Törésbiztosítás ({n} hónap)', return_guarantee: 'Visszaküldési garancia ({n} hónap)' },
  HR: { warranty: 'Produljeno jamstvo (mjeseci: {n})', insurance: 'Osiguranje od oštećenja (mjeseci: {n})', return_guarantee: 'Mogućnost povrata (mjeseci: {n})' },
};

async function getBundles(db: ShopDatabase, country: CountryCode, productId: number): Promise<Bundle[]> {
  const rows = await db.selectFrom('bundles').selectAll().where('productId', '=', productId).orderBy('id').execute();
  return rows.map(({ id, type, months, prices }) => ({
    id,
    type,
    months,
    title: BUNDLE_TITLES[country][type].replace('{n}', String(months)),
    price: toUnits(prices[COUNTRIES[country].currency]),
  }));
}

async function getGifts(db: ShopDatabase, country: CountryCode, productId: number) {
  const rows = await db.selectFrom('productGifts').select('giftProductId').where('productId', '=', productId).execute();
  return getProductCards(db, country, rows.map(({ giftProductId }) => giftProductId));
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
  return getProductCards(db, country, rows.map(({ id }) => id));
}
