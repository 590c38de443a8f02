/** The six shops (requirements, section 0, R0.02, R0.04-R0.08). */
export type CountryCode = 'SI' | 'CZ' | 'SK' | 'PL' | 'HU' | 'HR';

/** The language of each shop's interface; also the name of its messages file. */
export type Language = 'sl' | 'cs' | 'sk' | 'pl' | 'hu' | 'hr';

/** Values that depend on the country. One module per country beside this file. */
export interface Country {
  readonly code: CountryCode;
  readonly language: Language;
  /** BCP 47 tag for Intl: numbers, money, dates and plurals. */
  readonly locale: string;
  /** ISO 4217 (A017). */
  readonly currency: string;
  /** "Rounding" of R5.34: decimals of a price that is not whole (A017). */
  readonly decimals: number;
  /** The default prefix of a phone field (A074). */
  readonly phonePrefix: string;
}
