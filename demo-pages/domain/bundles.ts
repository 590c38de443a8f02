import type { BundleType, ShopDatabase } from '../db/schema';
import { COUNTRIES, type CountryCode } from '../countries/countries';
import { toUnits } from './prices';
import type { Bundle } from './types';

/** Names of the services; the duration is appended. */
const BUNDLE_TITLES: Readonly<Record<CountryCode, Record<BundleType, string>>> = {
  SI: {
    warranty: 'Podaljšana garancija',
    insurance: 'Zavarovanje pred poškodbami',
    return_guarantee: 'Možnost vračila',
    digital: 'Pomoč na daljavo',
  },
  CZ: {
    warranty: 'Prodloužená záruka',
    insurance: 'Pojištění proti poškození',
    return_guarantee: 'Možnost vrácení',
    digital: 'Pomoc na dálku',
  },
  SK: {
    warranty: 'Predĺžená záruka',
    insurance: 'Poistenie proti poškodeniu',
    return_guarantee: 'Možnosť vrátenia',
    digital: 'Pomoc na diaľku',
  },
  PL: {
    warranty: 'Przedłużona gwarancja',
    insurance: 'Ubezpieczenie od uszkodzeń',
    return_guarantee: 'Możliwość zwrotu',
    digital: 'Pomoc zdalna',
  },
  HU: {
    warranty: 'Kiterjesztett garancia',
    insurance: 'Törésbiztosítás',
    return_guarantee: 'Visszaküldési garancia',
    digital: 'Távsegítség',
  },
  HR: {
    warranty: 'Produljeno jamstvo',
    insurance: 'Osiguranje od oštećenja',
    return_guarantee: 'Mogućnost povrata',
    digital: 'Pomoć na daljinu',
  },
};

/** The services available with products, by product. */
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
  const inMonths = new Intl.NumberFormat(COUNTRIES[country].language, { style: 'unit', unit: 'month', unitDisplay: 'long' });
  for (const { id, productId, type, months, prices } of rows) {
    const title = `${BUNDLE_TITLES[country][type]}, ${inMonths.format(months)}`;
    byProduct.set(productId, [
      ...(byProduct.get(productId) ?? []),
      { id, type, months, title, price: toUnits(prices[COUNTRIES[country].currency]) },
    ]);
  }
  return byProduct;
}
