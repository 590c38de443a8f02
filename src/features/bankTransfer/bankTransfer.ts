import { field, labelOf, numberOf, shortLabelOf, toDto } from '../../lib/dto';
import { isoDay } from '../../lib/isoDay';
import type { Party } from '../../lib/paymentCodes/paymentOrder';

/** What a bank transfer needs, as the shop writes it; null for what it does not send. */
export interface BankTransfer {
  /** Shown also where it is wrong. */
  iban: string;
  /** In the national format. */
  account: string | null;
  bic: string | null;
  recipient: string | null;
  recipientStreet: string | null;
  recipientCity: string | null;
  amount: number | null;
  currency: string | null;
  reference: string | null;
  purposeCode: string | null;
  purpose: string | null;
  dueDate: string | null;
  /** Of the invoice. */
  payer: Party;
}

const TEXT_MAX = 140;
const ACCOUNT_MAX = 50;

function payerOf(value: unknown): Party {
  const billing = toDto(value);
  const join = (...names: string[]): string =>
    names
      .map((name) => labelOf(billing, name) ?? '')
      .join(' ')
      .trim();
  return { name: join('company') || join('firstname', 'lastname'), street: join('street'), city: join('zip', 'city') };
}

/** [D3] Null without an account. */
export function toBankTransfer(value: unknown, billing: unknown): BankTransfer | null {
  const transfer = toDto(value);
  const text = (name: string, max = TEXT_MAX): string | null => shortLabelOf(transfer, name, max);
  const [iban, amount] = [text('iban', ACCOUNT_MAX), numberOf(transfer, 'amount')];
  if (iban === null) return null;
  return {
    iban,
    account: text('account', ACCOUNT_MAX),
    bic: text('bic', ACCOUNT_MAX),
    recipient: text('recipient'),
    recipientStreet: text('recipientStreet'),
    recipientCity: text('recipientCity'),
    amount: amount === null || amount < 0 ? null : amount,
    currency: text('currency', 3),
    reference: text('reference'),
    purposeCode: text('purposeCode', 4),
    purpose: text('purpose'),
    dueDate: isoDay(field(transfer, 'dueDate')),
    payer: payerOf(billing),
  };
}
