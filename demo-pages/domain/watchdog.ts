import type { ShopDatabase } from '../db/schema';
import type { CountryCode } from '../countries/countries';
import { DomainError } from './domainError';
import { toHundredths, toUnits } from './prices';
import { getVariantCards } from './productCards';
import type { Watchdog } from './types';

export interface NewWatchdog {
  variantId: number;
  kind: 'stock' | 'price';
  /** In the country's currency; null for kind "stock". */
  priceBelow: number | null;
  country: CountryCode;
}

const MAX_HUNDREDTHS = 2_000_000_000;

/** Replaces an existing one for the same article and kind. Throws `variant_not_found` or `invalid_amount`. */
export async function addWatchdog(
  db: ShopDatabase,
  customerId: number,
  { variantId, kind, priceBelow, country }: NewWatchdog,
): Promise<void> {
  const limit = kind === 'price' ? toHundredths(priceBelow ?? Number.NaN) : null;
  if (limit !== null && !(limit > 0 && limit <= MAX_HUNDREDTHS)) throw new DomainError('invalid_amount');
  const [card] = Number.isSafeInteger(variantId) && variantId < MAX_HUNDREDTHS ? await getVariantCards(db, country, [variantId]) : [];
  if (!card) throw new DomainError('variant_not_found');
  await db
    .insertInto('watchdogs')
    .values({ customerId, variantId, kind, priceBelow: limit, country })
    .onConflict((conflict) => conflict.columns(['customerId', 'variantId', 'kind']).doUpdateSet({ priceBelow: limit, country }))
    .execute();
}

/** Of one country's shop, newest first. */
export async function listWatchdogs(db: ShopDatabase, customerId: number, country: CountryCode): Promise<Watchdog[]> {
  const rows = await db
    .selectFrom('watchdogs')
    .select(['id', 'kind', 'variantId', 'priceBelow', 'createdAt'])
    .where('customerId', '=', customerId)
    .where('country', '=', country)
    .orderBy('id', 'desc')
    .execute();
  const cards = await getVariantCards(
    db,
    country,
    rows.map(({ variantId }) => variantId),
  );
  const byVariant = new Map(cards.map((card) => [card.variantId, card]));
  return rows.flatMap((row) => {
    const product = byVariant.get(row.variantId);
    return product ? [{ ...row, priceBelow: row.priceBelow === null ? null : toUnits(row.priceBelow), product }] : [];
  });
}

export async function removeWatchdog(db: ShopDatabase, customerId: number, id: number): Promise<void> {
  await db
    .deleteFrom('watchdogs')
    .where('id', '=', Number.isSafeInteger(id) ? id : 0)
    .where('customerId', '=', customerId)
    .execute();
}
