import { deliveryChoices, deliveryPromise, paymentChoices } from '../domain/delivery';
import { toHundredths } from '../domain/prices';
import type { CartView, Customer, DateSpan, DeliveryChoice, PaymentChoice } from '../domain/types';

export interface OrderChoices {
  delivery: DeliveryChoice[];
  payment: PaymentChoice[];
}

/** How this cart can be brought and paid. */
export function orderChoices(cart: CartView, customer: Customer | null, now = new Date()): OrderChoices {
  const { country } = cart;
  const goods = toHundredths(cart.totals.goods);
  const onlyDigital = cart.lines.every(({ type }) => type === 'esd');
  return {
    delivery: deliveryChoices({ country, promise: latestPromise(cart, now), goods, vipType: customer?.vipType ?? 'regular' }),
    payment: paymentChoices(country, onlyDigital),
  };
}

/** Everything is there when the last article is. */
function latestPromise({ country, lines }: CartView, now: Date): DateSpan | null {
  const promises = lines.map(({ availabilityKey, partner }) => deliveryPromise({ country, availabilityKey, partner, now }));
  return promises.reduce((latest, promise) => (promise && (latest === null || promise.to > latest.to) ? promise : latest), null);
}
