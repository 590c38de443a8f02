import { sql } from 'kysely';
import type { ShopDatabase } from '../db/schema';
import type { CountryCode } from '../countries/countries';

/** Older views are forgotten. */
const KEPT = 30;

/** A customer has opened the page of a variant. */
export async function addView(db: ShopDatabase, customerId: number, country: CountryCode, variantId: number): Promise<void> {
  await db
    .insertInto('viewedProducts')
    .values({ customerId, country, variantId })
    .onConflict((conflict) =>
      conflict.columns(['customerId', 'country', 'variantId']).doUpdateSet({ viewedAt: sql<Date>`clock_timestamp()` }),
    )
    .execute();
  await db
    .deleteFrom('viewedProducts')
    .where('customerId', '=', customerId)
    .where('country', '=', country)
    .where('variantId', 'not in', (of) =>
      of
        .selectFrom('viewedProducts')
        .select('variantId')
        .where('customerId', '=', customerId)
        .where('country', '=', country)
        .orderBy('viewedAt', 'desc')
        .limit(KEPT),
    )
    .execute();
}

/** Variant ids, newest first. */
export async function listViews(db: ShopDatabase, customerId: number, country: CountryCode, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('viewedProducts')
    .select('variantId')
    .where('customerId', '=', customerId)
    .where('country', '=', country)
    .orderBy('viewedAt', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ variantId }) => variantId);
}
