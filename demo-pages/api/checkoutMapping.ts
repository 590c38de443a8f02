import type { FastifyRequest } from 'fastify';
import { canSplit } from '../domain/checkout/deliveries';
import type { Checkout } from '../domain/checkout/viewCheckout';
import type { SavedCard } from '../domain/orderPayment';
import { SERVER_TEXTS } from '../http/serverTexts';
import { toCart } from './cartMapping';
import { toBillingMethod } from './selectionMapping';

export const CAMPAIGN_ID = 'zelena-dostava';

/** Offered with parcels of the shop itself that are delivered to the door. */
function toCampaign({ deliveries, campaignId }: Checkout, { shop }: FastifyRequest): object | null {
  if (!deliveries.some(({ partner, isDigital }) => partner === null && !isDigital)) return null;
  return { id: CAMPAIGN_ID, title: SERVER_TEXTS[shop.language].campaignTitle, selected: campaignId === CAMPAIGN_ID };
}

function toStrategies({ cart, strategy }: Checkout, { shop }: FastifyRequest): object[] {
  const texts = SERVER_TEXTS[shop.language];
  const isSplit = strategy === 'split' && canSplit(cart.lines);
  const together = { id: 'together', title: texts.strategyTogether, selected: !isSplit, price: null };
  return canSplit(cart.lines) ? [together, { id: 'split', title: texts.strategySplit, selected: isSplit, price: null }] : [together];
}

/** The contract's CheckoutCart: the cart with all options and selections; `lists` names the options. */
export function toCheckoutCart(checkout: Checkout, lists: { branches: object; cards: SavedCard[] }, request: FastifyRequest): object {
  const { deliveries, payments, payment, vipType, consents } = checkout;
  const { customer } = request.shop;
  return {
    ...toCart(checkout, request),
    email: customer ? null : checkout.email || null,
    activeDeliveryType: deliveries.find(({ selection }) => selection)?.selection?.method ?? null,
    ...lists.branches,
    availableDeliveryStrategies: toStrategies(checkout, request),
    campaignBar: toCampaign(checkout, request),
    searchSelection: { deliveries: {} },
    consents,
    isVipDelivery: vipType !== 'regular',
    isAllowedNewsletter: customer?.consents.emailNl !== true,
    isAllowedHeureka: ['CZ', 'SK'].includes(checkout.cart.country),
    isAllowedProductReviews: customer?.consents.product_reviews !== true,
    billingMethods: {
      ...Object.fromEntries(payments.map((offer) => [offer.id, toBillingMethod(offer, payment?.selection ?? null)])),
    },
    shouldSaveCard: payment?.selection.rememberCard === 1,
    newCard: payment?.selection.newCard === 1,
    cards: lists.cards,
  };
}
