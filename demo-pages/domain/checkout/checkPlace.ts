import type { CountryCode } from '../../countries/countries';
import { fold } from '../fold';
import { townOfName, townOfZip } from './branches';

const MAX_TYPOS = 2;

/**
 * Checks post code and town against the known towns of the country: returns the town's proper spelling, or null
 * when they do not match. Unknown villages are accepted.
 */
export function checkPlace(country: CountryCode, zip: string, city: string): string | null {
  const byZip = townOfZip(country, zip);
  const byName = townOfName(country, city);
  if (byZip && byName) {
    if (byZip.name !== byName.name) return null;
    return fold(city) === fold(byZip.name) ? byZip.name : city;
  }
  if (byZip) return typosBetween(fold(city), fold(byZip.name)) <= MAX_TYPOS ? byZip.name : city;
  // The first digit is the region, in all six countries.
  return byName && byName.zip[0] !== zip[0] ? null : city;
}

/** Edit distance (Levenshtein), row by row. */
function typosBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const [above = 0, before = 0, diagonal = 0] = [row[j + 1], next[j], row[j]];
      next.push(Math.min(above + 1, before + 1, diagonal + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
