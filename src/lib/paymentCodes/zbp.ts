import { isIban } from './bankAccount';
import { fieldOf, paddedCents } from './fields';
import type { PaymentOrder, ToContent } from './paymentOrder';
import { qrPicture } from './qrPicture';

/** The 2D code of a transfer, recommendation of the Polish Bank Association (2013). */

const isPolish = (character: string): boolean => character !== '|' && /[\x20-\x7eąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/.test(character);
const AMOUNT_DIGITS = 6;
const NAME_MAX = 20;
const TITLE_MAX = 32;

export const zbp: ToContent = ({ iban, recipient, amount, currency, reference }) => {
  const grosze = paddedCents(amount, AMOUNT_DIGITS);
  const name = fieldOf(recipient.name, NAME_MAX, isPolish);
  const title = fieldOf(reference, TITLE_MAX + 1, isPolish);
  if (!isIban(iban, 'PL') || currency !== 'PLN' || grosze === null || name === '') return null;
  // Half of a title would not be recognized as that of the order.
  if (title === '' || title.length > TITLE_MAX) return null;
  return ['', 'PL', iban.slice(2), grosze, name, title, '', '', ''].join('|');
};

export function draw(order: PaymentOrder) {
  const content = zbp(order);
  return content === null ? null : qrPicture(content);
}
