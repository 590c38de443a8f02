import type { Country, CountryCode } from './country';
import { cz } from './cz';
import { hr } from './hr';
import { hu } from './hu';
import { pl } from './pl';
import { si } from './si';
import { sk } from './sk';

export const COUNTRIES: Readonly<Record<CountryCode, Country>> = { SI: si, CZ: cz, SK: sk, PL: pl, HU: hu, HR: hr };

/** Whether a value is one of the six country codes; exact and by own property, because the configuration is untrusted. */
export function isCountryCode(value: unknown): value is CountryCode {
  return typeof value === 'string' && Object.hasOwn(COUNTRIES, value);
}
