import { pathPrefix, shopCountries, urlKeysOf, type ShopCountry as CountryCode, type UrlKeys } from '../pages/urlKeys';

export type { CountryCode, UrlKeys };
export type Language = 'sl' | 'cs' | 'sk' | 'pl' | 'hu' | 'hr';

/** One of the six shops of the family: Slovenia at the root of the site, the siblings under their own prefix. */
export interface Country {
  code: CountryCode;
  language: Language;
  /** `''` for Slovenia, `/cz` … for the siblings. */
  prefix: string;
  /** The country's name in its own language. */
  name: string;
  urlKeys: UrlKeys;
}

const NAMES: Record<CountryCode, [Language, string]> = {
  SI: ['sl', 'Slovenija'],
  CZ: ['cs', 'Česko'],
  SK: ['sk', 'Slovensko'],
  PL: ['pl', 'Polska'],
  HU: ['hu', 'Magyarország'],
  HR: ['hr', 'Hrvatska'],
};

export const COUNTRIES: readonly Country[] = shopCountries.map((code) => {
  const [language, name] = NAMES[code];
  return { code, language, prefix: pathPrefix(code), name, urlKeys: urlKeysOf(code) };
});

export function countryOf(code: CountryCode): Country {
  const found = COUNTRIES.find((country) => country.code === code);
  if (!found) throw new Error(`No such country: ${code}`);
  return found;
}

/** The shop that an address belongs to: by its first path segment, Slovenia when that is no sibling's prefix. */
export function countryOfPath(path: string): Country {
  const first = `/${path.split(/[/?#]/, 2)[1] ?? ''}`;
  return COUNTRIES.find(({ prefix }) => prefix === first) ?? countryOf('SI');
}
