import type { ShopDatabase } from '../db/schema';
import type { CountryCode } from '../countries/countries';
import type { CmsPage } from './types';

export async function getCmsPage(db: ShopDatabase, country: CountryCode, urlKey: string): Promise<CmsPage | null> {
  const page = await db
    .selectFrom('cmsPages')
    .select(['urlKey', 'title', 'body', 'hash'])
    .where('country', '=', country)
    .where('urlKey', '=', urlKey)
    .executeTakeFirst();
  return page ?? null;
}

export function getMaintenanceText(db: ShopDatabase, country: CountryCode): Promise<CmsPage | null> {
  return getCmsPage(db, country, 'maintenance');
}
