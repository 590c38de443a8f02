import { COUNTRIES as FACTS, COUNTRY_CODES, type CountryCode, type LanguageCode } from '../countries/countries';
import { urlKeysOf, type UrlKeys } from '../countries/urlKeys';

export type { CountryCode, LanguageCode, UrlKeys };

/** One of the six shops of the family: Slovenia at the root of the site, the siblings under their own prefix. */
export interface Country {
  code: CountryCode;
  language: LanguageCode;
  /** `''` for Slovenia, `/cz` … for the siblings. */
  prefix: string;
  /** The country's name in its own language. */
  name: string;
  urlKeys: UrlKeys;
}

const NAMES: Record<CountryCode, string> = {
  SI: 'Slovenija',
  CZ: 'Česko',
  SK: 'Slovensko',
  PL: 'Polska',
  HU: 'Magyarország',
  HR: 'Hrvatska',
};

export const COUNTRIES: readonly Country[] = COUNTRY_CODES.map((code) => {
  const { language, pathPrefix } = FACTS[code];
  return { code, language, prefix: pathPrefix, name: NAMES[code], urlKeys: urlKeysOf(code) };
});

const [SLOVENIA] = COUNTRIES.slice(0, 1) as [Country];

/** The shop of a URL: by its first path segment, else Slovenia. */
export function countryOfPath(path: string): Country {
  const first = `/${path.split(/[/?#]/, 2)[1] ?? ''}`;
  return COUNTRIES.find(({ prefix }) => prefix === first) ?? SLOVENIA;
}
