import type { PaymentOrder } from '../../lib/paymentCodes/paymentOrder';
import type { CountryCode } from '../../shop/countries/country';
import type { BankTransfer } from './bankTransfer';

/**
 * Where the code's day is only the last one to pay. Elsewhere the bank pays on that very day, and the parcel, which leaves when the money
 * has arrived, would wait for it.
 */
const DAY_IS_DEADLINE: readonly CountryCode[] = ['SI', 'HU'];

/** What the country's payment code is made of. */
export function toPaymentOrder(transfer: BankTransfer, country: CountryCode): PaymentOrder {
  const { iban, account, bic, recipient, recipientStreet, recipientCity, payer, amount, currency, reference } = transfer;
  return {
    iban: iban.replace(/\s/g, '').toUpperCase(),
    account: account ?? '',
    bic: bic ?? '',
    recipient: { name: recipient ?? '', street: recipientStreet ?? '', city: recipientCity ?? '' },
    payer,
    amount,
    currency: currency ?? '',
    reference: reference ?? '',
    purposeCode: transfer.purposeCode ?? '',
    purpose: transfer.purpose ?? '',
    dueDate: (DAY_IS_DEADLINE.includes(country) && transfer.dueDate) || '',
  };
}
