import type { BundleType, ShopDatabase } from '../db/schema';
import { COUNTRIES, type CountryCode } from './countries';
import { toUnits } from './prices';
import type { Bundle } from './types';

const BUNDLE_TITLES: Readonly<Record<CountryCode, Record<BundleType, string>>> = {
  SI: {
    warranty: 'Podaljšana garancija (mesecev: {n})',
    insurance: 'Zavarovanje pred poškodbami (mesecev: {n})',
    return_guarantee: 'Možnost vračila (mesecev: {n})',
    digital: 'Pomoč na daljavo (mesecev: {n})',
  },
  CZ: {
    warranty: 'Prodloužená záruka (měsíců: {n})',
    insurance: 'Pojištění proti poškození (měsíců: {n})',
    return_guarantee: 'Možnost vrácení (měsíců: {n})',
    digital: 'Pomoc na dálku (měsíců: {n})',
  },
  SK: {
    warranty: 'Predĺžená záruka (mesiacov: {n})',
    insurance: 'Poistenie proti poškodeniu (mesiacov: {n})',
    return_guarantee: 'Možnosť vrátenia (mesiacov: {n})',
    digital: 'Pomoc na diaľku (mesiacov: {n})',
  },
  PL: {
    warranty: 'Przedłużona gwarancja (miesięcy: {n})',
    insurance: 'Ubezpieczenie od uszkodzeń (miesięcy: {n})',
    return_guarantee: 'Możliwość zwrotu (miesięcy: {n})',
    digital: 'Pomoc zdalna (miesięcy: {n})',
  },
  HU: {
    warranty: 'Kiterjesztett garancia ({n} hónap)',
    insurance: 'Törésbiztosítás ({n} hónap)',
    return_guarantee: 'Visszaküldési garancia ({n} hónap)',
    digital: 'Távsegítség ({n} hónap)',
  },
  HR: {
    warranty: 'Produljeno jamstvo (mjeseci: {n})',
    insurance: 'Osiguranje od oštećenja (mjeseci: {n})',
    return_guarantee: 'Mogućnost povrata (mjeseci: {n})',
    digital: 'Pomoć na daljinu (mjeseci: {n})',
  },
};

/** The services that can be bought with products, by product. */
export async function servicesOfProducts(
  db: ShopDatabase,
  country: CountryCode,
  productIds: readonly number[],
): Promise<Map<number, Bundle[]>> {
  const byProduct = new Map<number, Bundle[]>();
  if (productIds.length === 0) return byProduct;
  const rows = await db
    .selectFrom('bundles')
    .selectAll()
    .where('productId', 'in', [...productIds])
    .orderBy('id')
    .execute();
  for (const { id, productId, type, months, prices } of rows) {
    const title = BUNDLE_TITLES[country][type].replace('{n}', String(months));
    byProduct.set(productId, [
      ...(byProduct.get(productId) ?? []),
      { id, type, months, title, price: toUnits(prices[COUNTRIES[country].currency]) },
    ]);
  }
  return byProduct;
}
