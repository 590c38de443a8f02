import { isIban } from './bankAccount';
import { fieldOf, paddedCents, PURPOSE_CODE } from './fields';
import type { PaymentOrder, Party, ToContent } from './paymentOrder';
import { qrPicture } from './qrPicture';
import { slipReference } from './slipReference';

/** UPN QR, technical standard of the Bank Association of Slovenia: fields of fixed order, ISO 8859-2, version 15, level M. */

const LATIN_2 = new Map(
  [...new TextDecoder('iso-8859-2').decode(Uint8Array.from({ length: 256 }, (_value, byte) => byte))].map((character, byte) => [
    character,
    byte,
  ]),
);
/** No control characters: a line break separates fields. */
const isLatin2 = (character: string): boolean => character >= ' ' && LATIN_2.has(character);

const NAME_MAX = 33;
const PURPOSE_MAX = 42;
/** The purpose of a payment with none of its own. */
const OTHER = 'OTHR';
/** Line breaks after the fields; they count. */
const SEPARATORS = 19;

const linesOf = ({ name, street, city }: Party): string[] => [name, street, city].map((line) => fieldOf(line, NAME_MAX, isLatin2));

function slovenianDay(day: string): string {
  return day.split('-').reverse().join('.');
}

export const upnQr: ToContent = ({ iban, recipient, payer, amount, currency, reference, purposeCode, purpose, dueDate }) => {
  const cents = paddedCents(amount, 11);
  const known = slipReference(reference, 'SI');
  const [from, to, text] = [linesOf(payer), linesOf(recipient), fieldOf(purpose, PURPOSE_MAX, isLatin2)];
  if (!isIban(iban, 'SI') || currency !== 'EUR' || cents === null || known === null || [...from, ...to, text].includes('')) return null;
  const fields = [
    ...['UPNQR', '', '', '', ''],
    ...from,
    cents,
    ...['', ''],
    PURPOSE_CODE.test(purposeCode) ? purposeCode : OTHER,
    text,
    slovenianDay(dueDate),
    iban,
    known.model + known.number,
    ...to,
  ];
  const checkSum = fields.reduce((sum, { length }) => sum + length, SEPARATORS);
  return [...fields, String(checkSum).padStart(3, '0'), ''].join('\n');
};

const ECI_LATIN_2 = 4;
const VERSION = 15;

export function draw(order: PaymentOrder) {
  const content = upnQr(order);
  if (content === null) return null;
  const bytes = Uint8Array.from(content, (character) => LATIN_2.get(character) ?? 0x20);
  return qrPicture(bytes, { eci: ECI_LATIN_2, minVersion: VERSION, maxVersion: VERSION });
}
