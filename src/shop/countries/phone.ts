import type { CountryCode } from './country';

/** R3.017: the prefix with its plus sign, the number in digits without a trunk prefix. */
export interface Phone {
  prefix: string;
  number: string;
}

/** How the numbers of a country are written after its prefix. */
interface PhonePlan {
  prefix: string;
  /** What is dialled within the country only and dropped behind the prefix (A074). */
  trunk: string;
  /** Least and most digits after the prefix. */
  digits: readonly [number, number];
  /** Numbers that begin so (mobile ones, as a rule) have other lengths. */
  others?: Readonly<Record<string, readonly [number, number]>>;
}

const plan = (prefix: string, trunk: string, least: number, most = least): PhonePlan => ({ prefix, trunk, digits: [least, most] });

const NINE = [9, 9] as const;

/** R5.14: the 27 countries of the European Union. */
export const PHONE_PLANS: Readonly<Record<string, PhonePlan>> = {
  AT: plan('+43', '0', 4, 13),
  BE: plan('+32', '0', 8, 9),
  BG: { ...plan('+359', '0', 6, 9), others: { 87: NINE, 88: NINE, 89: NINE, 98: NINE } },
  CY: plan('+357', '', 8),
  CZ: plan('+420', '', 9), // R5.17
  DE: { ...plan('+49', '0', 5, 13), others: { 15: [10, 11], 16: [10, 11], 17: [10, 11] } },
  DK: plan('+45', '', 8),
  EE: plan('+372', '', 7, 8),
  ES: plan('+34', '', 9),
  FI: plan('+358', '0', 5, 12),
  FR: plan('+33', '0', 9),
  GR: plan('+30', '', 10),
  HR: { ...plan('+385', '0', 7, 9), others: { 9: [8, 9] } }, // R5.16
  HU: plan('+36', '06', 8, 9), // R5.19
  IE: { ...plan('+353', '0', 7, 10), others: { 8: NINE } },
  IT: { ...plan('+39', '', 6, 12), others: { 0: [6, 11], 3: [9, 10] } }, // the zero belongs to the number
  LT: plan('+370', '0', 8),
  LU: { ...plan('+352', '', 4, 11), others: { 6: NINE } },
  LV: plan('+371', '', 8),
  MT: plan('+356', '', 8),
  NL: { ...plan('+31', '0', 9), others: { 800: [7, 11], 90: [7, 11], 97: [11, 11] } },
  PL: plan('+48', '', 9),
  PT: plan('+351', '', 9),
  RO: plan('+40', '0', 9),
  SE: { ...plan('+46', '0', 6, 10), others: { 7: NINE } },
  SI: plan('+386', '0', 8), // R5.15
  SK: plan('+421', '0', 9), // R5.18
};

const PLANS = Object.values(PHONE_PLANS);

/** Longest first, so that +420 is never read as +42. */
export const PHONE_PREFIXES: readonly string[] = PLANS.map(({ prefix }) => prefix).sort(
  (one, other) => other.length - one.length || one.localeCompare(other),
);

/** What people write between digits. */
const BETWEEN = /[\s\-./()\u2010-\u2015\u00a0]/g;

/**
 * R5.11, R5.12, A074: a known prefix in front of the number (+ or 00) is taken for the prefix, a national trunk prefix is dropped.
 * Whatever else was typed stays, for {@link phoneProblem} to name.
 */
export function toPhone(typed: string, prefix: string): Phone {
  const compact = typed.replace(BETWEEN, '');
  const international = compact.replace(/^00(?=[1-9])/, '+');
  const known = PHONE_PREFIXES.find((one) => international.startsWith(one));
  const used = known ?? prefix;
  const rest = known === undefined ? compact : international.slice(known.length);
  const { trunk = '' } = PLANS.find((each) => each.prefix === used) ?? {};
  return { prefix: used, number: trunk !== '' && rest.startsWith(trunk) ? rest.slice(trunk.length) : rest };
}

export type PhoneProblem = 'characters' | 'short' | 'long' | 'number' | 'prefix';

/** Why a number cannot be dialled, or null. */
export function phoneProblem({ prefix, number }: Phone): PhoneProblem | null {
  if (number.startsWith('+')) return 'prefix';
  if (!/^\d*$/.test(number)) return 'characters';
  const found = PLANS.find((each) => each.prefix === prefix);
  if (found === undefined) return 'prefix';
  const [least, most] = Object.entries(found.others ?? {}).find(([start]) => number.startsWith(start))?.[1] ?? found.digits;
  if (number.length < least) return 'short';
  if (number.length > most) return 'long';
  // No country has numbers of zeros, nor, but for Italy, any that begin with one.
  return /^0+$/.test(number) || (number.startsWith('0') && prefix !== PHONE_PLANS['IT']?.prefix) ? 'number' : null;
}

export const defaultPrefix = (country: CountryCode): string => PHONE_PLANS[country]?.prefix ?? '';
