import type { Flags } from './flags';
import type { Links } from './links';
import type { ShopConfig } from './shopConfig';
import type { LateTexts, Translate } from './translate';
import type { CountryCode, Country } from './countries/country';

/** What country and configuration decide: static once the page has booted. */
export interface Shop {
  readonly config: ShopConfig;
  readonly countryCode: CountryCode;
  readonly country: Country;
  readonly flags: Flags;
  readonly links: Links;
  /** A text key in the shopper's language; a missing key is returned as it is (R8.28). */
  readonly t: Translate;
  /** Brings the texts of a part that comes later. */
  addTexts(texts: LateTexts): Promise<void>;
  readonly format: Format;
  /** A066: pictures of adult-only goods are shown for exactly `allowAdult` "1"; asked anew each time, because the server sets the cookie. */
  areAdultImagesShown(): boolean;
}

export interface Format {
  /** R5.34: decimals only when the amount is not whole and the country's rounding is above 0. */
  money(amount: number): string;
  /** The alternative price in brackets while its configuration is valid (A018), else null. */
  alternativeMoney(amount: number, now: number): string | null;
  number(value: number): string;
  /** A calendar date as people of the country write it, e.g. "21. 11. 2026". */
  date(value: Date): string;
}
