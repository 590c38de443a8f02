const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;
/** Lengths of the countries whose codes are drawn. */
const LENGTHS: Readonly<Record<string, number>> = { SI: 19, CZ: 24, SK: 24, PL: 28, HU: 28, HR: 21 };

/** The remainder that ISO 7064 (mod 97-10) leaves: 1 where the check digits are right. */
function remainderOf97(text: string): number {
  let remainder = 0;
  for (const character of text)
    for (const digit of String(Number.parseInt(character, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}

const hasRightCheck = (text: string): boolean => remainderOf97(text.slice(4) + text.slice(0, 4)) === 1;

/** ISO 13616. */
export function isIban(iban: string, country = iban.slice(0, 2)): boolean {
  const length = LENGTHS[country];
  return IBAN.test(iban) && iban.startsWith(country) && (length === undefined || iban.length === length) && hasRightCheck(iban);
}

/** ISO 9362. */
export const isBic = (bic: string): boolean => /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(bic);

/** A creditor reference of ISO 11649: RF, two check digits, up to 21 characters. */
export const isCreditorReference = (reference: string): boolean => /^RF\d\d[A-Z\d]{1,21}$/.test(reference) && hasRightCheck(reference);
