import { sql } from 'kysely';
import type { AvailabilityKey, PriceList, ProductKind, ShopDatabase } from '../db/schema';
import { effectiveAvailability, isOrderable } from './availability';
import type { CountryCode } from '../countries/countries';
import { priceView } from './prices';
import type { Brand, Partner, ProductCard } from './types';

/** Cards of products in the order of the ids; with the data of the first variant in stock. Ids without a text in the country are left out. */
export async function getProductCards(db: ShopDatabase, country: CountryCode, productIds: readonly number[]): Promise<ProductCard[]> {
  if (productIds.length === 0) return [];
  const rows = await textsIn(db, country)
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('variants')
          .select([
            'variants.id as variantId',
            'variants.mediaId',
            'variants.stock',
            'variants.availabilityKey',
            'variants.prices',
            'variants.oldPrices',
          ])
          .whereRef('variants.productId', '=', 'p.id')
          .orderBy(sql`variants.stock > 0`, 'desc')
          .orderBy('variants.position')
          .limit(1)
          .as('v'),
      (join) => join.onTrue(),
    )
    .select(['v.variantId', 'v.mediaId', 'v.stock', 'v.availabilityKey', 'v.prices', 'v.oldPrices'])
    .where('p.id', 'in', [...productIds])
    .execute();
  return inOrder(rows, productIds, (row) => row.id).map((row) => toCard(row, country));
}

/** Cards of exactly these variants, in the order of the ids. */
export async function getVariantCards(db: ShopDatabase, country: CountryCode, variantIds: readonly number[]): Promise<ProductCard[]> {
  if (variantIds.length === 0) return [];
  const rows = await textsIn(db, country)
    .innerJoin('variants as v', 'v.productId', 'p.id')
    .select(['v.id as variantId', 'v.mediaId', 'v.stock', 'v.availabilityKey', 'v.prices', 'v.oldPrices'])
    .where('v.id', 'in', [...variantIds])
    .execute();
  return inOrder(rows, variantIds, (row) => row.variantId).map((row) => toCard(row, country));
}

/** Every variant of these products, in the order of the products; those in stock first. */
export async function getCardsOfProducts(db: ShopDatabase, country: CountryCode, productIds: readonly number[]): Promise<ProductCard[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .selectFrom('variants')
    .select('id')
    .where('productId', 'in', [...productIds])
    .orderBy(sql`array_position(${[...productIds]}::int[], product_id)`)
    .orderBy(sql`stock > 0`, 'desc')
    .orderBy('position')
    .execute();
  return getVariantCards(
    db,
    country,
    rows.map(({ id }) => id),
  );
}

function textsIn(db: ShopDatabase, country: CountryCode) {
  return db
    .selectFrom('products as p')
    .innerJoin('productTexts as t', (join) => join.onRef('t.productId', '=', 'p.id').on('t.country', '=', country))
    .leftJoin('brands as b', 'b.id', 'p.brandId')
    .leftJoin('partners as s', 's.id', 'p.partnerId')
    .select([
      'p.id',
      'p.kind',
      'p.isAdultOnly',
      'p.ranking',
      't.rating',
      't.reviewCount',
      't.urlKey',
      't.title',
      't.titleFull',
      'b.id as brandId',
      'b.urlKey as brandUrlKey',
      'b.title as brandTitle',
      's.id as partnerId',
      's.urlKey as partnerUrlKey',
      's.title as partnerTitle',
      's.dispatchDays',
      's.rating as partnerRating',
    ])
    .select((from) =>
      from
        .selectFrom('variants as c')
        .whereRef('c.productId', '=', 'p.id')
        .select(sql<number>`count(*)::int`.as('n'))
        .as('variantCount'),
    );
}

interface CardRow {
  id: number;
  variantId: number;
  kind: ProductKind;
  urlKey: string;
  title: string;
  titleFull: string;
  mediaId: string;
  isAdultOnly: boolean;
  ranking: number;
  rating: number | null;
  reviewCount: number;
  stock: number;
  availabilityKey: AvailabilityKey;
  prices: PriceList;
  oldPrices: PriceList | null;
  variantCount: number | null;
  brandId: number | null;
  brandUrlKey: string | null;
  brandTitle: string | null;
  partnerId: number | null;
  partnerUrlKey: string | null;
  partnerTitle: string | null;
  dispatchDays: number | null;
  partnerRating: number | null;
}

function toCard(row: CardRow, country: CountryCode): ProductCard {
  return {
    id: row.id,
    variantId: row.variantId,
    kind: row.kind,
    urlKey: row.urlKey,
    title: row.title,
    titleFull: row.titleFull,
    mediaId: row.mediaId,
    isAdultOnly: row.isAdultOnly,
    ranking: row.ranking,
    price: priceView(row.prices, row.oldPrices, country),
    stock: row.stock,
    availabilityKey: effectiveAvailability(row.availabilityKey, row.stock),
    isOrderable: isOrderable(row.availabilityKey, row.stock),
    variantCount: row.variantCount ?? 1,
    brand: brandOf(row),
    partner: partnerOf(row),
    rating: row.rating,
    reviewCount: row.reviewCount,
  };
}

function brandOf({ brandId, brandUrlKey, brandTitle }: CardRow): Brand | null {
  return brandId === null || brandUrlKey === null || brandTitle === null ? null : { id: brandId, urlKey: brandUrlKey, title: brandTitle };
}

function partnerOf({ partnerId, partnerUrlKey, partnerTitle, dispatchDays, partnerRating }: CardRow): Partner | null {
  if (partnerId === null || partnerUrlKey === null || partnerTitle === null) return null;
  return { id: partnerId, urlKey: partnerUrlKey, title: partnerTitle, dispatchDays: dispatchDays ?? 1, rating: partnerRating ?? 0 };
}

function inOrder<Row>(rows: readonly Row[], ids: readonly number[], idOf: (row: Row) => number): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
