import { isCreditorReference } from './bankAccount';

/**
 * Slovenia and Croatia write references as a model (SI08, HR01) and up to three numbers joined by hyphens. The model defines which of them
 * end in a check digit; numbers of one group are checked together.
 */
const CHECKED_GROUPS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  '01': [[0, 1, 2]], '02': [[1], [2]], '03': [[0], [1], [2]], '04': [[0], [2]], '05': [[0]], '06': [[1, 2]], '07': [[1]], '08': [[0, 1], [2]], '09': [[0, 1]], '10': [[0], [1, 2]], '11': [[0], [1]],
}; // prettier-ignore

/** SI12 is a single number with its check digit; Croatia has no such model. */
const CHECKED_IN: Readonly<Record<string, typeof CHECKED_GROUPS>> = { SI: { ...CHECKED_GROUPS, '12': [[0]] }, HR: CHECKED_GROUPS };

/** Modulo 11, weights 2, 3, 4, … from the right; a remainder that leaves no digit is written as 0. */
function hasCheckDigit(digits: string): boolean {
  const [check = '', ...rest] = [...digits].reverse();
  const sum = rest.reduce((total, digit, place) => total + Number(digit) * (place + 2), 0);
  const expected = 11 - (sum % 11);
  return rest.length > 0 && Number(check) === (expected > 9 ? 0 : expected);
}

export interface SlipReference {
  /** E.g. SI08. */
  model: string;
  /** Without the model. */
  number: string;
}

/** Null for another country's reference, and for a wrong check digit. */
export function slipReference(text: string, country: 'SI' | 'HR'): SlipReference | null {
  const bare = text.replace(/\s/g, '').toUpperCase();
  if (bare.startsWith('RF'))
    return country === 'SI' && isCreditorReference(bare) ? { model: bare.slice(0, 4), number: bare.slice(4) } : null;
  const [, model = '', number = ''] = new RegExp(`^${country}(\\d\\d)((?:\\d+(?:-\\d+){0,2})?)$`).exec(bare) ?? [];
  if (model === '' || number.length > 22 || (number === '') !== (model === '99')) return null;
  const parts = number.split('-');
  const groups = CHECKED_IN[country]?.[model] ?? [];
  const isRight = groups.every((places) => {
    const digits = places.map((place) => parts[place] ?? '').join('');
    return digits === '' || hasCheckDigit(digits);
  });
  return isRight ? { model: country + model, number } : null;
}
