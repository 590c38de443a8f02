import type { CartLine, CartView, ProductCard } from '../domain/types';
import type { ShopRequest } from '../server/shopRequest';

/** The contract's Cart of a visit that has none. */
export function emptyCart(shop: ShopRequest): object {
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
    urlBack: `${shop.prefix}/`,
    cartMedia: {},
  };
}

/** Domain cart to the contract's Cart. Delivery and payment are not chosen before checkout: the order's total is the goods'. */
export function toCart(cart: CartView, shop: ShopRequest): object {
  const { goods, goodsNoVat, vat } = cart.totals;
  const partners = cart.lines.flatMap(({ partner }) => partner ?? []);
  return {
    ...emptyCart(shop),
    cartId: cart.cartId,
    exists: true,
    articles: [...cart.lines.map(toArticle), ...cart.gifts.map(toGift)],
    pieces: cart.pieces,
    price: { total: goods, base: goodsNoVat, vat },
    total: { total: goods, totalNoVat: goodsNoVat },
    marketplacePartners: Object.fromEntries(partners.map(({ id, title, urlKey }) => [String(id), { title, url: urlKey }])),
    hasDigitalContent: cart.hasDigitalContent,
    cartMedia: Object.fromEntries(cart.lines.map(({ mediaId, title }) => [mediaId, { url: `/media/${mediaId}/55`, title }])),
  };
}

function toArticle(line: CartLine): object {
  return {
    articleId: String(line.productId),
    variantId: String(line.variantId),
    cartItemId: line.cartItemId,
    bonusSetId: null,
    count: line.count,
    bundleId: null,
    mainArticleId: null,
    marketplacePartnerId: line.partner?.id ?? null,
    materialType: line.type === 'esd' ? 'esd' : null,
    createTime: Math.floor(line.createdAt.getTime() / 1000),
    availability: { inStock: line.stock, availabilityKey: line.availabilityKey },
    variants: [],
    bundles: [],
    price: { actual: line.price.current, type: line.price.old === null ? 'normal' : 'discount' },
    type: line.type,
    title: line.title,
    url: line.url,
    mainMediaId: line.mediaId,
    isAdultOnly: line.isAdultOnly,
    params: line.params,
  };
}

/** A gift is no line of the cart and cannot be removed; its id only tells gifts apart. */
function toGift(gift: ProductCard): object {
  return {
    articleId: String(gift.id),
    variantId: String(gift.variantId),
    cartItemId: `gift-${gift.variantId}`,
    bonusSetId: null,
    count: 1,
    bundleId: null,
    mainArticleId: null,
    marketplacePartnerId: null,
    materialType: null,
    createTime: 1,
    availability: { inStock: 1, availabilityKey: gift.availabilityKey },
    variants: [],
    bundles: [],
    price: { actual: 0, type: 'gift' },
    type: 'gift',
    title: gift.title,
    url: gift.urlKey,
    mainMediaId: gift.mediaId,
    isAdultOnly: gift.isAdultOnly,
    params: [],
  };
}
