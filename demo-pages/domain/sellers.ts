import type { ShopDatabase } from '../db/schema';
import type { Brand, Partner } from './types';

export async function getBrand(db: ShopDatabase, urlKey: string): Promise<Brand | null> {
  return (await db.selectFrom('brands').selectAll().where('urlKey', '=', urlKey).executeTakeFirst()) ?? null;
}

export async function getPartner(db: ShopDatabase, urlKey: string): Promise<Partner | null> {
  return (await db.selectFrom('partners').selectAll().where('urlKey', '=', urlKey).executeTakeFirst()) ?? null;
}
