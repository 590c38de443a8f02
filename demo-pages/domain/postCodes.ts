import type { CountryCode } from './countries';

/** Digits of a post code, and where a space or hyphen stands in it. */
const FORMATS: Readonly<Record<CountryCode, { digits: number; cut?: { at: number; by: string } }>> = {
  SI: { digits: 4 },
  CZ: { digits: 5, cut: { at: 3, by: ' ' } },
  SK: { digits: 5, cut: { at: 3, by: ' ' } },
  PL: { digits: 5, cut: { at: 2, by: '-' } },
  HU: { digits: 4 },
  HR: { digits: 5 },
};

/** A post code as it is written in the country (`SI-1000`, `H-1051` and `11000` too are understood), or null when it cannot be one. */
export function normalPostCode(country: CountryCode, typed: string): string | null {
  const { digits, cut } = FORMATS[country];
  const bare = typed
    .trim()
    .replace(new RegExp(`^${country}?[- ]?`, 'i'), '')
    .replaceAll(/[\s\u00A0-]/g, '');
  if (!/^\d+$/.test(bare) || bare.length !== digits) return null;
  return cut ? bare.slice(0, cut.at) + cut.by + bare.slice(cut.at) : bare;
}
