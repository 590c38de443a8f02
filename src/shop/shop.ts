import type { Flags } from './flags';
import type { Links } from './links';
import type { ShopConfig } from './shopConfig';
import type { LazyTexts, Translate } from './translate';
import type { CountryCode, Country } from './countries/country';

/** Values that depend on country and configuration: static once the page has booted. */
export interface Shop {
  readonly config: ShopConfig;
  readonly countryCode: CountryCode;
  readonly country: Country;
  readonly flags: Flags;
  readonly links: Links;
  /** The text of a key in the shopper's language; a missing key is returned unchanged (R8.28). */
  readonly t: Translate;
  /** Adds the texts of a lazy chunk. */
  addTexts(texts: LazyTexts): Promise<void>;
  readonly format: Format;
  /** A066: the cookie, else the configuration. */
  allowAdult(): string | null;
  /**
   * A066: pictures of adult-only goods are shown only if `allowAdult` is exactly "1"; read on every call, because the server sets
   * the cookie.
   */
  areAdultImagesShown(): boolean;
  /** Calls the listener when `areAdultImagesShown` may have changed. Returns a function that stops it. */
  watchAdultImages(listener: () => void): () => void;
  /** The age was confirmed: the watchers read the cookie again. */
  updateAdultImages(): void;
}

export interface Format {
  /** R5.34: decimals only if the amount is not whole and the country's rounding is above 0. */
  money(amount: number): string;
  /** The alternative price in brackets while its configuration is valid (A018), else null. */
  alternativeMoney(amount: number, now: number): string | null;
  number(value: number): string;
  /** A calendar date in the country's format, e.g. "21. 11. 2026". */
  date(value: Date): string;
}
