/** The six shops: one country, one language, one currency each (requirements, section 1, A017). */
export type CountryCode = 'SI' | 'CZ' | 'SK' | 'PL' | 'HU' | 'HR';
export type LanguageCode = 'sl' | 'cs' | 'sk' | 'pl' | 'hu' | 'hr';
export type CurrencyCode = 'EUR' | 'CZK' | 'PLN' | 'HUF';

export interface CountryInfo {
  readonly code: CountryCode;
  readonly language: LanguageCode;
  readonly currency: CurrencyCode;
  /** Where the sibling shop lives: "" for SI, "/cz" and so on. */
  readonly pathPrefix: string;
  readonly vatPercent: number;
  readonly phonePrefix: string;
  /** The shop's name there, also as a seller beside its partners. */
  readonly shopName: string;
}

const country = (
  code: CountryCode,
  language: LanguageCode,
  currency: CurrencyCode,
  vatPercent: number,
  phonePrefix: string,
  shopName: string,
): CountryInfo => ({
  code,
  language,
  currency,
  pathPrefix: code === 'SI' ? '' : `/${code.toLowerCase()}`,
  vatPercent,
  phonePrefix,
  shopName,
});

export const COUNTRIES: Readonly<Record<CountryCode, CountryInfo>> = {
  SI: country('SI', 'sl', 'EUR', 22, '+386', 'Trgovina Lipa'),
  CZ: country('CZ', 'cs', 'CZK', 21, '+420', 'Obchod Lípa'),
  SK: country('SK', 'sk', 'EUR', 23, '+421', 'Obchod Lipa'),
  PL: country('PL', 'pl', 'PLN', 23, '+48', 'Sklep Lipa'),
  HU: country('HU', 'hu', 'HUF', 27, '+36', 'Lipa Áruház'),
  HR: country('HR', 'hr', 'EUR', 25, '+385', 'Trgovina Lipa'),
};

export const COUNTRY_CODES = ['SI', 'CZ', 'SK', 'PL', 'HU', 'HR'] as const satisfies readonly CountryCode[];
