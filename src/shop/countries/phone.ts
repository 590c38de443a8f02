import { plainCode } from '../../lib/stripInvisible';
import type { CountryCode } from './country';

/** R3.017: the prefix with its plus sign, the number in digits without a trunk prefix. */
export interface Phone {
  prefix: string;
  number: string;
}

/** Min and max digits, after the prefix, of numbers that start like this. */
type Lengths = readonly [start: RegExp, least: number, most: number];

/** The format of a country's numbers after the prefix. */
interface PhonePlan {
  prefix: string;
  /** The domestic trunk prefix, dropped after the country prefix (A074). */
  trunk: string;
  usual: Lengths;
  /** Numbers of other lengths: mobile, some towns, free and premium numbers; the first match applies. */
  others: readonly Lengths[];
}

const plan = (prefix: string, trunk: string, least: number, most = least, ...others: Lengths[]): PhonePlan => ({
  prefix,
  trunk,
  usual: [/^/, least, most],
  others,
});

/** R5.14: the 27 countries of the European Union. */
export const PHONE_PLANS: Readonly<Record<string, PhonePlan>> = {
  AT: plan('+43', '0', 4, 13, [/^(7[28]0|800|810|82[01]|9[03][01])/, 9, 13], [/^6(5|6[013-9]|[7-9])/, 7, 13]),
  BE: plan('+32', '0', 8, 8, [/^4[5-9]/, 9, 9]),
  BG: plan('+359', '0', 6, 8, [/^(8[789]|9[89])/, 9, 9], [/^(43[07-9]|700|800|90)/, 8, 8]),
  CY: plan('+357', '', 8),
  CZ: plan('+420', '', 9), // R5.17
  DE: plan('+49', '0', 5, 13, [/^1[567]/, 10, 11], [/^180/, 8, 13], [/^800/, 10, 13], [/^(700|900)/, 10, 11]),
  DK: plan('+45', '', 8),
  EE: plan('+372', '', 7, 8),
  ES: plan('+34', '', 9),
  FI: plan('+358', '0', 5, 12, [/^[67]00/, 8, 9], [/^800/, 7, 9], [/^1[3-9]/, 5, 9]),
  FR: plan('+33', '0', 9),
  GR: plan('+30', '', 10),
  HR: plan('+385', '0', 8, 9, [/^1/, 8, 8], [/^6[01]/, 6, 8], [/^80/, 7, 9]), // R5.16
  HU: plan('+36', '06', 8, 8, [/^([257]0|21|3[01])/, 9, 9], [/^38/, 8, 9]), // R5.19
  IE: plan('+353', '0', 7, 10, [/^(7[06]|8)/, 9, 9], [/^(2[24-9]|47|58|6[237-9]|9[35-9])/, 7, 7]),
  IT: plan('+39', '', 6, 12, [/^0/, 6, 11], [/^3/, 9, 10], [/^(80|84)0|^8[49][89]/, 9, 9], [/^55/, 10, 10]), // the zero is part of the number
  LT: plan('+370', '0', 8),
  LU: plan('+352', '', 4, 11, [/^6/, 9, 9], [/^(80[01]|90[015])/, 8, 8]),
  LV: plan('+371', '', 8),
  MT: plan('+356', '', 8),
  NL: plan('+31', '0', 9, 9, [/^(800|90)/, 7, 11], [/^97/, 11, 11]),
  PL: plan('+48', '', 9),
  PT: plan('+351', '', 9),
  RO: plan('+40', '0', 9),
  SE: plan('+46', '0', 6, 10, [/^(10|7)/, 9, 9], [/^20/, 6, 9]),
  SI: plan('+386', '0', 8, 8, [/^(80|90)/, 6, 8]), // R5.15
  SK: plan('+421', '0', 9), // R5.18
};

const PLANS = Object.values(PHONE_PLANS);

/** Longest first, so that +420 is never matched as +42. */
export const PHONE_PREFIXES: readonly string[] = PLANS.map(({ prefix }) => prefix).sort((one, other) => other.length - one.length);

/** Separators between digits. */
const BETWEEN = /[\s\-./()]/g;
/** "+48 (0)": common in every country; but in Italy the zero is part of the number. */
const DOMESTIC_ZERO = /^([\s(]*(?:\+|00)(?!\s*39)[\s\d)]*)\(\s*0\s*\)/;

/**
 * R5.11, R5.12, A074: a known prefix before the number (+ or 00) sets the prefix; a national trunk prefix is dropped. Any other
 * input is kept, for {@link phoneProblem} to report.
 */
export function toPhone(typed: string, prefix: string): Phone {
  const compact = plainCode(typed).replace(DOMESTIC_ZERO, '$1').replace(BETWEEN, '');
  const international = compact.replace(/^00(?=[1-9])/, '+');
  const known = PHONE_PREFIXES.find((one) => international.startsWith(one));
  const used = known ?? prefix;
  const rest = known === undefined ? compact : international.slice(known.length);
  const { trunk = '' } = PLANS.find((each) => each.prefix === used) ?? {};
  return { prefix: used, number: trunk !== '' && rest.startsWith(trunk) ? rest.slice(trunk.length) : rest };
}

export type PhoneProblem = 'characters' | 'short' | 'long' | 'number' | 'prefix';

/** Why a number is invalid, or null. */
export function phoneProblem({ prefix, number }: Phone): PhoneProblem | null {
  if (number.startsWith('+')) return 'prefix';
  if (!/^\d*$/.test(number)) return 'characters';
  const found = PLANS.find((each) => each.prefix === prefix);
  if (found === undefined) return 'prefix';
  const [, least, most] = found.others.find(([start]) => start.test(number)) ?? found.usual;
  if (number.length < least) return 'short';
  if (number.length > most) return 'long';
  // No country's numbers start with a zero, except Italy's, which start with at most one.
  return (prefix === PHONE_PLANS['IT']?.prefix ? /^00/ : /^0/).test(number) ? 'number' : null;
}

export const defaultPrefix = (country: CountryCode): string => PHONE_PLANS[country]?.prefix ?? '';
