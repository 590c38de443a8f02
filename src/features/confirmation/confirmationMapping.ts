import { field, idOf, isDto, numberOf, textOf, toDto } from '../../lib/dto';
import type { PaymentStage } from './confirmationSlice';

export interface KnownPurchase {
  orderId: string | null;
  /** A152: with VAT. */
  total: number | null;
  payment: PaymentStage;
}

const STAGES: Readonly<Record<string, PaymentStage>> = { pending: 'open', declined: 'failed', cancelled: 'failed', paid: 'paid' };

/** R3.090, R3.091, as far as the server's page needs it. Null when nothing was ordered. */
export function toKnownPurchase(answer: unknown): KnownPurchase | null {
  const dto = toDto(answer);
  const purchase = field(dto, 'purchase');
  const purchaseId = idOf(dto, 'purchaseId');
  if (!isDto(purchase) || (purchaseId === null && idOf(purchase, 'orderId') === null)) return null;
  const state = textOf(toDto(field(purchase, 'payment')), 'state') ?? '';
  return {
    orderId: idOf(purchase, 'orderId') ?? purchaseId,
    total: numberOf(toDto(field(purchase, 'total')), 'vat'),
    payment: Object.hasOwn(STAGES, state) ? (STAGES[state] ?? 'none') : 'none',
  };
}
