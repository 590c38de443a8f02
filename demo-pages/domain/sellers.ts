import type { ShopDatabase } from '../db/schema';
import type { Brand, Partner } from './types';

/** All brands that have products, by name. */
export function listBrands(db: ShopDatabase): Promise<Brand[]> {
  return db
    .selectFrom('brands')
    .selectAll()
    .where((from) => from.exists(from.selectFrom('products').select('products.id').whereRef('products.brandId', '=', 'brands.id')))
    .orderBy('title')
    .execute();
}

export async function getBrand(db: ShopDatabase, urlKey: string): Promise<Brand | null> {
  return (await db.selectFrom('brands').selectAll().where('urlKey', '=', urlKey).executeTakeFirst()) ?? null;
}

export async function getPartner(db: ShopDatabase, urlKey: string): Promise<Partner | null> {
  return (await db.selectFrom('partners').selectAll().where('urlKey', '=', urlKey).executeTakeFirst()) ?? null;
}
