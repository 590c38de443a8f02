import { encodePDF417 } from 'etiket/pdf417';
import { isIban } from './bankAccount';
import { fieldOf, paddedCents, PURPOSE_CODE } from './fields';
import { pathOf } from './pathOf';
import type { CodePicture, PaymentOrder, ToContent } from './paymentOrder';
import { slipReference } from './slipReference';

/** The 2D code of the HUB-3A slip, standard of the Croatian Banking Association. */

const isCroatian = (character: string): boolean => /[\x20-\x7ečćžšđČĆŽŠĐ]/.test(character);
const field = (text: string, max: number): string => fieldOf(text, max, isCroatian);

export const hub3: ToContent = ({ iban, recipient, payer, amount, currency, reference, purposeCode, purpose }) => {
  const cents = paddedCents(amount, 15);
  const known = slipReference(reference, 'HR');
  const [name, text] = [field(recipient.name, 25), field(purpose, 35)];
  if (!isIban(iban, 'HR') || currency !== 'EUR' || cents === null || known === null || name === '' || text === '') return null;
  return [
    ...['HRVHUB30', currency, cents],
    ...[field(payer.name, 30), field(payer.street, 27), field(payer.city, 27)],
    ...[name, field(recipient.street, 25), field(recipient.city, 27)],
    ...[iban, known.model, known.number],
    PURPOSE_CODE.test(purposeCode) ? purposeCode : '',
    text,
  ]
    .map((line) => `${line}\n`)
    .join('');
};

const COLUMNS = 9;
const LEVEL = 4;
/** A row is three times as high as a module is wide. */
const ROW_HEIGHT = 3;
const MARGIN = 2;

export function draw(order: PaymentOrder): CodePicture | null {
  const content = hub3(order);
  if (content === null) return null;
  // The library writes a byte per character; the standard requires UTF-8.
  const bytes = String.fromCharCode(...new TextEncoder().encode(content));
  const { matrix, rows, cols } = encodePDF417(bytes, { columns: COLUMNS, ecLevel: LEVEL });
  const path = pathOf(cols, rows, (x, y) => matrix[y]?.[x] === true, ROW_HEIGHT);
  return { width: cols, height: rows * ROW_HEIGHT, margin: MARGIN, path };
}
