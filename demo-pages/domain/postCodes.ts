import type { CountryCode } from '../countries/countries';

/** Digits of a post code, and the position of its separator. */
const FORMATS: Readonly<Record<CountryCode, { digits: number; cut?: { at: number; by: string } }>> = {
  SI: { digits: 4 },
  CZ: { digits: 5, cut: { at: 3, by: ' ' } },
  SK: { digits: 5, cut: { at: 3, by: ' ' } },
  PL: { digits: 5, cut: { at: 2, by: '-' } },
  HU: { digits: 4 },
  HR: { digits: 5 },
};

/** Prefixes of a post code: `SI-1000`, `H-1051`. */
const markOf = (country: CountryCode): string => (country === 'HU' ? 'HU?' : country);

/** A post code in the country's format (`SI-1000`, `H-1051` and `11000` are accepted, too), or null if invalid. */
export function normalPostCode(country: CountryCode, typed: string): string | null {
  const { digits, cut } = FORMATS[country];
  const bare = typed
    .trim()
    .replace(new RegExp(`^${markOf(country)}[- ]?`, 'i'), '')
    .replaceAll(/[\s\u00A0-]/g, '');
  if (!/^\d+$/.test(bare) || bare.length !== digits) return null;
  return cut ? bare.slice(0, cut.at) + cut.by + bare.slice(cut.at) : bare;
}

/** A text with its post code as one group of digits, however it was written ("SI-1000", "602 00 Brno", "10000Zagreb"). */
export function withPlainPostCode(country: CountryCode, text: string): string {
  const { digits, cut } = FORMATS[country];
  const code = cut ? String.raw`\d{${cut.at}}[\s-]?\d{${digits - cut.at}}` : String.raw`\d{${digits}}`;
  const found = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${markOf(country)}[\s-]?)?(${code})(?!\d)`, 'iu');
  return text.replace(found, (_all, zip: string) => `${zip.replace(/\D/g, '')} `);
}
