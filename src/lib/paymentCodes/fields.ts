import { firstChars } from '../firstChars';

/** Letters that have no decomposition into a base letter and a mark. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', ø: 'o', Ø: 'O', ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', '€': 'EUR', '–': '-', '—': '-', '’': "'", '„': '"', '“': '"', '”': '"',
}; // prettier-ignore

const withoutMarks = (character: string): string => BASE_LETTERS[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '');

/** The text in the characters that a standard knows: others lose their marks, or become a space; then at most `max` characters. */
export function fieldOf(text: string, max: number, isAllowed: (character: string) => boolean): string {
  const known = [...text.normalize('NFC')]
    .map((character) =>
      isAllowed(character) ? character : [...withoutMarks(character)].map((base) => (isAllowed(base) ? base : ' ')).join(''),
    )
    .join('');
  return firstChars(known.replace(/\s+/g, ' ').trim(), max).trim();
}

const TOLERANCE = 1e-4;

/** Cents; null for nothing, for a negative amount, and for one that has fractions of a cent. */
export function inHundredths(amount: number | null): number | null {
  if (amount === null) return null;
  const hundredths = Math.round(amount * 100);
  return hundredths > 0 && Math.abs(amount * 100 - hundredths) < TOLERANCE ? hundredths : null;
}

/** Cents with leading zeros; null where the field is too short. */
export function paddedCents(amount: number | null, digits: number): string | null {
  const hundredths = inHundredths(amount);
  const text = String(hundredths ?? '').padStart(digits, '0');
  return hundredths === null || text.length > digits ? null : text;
}

/** YYYYMMDD; empty without a day. */
export const compactDay = (day: string): string => day.replaceAll('-', '');

export const PURPOSE_CODE = /^[A-Z]{4}$/;
