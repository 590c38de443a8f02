import { field, idOf, isDto, labelOf, listOf, numberOf, textOf, toDto } from '../../lib/dto';
import { toBankTransfer } from '../bankTransfer';
import { toOrderedItem, toPaymentState } from '../purchaseReports';
import type { KnownPurchase } from './confirmationTypes';

const ITEMS_MAX = 1000;

/** R3.090, R3.091, as far as the server's page needs it. Null when nothing was ordered. */
export function toKnownPurchase(answer: unknown): KnownPurchase | null {
  const dto = toDto(answer);
  const purchase = field(dto, 'purchase');
  const purchaseId = idOf(dto, 'purchaseId');
  if (!isDto(purchase) || (purchaseId === null && idOf(purchase, 'orderId') === null)) return null;
  const payment = toDto(field(purchase, 'payment'));
  return {
    orderId: idOf(purchase, 'orderId') ?? purchaseId,
    total: numberOf(toDto(field(purchase, 'total')), 'vat'),
    items: listOf(field(purchase, 'items'), toOrderedItem, ITEMS_MAX),
    payment: toPaymentState(payment),
    transfer: toBankTransfer(field(payment, 'transfer'), field(purchase, 'billing')),
    email: labelOf(purchase, 'email'),
    confirmationUrl: textOf(dto, 'confirmationUrl'),
    orderUrl: textOf(dto, 'orderUrl'),
  };
}
