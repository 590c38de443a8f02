import type { FastifyRequest } from 'fastify';
import type { Checkout } from '../domain/checkout/viewCheckout';
import { toCart } from './cartMapping';
import { toBillingMethod } from './choicesMapping';

/** The contract's CheckoutCart: the cart with all that can be and has been chosen; `branches` are those that its lists begin with. */
export function toCheckoutCart(checkout: Checkout, branches: object, request: FastifyRequest): object {
  const { deliveries, payments, payment, vipType, consents } = checkout;
  const { customer } = request.shop;
  return {
    ...toCart(checkout, request),
    activeDeliveryType: deliveries.find(({ selection }) => selection)?.selection?.method ?? null,
    ...branches,
    availableDeliveryStrategies: [],
    campaignBar: null,
    searchSelection: { deliveries: {} },
    consents,
    isVipDelivery: vipType !== 'regular',
    isAllowedNewsletter: customer?.consents.emailNl !== true,
    isAllowedHeureka: ['CZ', 'SK'].includes(checkout.cart.country),
    isAllowedProductReviews: customer?.consents.product_reviews !== true,
    billingMethods: Object.fromEntries(payments.map((offer) => [offer.id, toBillingMethod(offer, payment?.selection ?? null)])),
    shouldSaveCard: payment?.selection.rememberCard === 1,
    newCard: payment?.selection.newCard === 1,
    cards: [],
  };
}
