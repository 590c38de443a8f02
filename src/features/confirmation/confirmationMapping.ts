import { field, idOf, isDto, listOf, numberOf, textOf, toDto } from '../../lib/dto';
import { toBankTransfer } from '../bankTransfer';
import { toOrderedItem } from '../purchaseReports';
import type { KnownPurchase, PaymentStage } from './confirmationTypes';

const ITEMS_MAX = 1000;

const STAGES: Readonly<Record<string, PaymentStage>> = {
  pending: 'open',
  processing: 'open',
  declined: 'failed',
  cancelled: 'failed',
  paid: 'paid',
};

/** R3.090, R3.091, as far as the server's page needs it. Null when nothing was ordered. */
export function toKnownPurchase(answer: unknown): KnownPurchase | null {
  const dto = toDto(answer);
  const purchase = field(dto, 'purchase');
  const purchaseId = idOf(dto, 'purchaseId');
  if (!isDto(purchase) || (purchaseId === null && idOf(purchase, 'orderId') === null)) return null;
  const payment = toDto(field(purchase, 'payment'));
  const state = textOf(payment, 'state') ?? '';
  return {
    orderId: idOf(purchase, 'orderId') ?? purchaseId,
    total: numberOf(toDto(field(purchase, 'total')), 'vat'),
    items: listOf(field(purchase, 'items'), toOrderedItem, ITEMS_MAX),
    payment: Object.hasOwn(STAGES, state) ? (STAGES[state] ?? 'none') : 'none',
    transfer: toBankTransfer(field(payment, 'transfer'), field(purchase, 'billing')),
  };
}
