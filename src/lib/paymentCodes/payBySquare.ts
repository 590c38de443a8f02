import { compress } from './lzma';
import { isBic, isCreditorReference, isIban } from './bankAccount';
import { compactDay, fieldOf, inHundredths } from './fields';
import type { PaymentOrder, ToContent } from './paymentOrder';
import { qrPicture } from './qrPicture';

/** PAY by square 1.2 of the Slovak Banking Association: fields joined by tabs, their CRC-32, LZMA, base 32. */

/** Banking apps show other characters wrongly. */
const isAscii = (character: string): boolean => character >= ' ' && character <= '~';
const plain = (text: string, max: number): string => fieldOf(text, max, isAscii);

/** Type of the document, version, and two reserved nibbles. */
const HEADER = [0x02, 0x00];
const LZMA_HEADER_BYTES = 13;
const PAYMENT_ORDER = '1';
const AMOUNT_MAX_CHARS = 15;
const REFERENCE_MAX = 35;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUV';

/** ISO 3309, as zip files use it. */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** Base 32 with the extended hex alphabet (RFC 4648), without padding. */
function base32Hex(bytes: Uint8Array): string {
  let [text, bits, value] = ['', 0, 0];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += DIGITS[(value >>> (bits - 5)) & 31];
    value &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + DIGITS[(value << (5 - bits)) & 31];
}

const isWrongCreditorReference = (text: string): boolean => {
  const bare = text.replace(/\s/g, '').toUpperCase();
  return /^RF\d\d/.test(bare) && !isCreditorReference(bare);
};

/** The fields before they are packed. */
export const squareFields: ToContent = ({ iban, bic, recipient, amount, currency, reference, purpose, dueDate }) => {
  const hundredths = inHundredths(amount);
  const price = hundredths === null ? '' : String(hundredths / 100);
  const name = plain(recipient.name, 70);
  const isSymbol = /^\d{1,10}$/.test(reference);
  if (!isIban(iban) || name === '' || (amount !== null && hundredths === null) || !/^[A-Z]{3}$/.test(currency)) return null;
  if (price.length > AMOUNT_MAX_CHARS) return null;
  const information = isSymbol ? '' : plain(reference, REFERENCE_MAX + 1);
  // Half of a reference would not be recognized as that of the order.
  if (information.length > REFERENCE_MAX || isWrongCreditorReference(information)) return null;
  return [
    ...['', '1', PAYMENT_ORDER],
    price,
    currency,
    compactDay(dueDate),
    isSymbol ? reference : '',
    ...['', ''],
    information,
    plain(purpose, 140),
    ...['1', iban, isBic(bic) ? bic : ''],
    ...['0', '0'],
    ...[name, plain(recipient.street, 70), plain(recipient.city, 70)],
  ].join('\t');
};

export const payBySquare: ToContent = (order) => {
  const fields = squareFields(order);
  if (fields === null) return null;
  const text = new TextEncoder().encode(fields);
  const checked = new Uint8Array(4 + text.length);
  const view = new DataView(checked.buffer);
  view.setUint32(0, crc32(text), true);
  checked.set(text, 4);
  const packed = compress(checked).subarray(LZMA_HEADER_BYTES);
  return base32Hex(Uint8Array.of(...HEADER, checked.length & 0xff, checked.length >> 8, ...packed));
};

export function draw(order: PaymentOrder) {
  const content = payBySquare(order);
  return content === null ? null : qrPicture(content);
}
