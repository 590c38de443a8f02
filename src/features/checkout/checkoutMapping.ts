import { field, idOf, isDto, isSet, labelOf, listOf, numberOf, textOf, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { isoDay } from '../../lib/isoDay';
import { toFlashes } from '../flash';
import type { FlashMessage } from '../flash';
import { isStep } from './checkoutSteps';
import type { Purchase, PurchaseDelivery, Step } from './checkoutTypes';

const ITEMS_MAX = 1000;

export interface CheckedStep {
  exists: boolean;
  addresses: { primary: boolean; shipping: boolean };
}

/** R7.123, A028: billing is accepted for primary. Null when the answer is no step check. */
export function toCheckedStep(answer: unknown): CheckedStep | null {
  const dto = toDto(answer);
  const cart = field(dto, 'cart');
  if (!isDto(cart) || field(cart, 'exists') === undefined) return null;
  const address = toDto(field(toDto(field(dto, 'customer')), 'address'));
  const has = (name: string): boolean => isDto(field(address, name));
  return { exists: isSet(cart, 'exists'), addresses: { primary: has('primary') || has('billing'), shipping: has('shipping') } };
}

/** A028: the cart's own word on its addresses. */
export function toCartAddresses(answer: Dto): CheckedStep['addresses'] | null {
  const addresses = field(answer, 'addresses');
  return isDto(addresses) ? { primary: isDto(field(addresses, 'primary')), shipping: isDto(field(addresses, 'shipping')) } : null;
}

export interface NextStep {
  step: Step | null;
  flashes: readonly FlashMessage[];
  /** R4.041: a status error that names a link; unchecked. */
  link: string | null;
}

/** R7.125. Null when the answer is none to a next step. */
export function toNextStep(answer: unknown): NextStep | null {
  const dto = toDto(answer);
  const [step, status] = [field(dto, 'step'), field(dto, 'status')];
  if (!isStep(step) && !isDto(status)) return null;
  const told = toDto(status);
  return {
    step: isStep(step) ? step : null,
    flashes: toFlashes(field(told, 'flashMessages')),
    link: field(told, 'status') === 'error' ? textOf(told, 'link') : null,
  };
}

/** A payment that still has to be made at its provider's. */
const OPEN_PAYMENTS = ['pending', 'declined', 'cancelled'];

/** Nobody pays less than nothing. */
const amountOf = (dto: Dto, name: string): number | null => {
  const amount = numberOf(dto, name);
  return amount === null || amount < 0 ? null : amount;
};

const priceOf = (dto: Dto): number | null => amountOf(dto, 'price');

/** One day where only one is said. */
function daysOf(value: unknown): PurchaseDelivery['earliest'] {
  const range = toDto(value);
  const from = isoDay(field(range, 'from'));
  return from === null ? null : { from, to: isoDay(field(range, 'to')) ?? from };
}

/** R3.090, R3.091. Null when nothing was ordered: there is neither an id nor anything that was bought. */
export function toPurchase(answer: unknown): Purchase | null {
  const dto = toDto(answer);
  const purchase = field(dto, 'purchase');
  if (!isDto(purchase)) return null;
  const orderId = idOf(purchase, 'orderId');
  const purchaseId = idOf(dto, 'purchaseId') ?? orderId;
  const items = listOf(
    field(purchase, 'items'),
    (item) => ({
      title: labelOf(item, 'title') ?? '–',
      count: Math.max(1, Math.trunc(numberOf(item, 'count') ?? 1)),
      price: priceOf(item),
    }),
    ITEMS_MAX,
  );
  if (purchaseId === null && items.length === 0) return null;
  const [total, payment] = [toDto(field(purchase, 'total')), toDto(field(purchase, 'payment'))];
  const paymentState = textOf(payment, 'state') ?? '';
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
        branch: labelOf(toDto(field(delivery, 'branch')), 'name'),
        price: priceOf(delivery),
      }),
      ITEMS_MAX,
    ),
    payment: {
      title: labelOf(payment, 'title'),
      price: priceOf(payment),
      isOpen: OPEN_PAYMENTS.includes(paymentState),
      isPaid: paymentState === 'paid',
      isAcknowledged: isSet(payment, 'isTold'),
    },
    confirmationUrl: textOf(dto, 'confirmationUrl'),
  };
}
