import { encode } from 'bysquare/pay';
import type { CountryCode } from '../countries/countries';
import type { OrderAddress } from '../db/schema';
import type { BankTransfer } from './bankTransfer';

/** What the country's payment code contains, and how it is drawn. */
export interface PaymentCode {
  kind: 'qrcode' | 'pdf417';
  bytes: Buffer;
  /** Of the code, where the standard fixes it. */
  version?: number;
  /** Number of the character set, where the code names it. */
  characterSet?: number;
}

const bare = (text: string): string => text.replaceAll(' ', '');
const cents = (amount: number, digits: number): string => String(Math.round(amount * 100)).padStart(digits, '0');
const ascii = (text: string): string => text.normalize('NFD').replaceAll(/[^ -~]/g, '');
const dayOf = (isoDay: string): string => isoDay.split('-').reverse().join('.');
const qr = (text: string): PaymentCode => ({ kind: 'qrcode', bytes: Buffer.from(text, 'utf8') });

/** ISO 8859-2 as bytes: Node decodes it, but does not encode it. */
function latin2(text: string): Buffer {
  const letters = new TextDecoder('iso-8859-2').decode(Buffer.from(Array.from({ length: 256 }, (_letter, byte) => byte)));
  return Buffer.from([...text].map((letter) => (letters.includes(letter) ? letters.indexOf(letter) : 32)));
}

type Compose = (transfer: BankTransfer, payer: OrderAddress) => PaymentCode;

const COMPOSE: Readonly<Record<CountryCode, Compose>> = {
  SI(transfer, payer) {
    const fields = [
      ...['UPNQR', '', '', '', ''],
      ...[payerName(payer), payer.street, `${payer.zip} ${payer.city}`].map((line) => line.slice(0, 33)),
      ...[cents(transfer.amount, 11), '', '', transfer.purposeCode, transfer.purpose.slice(0, 42), dayOf(transfer.dueDate)],
      ...[bare(transfer.iban), bare(transfer.reference), transfer.recipient, transfer.recipientStreet, transfer.recipientCity],
    ];
    const checkSum = fields.join('\n').length + 1;
    return { kind: 'qrcode', bytes: latin2(`${fields.join('\n')}\n${String(checkSum).padStart(3, '0')}\n`), version: 15, characterSet: 4 };
  },
  CZ({ iban, bic, amount, currency, recipient, purpose, reference }) {
    const account = bic === undefined ? bare(iban) : `${bare(iban)}+${bic}`;
    const [name, message] = [recipient, purpose].map((text) => ascii(text).toUpperCase());
    return qr(`SPD*1.0*ACC:${account}*AM:${amount.toFixed(2)}*CC:${currency}*RN:${name}*MSG:${message}*X-VS:${reference}`);
  },
  SK({ iban, amount, recipient, recipientStreet, recipientCity, purpose, reference }) {
    const beneficiary = { name: recipient, street: recipientStreet, city: recipientCity };
    const payment = {
      type: 1 as const,
      amount,
      currencyCode: 'EUR' as const,
      variableSymbol: reference,
      paymentNote: purpose,
      beneficiary,
    };
    return qr(encode({ payments: [{ ...payment, bankAccounts: [{ iban: bare(iban) }] }] }));
  },
  PL: ({ iban, amount, recipient, reference }) =>
    qr(['', 'PL', bare(iban).slice(2), cents(amount, 6), recipient, reference, '', '', ''].join('|')),
  HU({ iban, bic = '', amount, recipient, reference, purposeCode, dueDate }) {
    const until = `${bare(dueDate.replaceAll('-', ''))}235959+${isSummer(dueDate) ? 2 : 1}`;
    const fields = ['HCT', '001', '1', bic.padEnd(11, 'X'), recipient, bare(iban), `HUF${amount}`, until, purposeCode, reference];
    return qr([...fields, ...Array.from({ length: 7 }, () => ''), ''].join('\n'));
  },
  HR(transfer, payer) {
    const [model = '', number = ''] = transfer.reference.split(' ');
    const lines = [
      ...['HRVHUB30', 'EUR', cents(transfer.amount, 15)],
      ...[payerName(payer).slice(0, 30), payer.street.slice(0, 27), `${payer.zip} ${payer.city}`.slice(0, 27)],
      ...[transfer.recipient, transfer.recipientStreet, transfer.recipientCity, bare(transfer.iban), model, number],
      ...[transfer.purposeCode, transfer.purpose.slice(0, 35)],
    ];
    return { kind: 'pdf417', bytes: Buffer.from(`${lines.join('\n')}\n`, 'utf8') };
  },
};

const payerName = ({ company, firstname, lastname }: OrderAddress): string => company || `${firstname} ${lastname}`;

/** From the last Sunday of March to that of October. */
function isSummer(isoDay: string): boolean {
  const [year = 0, month = 0, day = 0] = isoDay.split('-').map(Number);
  const lastSunday = (of: number): number => {
    const last = new Date(Date.UTC(year, of, 0));
    return last.getUTCDate() - last.getUTCDay();
  };
  return (month > 3 && month < 10) || (month === 3 && day >= lastSunday(3)) || (month === 10 && day < lastSunday(10));
}

/** A Polish code has room for this much; more is transferred by the text alone. */
const POLISH_MAX = 9999.99;

/** Null where the amount does not fit in the country's code, or there is nothing to pay. */
export function paymentCodeOf(country: CountryCode, transfer: BankTransfer, payer: OrderAddress): PaymentCode | null {
  if (transfer.amount <= 0 || (country === 'PL' && transfer.amount > POLISH_MAX)) return null;
  return COMPOSE[country](transfer, payer);
}
