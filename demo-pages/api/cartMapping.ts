import type { FastifyRequest } from 'fastify';
import { deliveryFrom, freeDelivery } from '../domain/checkout/deliveries';
import { previewDeliveries } from '../domain/previewDeliveries';
import type { Checkout } from '../domain/checkout/viewCheckout';
import { toUnits } from '../domain/prices';
import type { CartDiscount, CartGift, CartLine } from '../domain/types';
import { SERVER_TEXTS } from '../http/serverTexts';
import type { ShopRequest } from '../http/shopRequest';
import { toAddress } from './addressMapping';
import { toDelivery, toSelectedPayment } from './selectionMapping';
import { bonusSetVariantId } from './ids';

/** The contract's Cart of a visit without one. */
export function emptyCart(request: FastifyRequest): object {
  const { shop } = request;
  return {
    cartId: shop.session.cartIds[shop.country] ?? null,
    exists: false,
    articles: [],
    pieces: 0,
    price: { total: 0, base: 0, vat: 0 },
    discounts: { messages: [], codes: [], value: 0, status: null },
    total: { total: 0, totalNoVat: 0 },
    deliveries: [],
    selectedPayment: null,
    marketplacePartners: {},
    previewDeliveries: {},
    addresses: { primary: null, shipping: null },
    hasDigitalContent: false,
    redirectUrl: null,
    urlBack: urlBackOf(request),
    cartMedia: {},
    reservation: null,
  };
}

/** The link of "continue shopping" (A039): the page of the request, unless that is the cart. */
function urlBackOf({ headers, shop }: FastifyRequest): string {
  const home = `${shop.prefix}/`;
  const { referer = '', host } = headers;
  if (!URL.canParse(referer)) return home;
  const { host: from, pathname, search } = new URL(referer);
  return from === host && !pathname.startsWith(shop.urlKeys.cart) ? pathname + search : home;
}

/**
 * Domain cart to the contract's Cart. `price` is the goods, `total` the order (A089): after discounts, with
 * delivery and payment if selected. `codeStatus` is the result of redeeming a code.
 */
export function toCart(checkout: Checkout, request: FastifyRequest, codeStatus: object | null = null): object {
  const { cart, billing, shipping } = checkout;
  const { goods, goodsNoVat, vat } = cart.totals;
  const all = [...cart.lines, ...cart.saved];
  const partners = all.flatMap(({ partner }) => partner ?? []);
  return {
    ...emptyCart(request),
    cartId: cart.cartId,
    exists: true,
    articles: [
      ...cart.lines.map((line) => toArticle(line, Math.floor(line.createdAt.getTime() / 1000))),
      ...cart.gifts.map((gift) => toGift(gift, request.shop)),
      ...cart.saved.map((line) => toArticle(line, 0)),
    ],
    pieces: cart.pieces,
    price: { total: goods, base: goodsNoVat, vat },
    discounts: toDiscounts(cart.discounts, request.shop, codeStatus),
    total: { total: toUnits(checkout.total), totalNoVat: toUnits(checkout.totalNoVat) },
    deliveries: checkout.deliveries.map((delivery) => toDelivery(delivery, checkout, request)),
    selectedPayment: toSelectedPayment(checkout),
    addresses: { primary: billing && toAddress(billing, 'billing'), shipping: shipping && toAddress(shipping, 'shipping') },
    marketplacePartners: Object.fromEntries(
      partners.map(({ id, title, urlKey }) => [String(id), { title, url: `${request.shop.urlKeys.partner}/${urlKey}` }]),
    ),
    previewDeliveries: previewDeliveries(cart),
    deliveryFrom: deliveryFrom(checkout.deliveries),
    freeDelivery: freeDelivery(checkout.deliveries),
    hasDigitalContent: cart.hasDigitalContent,
    cartMedia: Object.fromEntries(all.map(({ mediaId, title }) => [mediaId, { url: `/media/${mediaId}/55`, title }])),
    reservation: cart.reservation && { start: cart.reservation.start.toISOString(), minutes: cart.reservation.minutes },
  };
}

function toDiscounts(discounts: readonly CartDiscount[], { language }: ShopRequest, codeStatus: object | null): object {
  const texts = SERVER_TEXTS[language];
  const value = discounts.reduce((sum, discount) => sum + Math.round(discount.value * 100), 0) / 100;
  return {
    messages: discounts
      .filter(({ missing }) => missing !== null)
      .map(({ code }) => ({ message: `${code}: ${texts.codeGoodsMissing}`, type: 'warning', cat: 'cart' })),
    codes: discounts.map(({ code, title, value: worth }) => ({ code, title, value: worth })),
    value,
    status: codeStatus,
  };
}

function toArticle(line: CartLine, createTime: number): object {
  return {
    articleId: String(line.productId),
    variantId: line.bonusSetId === null ? String(line.variantId) : bonusSetVariantId(line.bonusSetId),
    cartItemId: line.cartItemId,
    bonusSetId: line.bonusSetId === null ? null : String(line.bonusSetId),
    count: line.count,
    bundleId: null,
    mainArticleId: null,
    marketplacePartnerId: line.partner?.id ?? null,
    materialType: line.type === 'esd' ? 'esd' : null,
    createTime,
    availability: { inStock: line.stock, availabilityKey: line.availabilityKey },
    variants: line.parts.map(({ variantId, titleFull, stock }) => ({
      variantId: String(variantId),
      title: titleFull,
      params: [],
      availability: { inStock: stock },
    })),
    bundles: line.services.map(({ id, title, type, active, price }) => ({ id: String(id), title, type, active, actual_price: price })),
    price: { actual: line.price.current, type: line.price.old === null ? 'normal' : 'discount' },
    type: line.type,
    title: line.title,
    url: line.bonusSetId === null ? line.url : line.urlKey, // R2.44: the widgets know where sets live
    mainMediaId: line.mediaId,
    isAdultOnly: line.isAdultOnly,
    params: line.params,
  };
}

/** A gift is no line of the cart and cannot be removed; its id only distinguishes gifts. */
function toGift(gift: CartGift, { prefix }: ShopRequest): object {
  return {
    articleId: String(gift.id),
    variantId: String(gift.variantId),
    cartItemId: `gift-${gift.variantId}`,
    bonusSetId: null,
    count: 1,
    bundleId: null,
    mainArticleId: String(gift.mainProductId),
    marketplacePartnerId: null,
    materialType: null,
    createTime: 1,
    availability: { inStock: 1, availabilityKey: gift.availabilityKey },
    variants: [],
    bundles: [],
    price: { actual: 0, type: 'gift' },
    type: 'gift',
    title: gift.title,
    url: `${prefix}/${gift.urlKey}`,
    mainMediaId: gift.mediaId,
    isAdultOnly: gift.isAdultOnly,
    params: [],
  };
}
