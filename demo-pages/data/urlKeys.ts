import { COUNTRY_CODES, type CountryCode } from '../countries/countries';
import { slug } from '../domain/fold';
import { urlKeysOf } from '../countries/urlKeys';

/** First path segments that are not a product or a category. */
const RESERVED = ['api', 'assets', 'confirmation', 'media', 'shop', 'vitrina', ...COUNTRY_CODES.map((code) => code.toLowerCase())];

/** Products and categories of one country share one level of the URL, so their URL keys are unique together. */
export class UrlKeyPool {
  readonly #taken: Record<CountryCode, Map<string, number>>;

  constructor() {
    const reserved = (country: CountryCode): Map<string, number> => {
      const segments = Object.values(urlKeysOf(country)).map((path) => path.slice(path.lastIndexOf('/') + 1));
      return new Map([...RESERVED, ...segments].map((segment) => [segment, 1]));
    };
    this.#taken = {
      SI: reserved('SI'),
      CZ: reserved('CZ'),
      SK: reserved('SK'),
      PL: reserved('PL'),
      HU: reserved('HU'),
      HR: reserved('HR'),
    };
  }

  /** The text as a URL key; a second one of the same text gets "-2". */
  take(country: CountryCode, text: string): string {
    const taken = this.#taken[country];
    const base = slug(text) || 'izdelek';
    for (let number = (taken.get(base) ?? 0) + 1; ; number += 1) {
      const key = number === 1 ? base : `${base}-${number}`;
      if (number > 1 && taken.has(key)) continue;
      taken.set(base, number);
      if (key !== base) taken.set(key, 1);
      return key;
    }
  }
}
