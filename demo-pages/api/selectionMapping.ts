import type { FastifyRequest } from 'fastify';
import type { PaymentSelection } from '../db/schema';
import { networksOf, pointOf } from '../domain/checkout/branches';
import { PICKUP_TYPES } from '../domain/checkout/branchTexts';
import { insurancePrice, partnersMissing, type DeliveryMethodName, type DeliveryOffer } from '../domain/checkout/deliveries';
import type { PaymentOffer } from '../domain/checkout/payments';
import type { TimeWindow } from '../domain/checkout/timeWindows';
import type { Checkout, CheckoutDelivery } from '../domain/checkout/viewCheckout';
import { isWindowRequired } from '../demo/orderScenarioHooks';
import { toUnits } from '../domain/prices';
import { toBranch } from './branchMapping';

/** The contract's Delivery of one seller: its methods and the selection. */
export function toDelivery(delivery: CheckoutDelivery, checkout: Checkout, request: FastifyRequest): object {
  const { deliveryId, partner, isDigital, lines, offers, isInsured } = delivery;
  const { country } = checkout.cart;
  return {
    deliveryId,
    deliveredBy: delivery.deliveredBy,
    isMarketplace: partner !== null,
    isDigital,
    cartItemsIds: lines.map(({ cartItemId }) => cartItemId),
    marketplaceFreeDeliveryRemains: partnersMissing(delivery),
    address: { shipping: checkout.shipping && pointOf(country, checkout.shipping) },
    deliveryMethods: Object.fromEntries(
      Object.entries(offers).map(([name, offer]) => [name, toMethod(name as DeliveryMethodName, offer, delivery, request)]),
    ),
    payments: toPayments(checkout),
    ...(isDigital ? {} : { insurance: { selected: isInsured, price: toUnits(insurancePrice(country)) } }),
  };
}

/** All payments in display order, children after their parents: a map by ids has no order. */
function toPayments({ payments }: Checkout): object[] {
  return payments.flatMap((offer) => [offer, ...offer.children]).map(({ id }) => ({ externalId: id, paymentLimitation: 'NO_LIMITATION' }));
}

function toMethod(
  name: DeliveryMethodName,
  offer: DeliveryOffer,
  { selection, windows }: CheckoutDelivery,
  { shop }: FastifyRequest,
): object {
  const isSelected = selection?.method === name;
  return {
    available: offer.isAvailable,
    selected: isSelected,
    lowestPrice: toUnits(offer.price),
    earliestDate: offer.promise,
    availablePupTransports: networksOf(name).map((network) => ({
      id: PICKUP_TYPES[network].transportId,
      icon: PICKUP_TYPES[network].icon,
    })),
    branch: isSelected && selection.branch ? toBranch(selection.branch, shop.country, name, offer) : null,
    ...(shop.flags.pup_time_window === true && windows[name] ? toWindows(windows[name], shop) : {}),
    ...(isSelected
      ? {
          price: toUnits(selection.price),
          timeWindowId: selection.timeWindow?.id ?? null,
          timeWindowHeldUntil: selection.windowHeldUntil?.toISOString() ?? null,
        }
      : {}),
  };
}

function toWindows(windows: readonly TimeWindow[], shop: FastifyRequest['shop']): object {
  return {
    timeWindows: windows.map(({ id, from, to, isAvailable, surcharge, remaining }) => ({
      ...{ id, from, to, available: isAvailable, remaining },
      ...(surcharge === 0 ? {} : { surcharge: toUnits(surcharge) }),
    })),
    ...(isWindowRequired(shop) ? { timeWindowRequired: true } : {}),
  };
}

export function toBillingMethod(offer: PaymentOffer, selection: PaymentSelection | null): object {
  return {
    id: offer.id,
    code: offer.code,
    title: offer.title,
    description: offer.description,
    price: toUnits(offer.price),
    selected: offer.id === selection?.billingMethodId || offer.children.some(({ id }) => id === selection?.billingMethodId),
    childPayments: Object.fromEntries(offer.children.map((child) => [child.id, toBillingMethod(child, selection)])),
    invalid: offer.isInvalid,
    disabled: offer.isDisabled,
  };
}

export function toSelectedPayment({ payment }: Checkout): object | null {
  if (!payment) return null;
  const { selection, offer } = payment;
  return {
    ...{ cardId: null, productCode: null, installmentCount: null, depositAmount: null, insuranceCode: null },
    ...selection,
    title: offer.title,
    price: toUnits(offer.price),
  };
}
