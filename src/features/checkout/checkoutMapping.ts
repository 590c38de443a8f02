import { field, idOf, isDto, isSet, labelOf, listOf, numberOf, textOf, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { isoDay } from '../../lib/isoDay';
import { toBankTransfer } from '../bankTransfer';
import { toWindowTimes } from '../checkoutResponse';
import { toFlashes } from '../flash';
import type { FlashMessage } from '../flash';
import { toOrderedItem, toPaymentState } from '../purchaseReports';
import { isStep } from './checkoutSteps';
import type { Purchase, PurchaseAddress, PurchaseDelivery, PurchasePayment, Step } from './checkoutTypes';

const ITEMS_MAX = 1000;

export interface CheckedStep {
  exists: boolean;
  addresses: { primary: boolean; shipping: boolean };
}

/** R7.123, A028: accepts billing for primary. Null for any other response. */
export function toCheckedStep(answer: unknown): CheckedStep | null {
  const dto = toDto(answer);
  const cart = field(dto, 'cart');
  if (!isDto(cart) || field(cart, 'exists') === undefined) return null;
  const address = toDto(field(toDto(field(dto, 'customer')), 'address'));
  const has = (name: string): boolean => isDto(field(address, name));
  return { exists: isSet(cart, 'exists'), addresses: { primary: has('primary') || has('billing'), shipping: has('shipping') } };
}

export interface NextStep {
  step: Step | null;
  flashes: readonly FlashMessage[];
  /** R4.041: the link of a status error; not validated. */
  link: string | null;
}

/** R7.125. Null for any other response. */
export function toNextStep(answer: unknown): NextStep | null {
  const dto = toDto(answer);
  const [step, status] = [field(dto, 'step'), field(dto, 'status')];
  if (!isStep(step) && !isDto(status)) return null;
  const outcome = toDto(status);
  return {
    step: isStep(step) ? step : null,
    flashes: toFlashes(field(outcome, 'flashMessages')),
    link: field(outcome, 'status') === 'error' ? textOf(outcome, 'link') : null,
  };
}

/** Amounts are never negative. */
const amountOf = (dto: Dto, name: string): number | null => {
  const amount = numberOf(dto, name);
  return amount === null || amount < 0 ? null : amount;
};

const priceOf = (dto: Dto): number | null => amountOf(dto, 'price');

/** A single day where the shop sends only one. */
function daysOf(value: unknown): PurchaseDelivery['earliest'] {
  const range = toDto(value);
  const from = isoDay(field(range, 'from'));
  return from === null ? null : { from, to: isoDay(field(range, 'to')) ?? from };
}

function branchOf(value: unknown): string | null {
  const branch = toDto(value);
  const [name, street, zip, city] = ['name', 'street', 'zip', 'city'].map((key) => labelOf(branch, key));
  const parts = [name, street, [zip, city].filter(Boolean).join(' ')].filter(Boolean);
  return name == null ? null : parts.join(', ');
}

function paymentOf(value: unknown, billing: unknown): PurchasePayment {
  const payment = toDto(value);
  const state = toPaymentState(payment);
  return {
    title: labelOf(payment, 'title'),
    price: priceOf(payment),
    state,
    isOpen: state !== 'none' && state !== 'paid',
    isFailed: state === 'declined' || state === 'cancelled',
    isAcknowledged: isSet(payment, 'isAcknowledged'),
    transfer: toBankTransfer(field(payment, 'transfer'), billing),
  };
}

function addressOf(value: unknown): PurchaseAddress | null {
  const address = toDto(value);
  const text = (name: string): string => labelOf(address, name) ?? '';
  const parts = {
    firstname: text('firstname'),
    lastname: text('lastname'),
    company: text('company'),
    companyId: text('companyId'),
    companyTaxId: text('companyTaxId'),
    street: text('street'),
    zip: text('zip'),
    city: text('city'),
  };
  return Object.values(parts).every((part) => part === '') ? null : parts;
}

/** R3.090, R3.091. Null when nothing was ordered: neither an id nor items. */
export function toPurchase(answer: unknown): Purchase | null {
  const dto = toDto(answer);
  const purchase = field(dto, 'purchase');
  if (!isDto(purchase)) return null;
  const orderId = idOf(purchase, 'orderId');
  const purchaseId = idOf(dto, 'purchaseId') ?? orderId;
  const items = listOf(field(purchase, 'items'), (item) => ({ ...toOrderedItem(item), price: priceOf(item) }), ITEMS_MAX);
  if (purchaseId === null && items.length === 0) return null;
  const total = toDto(field(purchase, 'total'));
  return {
    purchaseId,
    orderId: orderId ?? purchaseId,
    items,
    total: { vat: amountOf(total, 'vat'), total: amountOf(total, 'total') },
    discount: numberOf(purchase, 'discount'),
    deliveries: listOf(
      field(purchase, 'deliveries'),
      (delivery) => ({
        deliveryId: idOf(delivery, 'deliveryId'),
        title: labelOf(delivery, 'title'),
        deliveredBy: labelOf(delivery, 'deliveredBy'),
        isByMail: field(delivery, 'deliveryMethodName') === null,
        earliest: daysOf(field(delivery, 'earliestDate')),
        timeWindow: toWindowTimes(toDto(field(delivery, 'timeWindow'))),
        branch: branchOf(field(delivery, 'branch')),
        price: priceOf(delivery),
      }),
      ITEMS_MAX,
    ),
    payment: paymentOf(field(purchase, 'payment'), field(purchase, 'billing')),
    email: labelOf(purchase, 'email'),
    shipping: addressOf(field(purchase, 'shipping')),
    billing: addressOf(field(purchase, 'billing')),
    confirmationUrl: textOf(dto, 'confirmationUrl'),
    orderUrl: textOf(dto, 'orderUrl'),
  };
}
