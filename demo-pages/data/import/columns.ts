import type { CountryCode } from '../../countries/countries';

/** The fields of one line. Titles in the siblings' languages are optional: a product is sold in the countries that have a title. */
export type Field =
  | 'id'
  | 'title'
  | `title_${'cz' | 'sk' | 'pl' | 'hu' | 'hr'}`
  | 'category'
  | 'price'
  | 'currency'
  | 'oldPrice'
  | 'brand'
  | 'stock'
  | 'image'
  | 'urlKey'
  | 'description'
  | 'partner'
  | 'adult'
  | 'color'
  | 'spec';

/**
 * Accepted column names, the best first: when a file has several for one field (`title_sl` and `name`), the first
 * one of this list with a value is used. Case, spaces and hyphens do not matter.
 */
export const ALIASES: Readonly<Record<Field, readonly string[]>> = {
  id: ['id', 'sku', 'code', 'article_id', 'sifra'],
  title: ['title_sl', 'title_si', 'title', 'naziv', 'name_sl', 'name'],
  title_cz: ['title_cs', 'title_cz'],
  title_sk: ['title_sk'],
  title_pl: ['title_pl'],
  title_hu: ['title_hu'],
  title_hr: ['title_hr'],
  category: ['category', 'category_path', 'kategorija', 'type'],
  price: ['price', 'cena', 'price_eur', 'price_czk', 'price_pln', 'price_huf', 'price_usd'],
  currency: ['currency', 'valuta'],
  oldPrice: ['old_price', 'price_before', 'stara_cena'],
  brand: ['brand', 'znamka', 'manufacturer', 'vendor'],
  stock: ['stock', 'zaloga', 'quantity', 'in_stock'],
  image: ['image', 'media_id', 'slika', 'emoji'],
  urlKey: ['url_key', 'slug'],
  description: ['description', 'opis'],
  partner: ['partner', 'seller', 'prodajalec'],
  adult: ['adult', 'is_adult_only', 'adult_only'],
  color: ['color', 'colour', 'barva'],
  spec: ['spec', 'specs', 'params', 'parameters'],
};

export const REQUIRED: readonly Field[] = ['title', 'category', 'price'];

export const SIBLING_TITLES: readonly [Field, CountryCode][] = [
  ['title_cz', 'CZ'],
  ['title_sk', 'SK'],
  ['title_pl', 'PL'],
  ['title_hu', 'HU'],
  ['title_hr', 'HR'],
];

export const normalHeader = (header: string): string =>
  header
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** For each field the columns of the file that may contain it. */
export function mapColumns(headers: readonly string[]): Map<Field, string[]> {
  const present = new Set(headers);
  const map = new Map<Field, string[]>();
  for (const [field, aliases] of Object.entries(ALIASES)) {
    const found = aliases.filter((alias) => present.has(alias));
    if (found.length > 0) map.set(field as Field, found);
  }
  return map;
}
