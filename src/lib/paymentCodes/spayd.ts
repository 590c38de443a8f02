import { isBic, isIban } from './bankAccount';
import { compactDay, fieldOf, inHundredths } from './fields';
import type { PaymentOrder, ToContent } from './paymentOrder';
import { qrPicture } from './qrPicture';

/** SPAYD 1.0 ("QR platba"), the format of the Czech Banking Association, in the characters that a QR code stores densely. */

const isPlain = (character: string): boolean => /[\dA-Z $+\-./]/.test(character);
const plain = (text: string, max: number): string => fieldOf(text.toUpperCase(), max, isPlain);
const AMOUNT_MAX_CHARS = 10;

/** 19-2000145399/0800 is CZkk 0800 000019 2000145399. */
function isSameAccount(account: string, iban: string): boolean {
  const [, prefix = '', number = '', bank = ''] = /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/.exec(account.replace(/\s/g, '')) ?? [];
  return iban.slice(4) === bank + prefix.padStart(6, '0') + number.padStart(10, '0');
}

export const spayd: ToContent = ({ iban, account, bic, recipient, amount, currency, reference, purpose, dueDate }) => {
  const hundredths = inHundredths(amount);
  const price = hundredths === null ? '' : (hundredths / 100).toFixed(2);
  const isSymbol = /^\d{1,10}$/.test(reference);
  if (!isIban(iban) || (account !== '' && !isSameAccount(account, iban)) || (amount !== null && hundredths === null)) return null;
  if (price.length > AMOUNT_MAX_CHARS || (reference !== '' && !isSymbol)) return null;
  const attributes = [
    ['ACC', isBic(bic) ? `${iban}+${bic}` : iban],
    ['AM', price],
    ['CC', /^[A-Z]{3}$/.test(currency) ? currency : ''],
    ['RN', plain(recipient.name, 35)],
    ['DT', compactDay(dueDate)],
    ['MSG', plain(purpose, 60)],
    ['X-VS', reference],
  ].filter(([, value]) => value !== '');
  return ['SPD', '1.0', ...attributes.map((attribute) => attribute.join(':'))].join('*');
};

export function draw(order: PaymentOrder) {
  const content = spayd(order);
  return content === null ? null : qrPicture(content);
}
