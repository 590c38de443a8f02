import type { ShopDatabase } from '../db/schema';
import type { CountryCode } from '../countries/countries';
import type { CmsPage } from './types';

/** Contents that the widgets request by title (A115). */
const SHOP_CONTENTS = ['vip-welcome-modal', 'head-links'];

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

export async function getShopContent(db: ShopDatabase, country: CountryCode, title: string): Promise<CmsPage | null> {
  return SHOP_CONTENTS.includes(title) ? getCmsPage(db, country, title) : null;
}

/** The hashes of the shop's contents by title, for the page configuration (A114). */
export async function getContentHashes(db: ShopDatabase, country: CountryCode): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('cmsPages')
    .select(['urlKey', 'hash'])
    .where('country', '=', country)
    .where('urlKey', 'in', SHOP_CONTENTS)
    .orderBy('urlKey')
    .execute();
  return Object.fromEntries(rows.map(({ urlKey, hash }) => [urlKey, hash]));
}
