import { DomainError } from '../domainError';
import { isFinanced } from '../financing/financingOf';
import type { Checkout } from './viewCheckout';

/** Problems that keep the shopper in the basket. */
export function basketProblems({ cart }: Checkout): DomainError[] {
  if (cart.lines.length === 0) return [new DomainError('cart_empty')];
  return cart.lines.filter(({ isAvailable }) => !isAvailable).map(({ title }) => new DomainError('not_enough_stock', title));
}

export function contactProblems({ email, billing, shipping }: Checkout): DomainError[] {
  return billing && shipping && email !== '' ? [] : [new DomainError('address_missing')];
}

export function choiceProblems(checkout: Checkout): DomainError[] {
  const { deliveries, payment } = checkout;
  const missing = deliveries.filter(({ isDigital, selection }) => !isDigital && selection === null);
  return [
    ...(deliveries.some(({ isWindowLost }) => isWindowLost) ? [new DomainError('window_taken')] : []),
    ...missing.map((delivery) => new DomainError(delivery.isRemoved ? 'delivery_gone' : 'delivery_missing', delivery.deliveredBy)),
    ...(payment ? [] : [new DomainError('payment_missing')]),
    ...(isFinanced(checkout) ? [] : [new DomainError('financing_missing')]),
  ];
}

/** All problems that prevent the order. */
export function orderProblems(checkout: Checkout): DomainError[] {
  const basket = basketProblems(checkout);
  return basket.length > 0 ? basket : [...contactProblems(checkout), ...choiceProblems(checkout)];
}
