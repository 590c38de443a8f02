import type { CountryCode } from '../countries/countries';

type Rule = (digits: string) => boolean;

const sum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
const at = (digits: string, index: number): number => Number(digits[index]);
const down = (from: number, to: number): number[] => Array.from({ length: from - to + 1 }, (_, index) => from - index);

/** Slovenian tax number: eight digits, modulo 11; 10 is written as 0, 11 cannot be. */
const siTax: Rule = (digits) => {
  const check = 11 - (sum(digits, down(8, 2)) % 11);
  return check !== 11 && at(digits, 7) === check % 10;
};

/** Slovenian register number: seven digits, with three more for a branch. */
const siRegister: Rule = (digits) => {
  const rest = sum(digits, down(7, 2)) % 11;
  return rest !== 1 && at(digits, 6) === (11 - rest) % 11;
};

/** Czech and Slovak IČO. */
const ico: Rule = (digits) => at(digits, 7) === (11 - (sum(digits, down(8, 2)) % 11)) % 10;

/** Of a company its IČO, of a person the birth number: nine digits have no check, ten are divisible by 11 (or end in 0 by rest 10). */
const czTax: Rule = (digits) => {
  if (digits.length === 8) return ico(digits);
  if (digits.length === 9) return true;
  const isOld = Number(digits.slice(0, 9)) % 11 === 10 && digits.endsWith('0');
  return Number(digits) % 11 === 0 || isOld;
};

const skTax: Rule = (digits) => Number(digits) % 11 === 0;

/** Polish NIP. */
const nip: Rule = (digits) => at(digits, 9) === sum(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11;

/** Polish REGON, of nine digits or, for a branch, fourteen. */
const regon: Rule = (digits) => {
  const isWhole = at(digits, 8) === (sum(digits, [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10;
  if (digits.length === 9) return isWhole;
  const isBranch = at(digits, 13) === (sum(digits, [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8]) % 11) % 10;
  return isWhole && isBranch;
};

/** Hungarian adószám: eight digits and a check, in full with the kind of tax and the county (12345676-2-41). */
const huTax: Rule = (digits) => {
  const isRoot = at(digits, 7) === (10 - (sum(digits, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10;
  return isRoot && (digits.length === 8 || /[1-5]/.test(digits[8] ?? ''));
};

/** Croatian OIB: ISO 7064, modulo 11,10. */
const oib: Rule = (digits) => {
  let rest = 10;
  for (const digit of digits.slice(0, 10)) rest = (((rest + Number(digit)) % 10 || 10) * 2) % 11;
  return at(digits, 10) === (11 - rest) % 10;
};

interface Format {
  /** Allowed numbers of digits. */
  lengths: readonly number[];
  /** By its check digits. */
  isValid: Rule;
}

const FORMATS: Readonly<Record<CountryCode, { companyTaxId: Format; companyId: Format | null }>> = {
  SI: { companyTaxId: { lengths: [8], isValid: siTax }, companyId: { lengths: [7, 10], isValid: siRegister } },
  CZ: { companyTaxId: { lengths: [8, 9, 10], isValid: czTax }, companyId: { lengths: [8], isValid: ico } },
  SK: { companyTaxId: { lengths: [10], isValid: skTax }, companyId: { lengths: [8], isValid: ico } },
  PL: { companyTaxId: { lengths: [10], isValid: nip }, companyId: { lengths: [9, 14], isValid: regon } },
  // the Hungarian register number has no check digit
  HU: { companyTaxId: { lengths: [8, 11], isValid: huTax }, companyId: { lengths: [10], isValid: () => true } },
  // R3.013: Croatia has no second number
  HR: { companyTaxId: { lengths: [11], isValid: oib }, companyId: null },
};

/**
 * A company's number without spaces, dots and hyphens (a leading `SI` stays), or null if invalid. Empty is valid. A wrong
 * check digit is accepted when the shopper has confirmed the number.
 */
export function normalCompanyNumber(
  country: CountryCode,
  field: 'companyId' | 'companyTaxId',
  typed: string,
  isConfirmed = false,
): string | null {
  const bare = typed.replaceAll(/[\s\u00A0./-]/g, '').toUpperCase();
  const format = FORMATS[country][field];
  if (bare === '' || format === null) return '';
  const digits = bare.startsWith(country) ? bare.slice(2) : bare;
  const isWellFormed = /^\d+$/.test(digits) && format.lengths.includes(digits.length);
  return isWellFormed && (isConfirmed || format.isValid(digits)) ? bare : null;
}
