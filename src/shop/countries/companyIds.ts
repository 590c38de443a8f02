import { plainCode } from '../../lib/stripInvisible';
import type { CountryCode } from './country';

/** Why a company number looks wrong. A wrong check digit only warns (D2); the others are errors. */
export type CompanyIdProblem = 'characters' | 'short' | 'long' | 'checkDigit';

/** The format of a country's company number, and its check digit. */
interface CompanyIdFormat {
  /** The prefix of a VAT number. */
  mark: string;
  /** Allowed numbers of digits. */
  lengths: readonly number[];
  isRight: (digits: string) => boolean;
}

const toDigits = (text: string): number[] => Array.from(text, Number);
const weighed = (text: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(text[place] ?? 0), 0);
const digitAt = (text: string, place: number): number => Number(text[place]);

/** SI davčna številka: weights 8 to 2, modulo 11; 10 means 0, 11 is invalid. */
function isSlovenianTax(id: string): boolean {
  if (id.startsWith('0')) return false;
  const check = 11 - (weighed(id, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return check !== 11 && check % 10 === digitAt(id, 7);
}

/** SI matična številka: weights 7 to 2, modulo 11; may be followed by three digits of a business unit. */
function isSlovenianRegister(id: string): boolean {
  const rest = weighed(id, [7, 6, 5, 4, 3, 2]) % 11;
  return rest !== 1 && (11 - rest) % 11 === digitAt(id, 6);
}

/** HR OIB: ISO 7064, modulo 11,10. */
function isOib(id: string): boolean {
  const rest = toDigits(id.slice(0, -1)).reduce((sum, digit) => (((sum + digit) % 10 || 10) * 2) % 11, 10);
  return (11 - rest) % 10 === digitAt(id, 10);
}

/** CZ and SK IČO: weights 8 to 2, modulo 11. */
const isIco = (id: string): boolean => (11 - (weighed(id, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === digitAt(id, 7);

/** Month of a birth number: +50 for women, +20 in later series. */
const isBirthMonth = (id: string): boolean => {
  const month = Number(id.slice(2, 4)) % 50;
  return (month >= 1 && month <= 12) || (month >= 21 && month <= 32);
};

/**
 * CZ DIČ: the IČO of a company, a birth number of a person (9 digits until 1953, then 10 and divisible by 11), or 6 followed by
 * its own check digit.
 */
function isCzechTax(id: string): boolean {
  if (id.length === 8) return !id.startsWith('9') && isIco(id);
  if (id.length === 10)
    return isBirthMonth(id) && (Number(id) % 11 === 0 || ((Number(id.slice(0, 9)) % 11) % 10 === digitAt(id, 9) && id.slice(0, 2) < '86'));
  if (!id.startsWith('6')) return isBirthMonth(id) && id.slice(0, 2) < '54';
  return ((weighed(id.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11) + 8) % 10 === digitAt(id, 8);
}

/** SK DIČ: ten digits, divisible by 11. */
const isSlovakTax = (id: string): boolean => !id.startsWith('0') && Number(id) % 11 === 0;

/** PL NIP: weights, modulo 11; 10 is invalid. */
const isNip = (id: string): boolean => weighed(id, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digitAt(id, 9);

const isShortRegon = (id: string): boolean => (weighed(id, [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10 === digitAt(id, 8);

/** PL REGON: 9 digits, or 14 for a unit of a company. */
const isRegon = (id: string): boolean =>
  isShortRegon(id) && (id.length === 9 || (weighed(id, [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8]) % 11) % 10 === digitAt(id, 13));

/** HU adószám: the eighth digit checks the first seven; may be followed by VAT code and county. */
const isAdoszam = (id: string): boolean => (10 - (weighed(id, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10 === digitAt(id, 7);

/** A071: the formats of the two fields in each country; null where a field does not exist (R3.013). */
const FORMATS: Readonly<Record<CountryCode, { companyId: CompanyIdFormat | null; companyTaxId: CompanyIdFormat }>> = {
  SI: {
    companyId: { mark: '', lengths: [7, 10], isRight: isSlovenianRegister },
    companyTaxId: { mark: 'SI', lengths: [8], isRight: isSlovenianTax },
  },
  CZ: {
    companyId: { mark: '', lengths: [8], isRight: isIco },
    companyTaxId: { mark: 'CZ', lengths: [8, 9, 10], isRight: isCzechTax },
  },
  SK: {
    companyId: { mark: '', lengths: [8], isRight: isIco },
    companyTaxId: { mark: 'SK', lengths: [10], isRight: isSlovakTax },
  },
  PL: {
    companyId: { mark: '', lengths: [9, 14], isRight: isRegon },
    companyTaxId: { mark: 'PL', lengths: [10], isRight: isNip },
  },
  HU: {
    companyId: { mark: '', lengths: [10], isRight: () => true },
    companyTaxId: { mark: 'HU', lengths: [8, 11], isRight: isAdoszam },
  },
  HR: { companyId: null, companyTaxId: { mark: 'HR', lengths: [11], isRight: isOib } },
};

export type CompanyField = 'companyId' | 'companyTaxId';

/** R3.013 */
export const hasCompanyId = (country: CountryCode): boolean => FORMATS[country].companyId !== null;

const compactOf = (typed: string): string =>
  plainCode(typed)
    .toUpperCase()
    .replace(/[\s\-./]/g, '');

/** Without spaces, dashes and dots; the country prefix stays, because it means "liable for VAT". */
export const normaliseCompanyId = (typed: string): string => compactOf(typed);

/** Null for a valid number and for an empty one. */
export function companyIdProblem(typed: string, field: CompanyField, country: CountryCode): CompanyIdProblem | null {
  const format = FORMATS[country][field];
  const compact = compactOf(typed);
  if (format === null || compact === '') return null;
  const { mark, lengths, isRight } = format;
  const digits = mark !== '' && compact.startsWith(mark) ? compact.slice(mark.length) : compact;
  if (!/^\d+$/.test(digits)) return 'characters';
  if (lengths.every((length) => digits.length < length)) return 'short';
  if (!lengths.includes(digits.length)) return 'long';
  return isRight(digits) ? null : 'checkDigit';
}

/** The number that every company of a country has; the other one is optional. */
export const mainCompanyField = (country: CountryCode): CompanyField =>
  country === 'CZ' || country === 'SK' ? 'companyId' : 'companyTaxId';
