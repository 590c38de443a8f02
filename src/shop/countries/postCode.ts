import { plainCode } from '../../lib/stripInvisible';
import type { CountryCode } from './country';

/** The format of a country's post codes. */
interface PostCodeFormat {
  digits: number;
  /** The separator follows after this many digits. */
  group: number;
  separator: string;
  /** First digits that do not exist in the country. */
  never: RegExp;
  example: string;
}

const FORMATS: Readonly<Record<CountryCode, PostCodeFormat>> = {
  SI: { digits: 4, group: 4, separator: '', never: /^[07]/, example: '1000' },
  CZ: { digits: 5, group: 3, separator: ' ', never: /^[089]/, example: '110 00' },
  SK: { digits: 5, group: 3, separator: ' ', never: /^[1-7]/, example: '811 01' },
  PL: { digits: 5, group: 2, separator: '-', never: /^$/, example: '00-001' },
  HU: { digits: 4, group: 4, separator: '', never: /^0/, example: '1051' },
  HR: { digits: 5, group: 5, separator: '', never: /^[06-9]/, example: '10000' },
};

/** Country prefixes before a post code (SI-1000, H-1051). */
const MARK = /^([A-Z]{1,2})[\s-]*(?=\d)/;
/** Separators between digits. */
const BETWEEN = /[\s-]/g;
const MARKS: Readonly<Record<CountryCode, readonly string[]>> = {
  SI: ['SI', 'SL'],
  CZ: ['CZ'],
  SK: ['SK'],
  PL: ['PL'],
  HU: ['H', 'HU'],
  HR: ['HR'],
};

/** In the country's format; other input is returned trimmed but otherwise unchanged. */
export function normalisePostCode(typed: string, country: CountryCode): string {
  const { digits, group, separator } = FORMATS[country];
  const trimmed = plainCode(typed).trim();
  const mark = MARK.exec(trimmed.toUpperCase());
  const own = mark !== null && MARKS[country].includes(mark[1] ?? '') ? trimmed.slice(mark[0].length) : trimmed;
  const compact = own.replace(BETWEEN, '');
  if (!/^\d+$/.test(compact) || compact.length !== digits) return trimmed;
  return group === digits ? compact : `${compact.slice(0, group)}${separator}${compact.slice(group)}`;
}

export function isPostCode(typed: string, country: CountryCode): boolean {
  const { digits, never } = FORMATS[country];
  const compact = normalisePostCode(typed, country).replace(BETWEEN, '');
  return /^\d+$/.test(compact) && compact.length === digits && !never.test(compact);
}

export const postCodeExample = (country: CountryCode): string => FORMATS[country].example;
