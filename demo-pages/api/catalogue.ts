import { getCardsOfProducts, getVariantCards } from '../domain/catalogue';
import { getCmsPage } from '../domain/cms';
import { suggest } from '../domain/suggest';
import { deliveryPromise } from '../domain/delivery';
import { getRecommended, getSimilar } from '../domain/recommendations';
import { listViews } from '../domain/viewedProducts';
import type { Partner, ProductCard } from '../domain/types';
import { shopNow } from '../demo/clock';
import type { ShopRequest } from '../http/shopRequest';
import type { Endpoint } from '../http/endpoint';
import { idOf, idsOf } from './ids';

/** Longer queries are cut. */
const MAX_KEYWORD = 200;
const MAX_IDS = 200;

/** How many products are sent when the request does not say. */
const DEFAULT_PRODUCTS = 10;

const limitOf = (value: unknown): number => Number(value ?? DEFAULT_PRODUCTS);

/** A sibling's products are below its prefix, like its url keys: `cz/…`; the widgets prepend `/` (R2.37). */
const urlKeyIn = ({ prefix }: ShopRequest, { urlKey }: { urlKey: string }): string => `${prefix}/${urlKey}`.slice(1);

/** R3.104. The prefix is the widgets' own. */
const partnerLabel = ({ title, urlKey }: Partner): object => ({
  partnerTitle: title,
  partnerUrl: urlKey,
  partnerPrefix: null,
  gaEventCategory: 'partner',
});

const product =
  (shop: ShopRequest) =>
  (card: ProductCard): object => ({
    variantId: String(card.variantId),
    productId: String(card.id),
    title: card.title,
    titleFull: card.titleFull,
    urlKey: urlKeyIn(shop, card),
    mediaId: card.mediaId,
    isAdultOnly: card.isAdultOnly,
    availabilityKey: card.availabilityKey,
    price: { current: card.price.current, original: card.price.old },
    rating: card.rating,
    reviewCount: card.reviewCount,
    partner: card.partner && partnerLabel(card.partner),
  });

export const catalogueEndpoints: Record<string, Endpoint> = {
  suggest: async ({ context, shop, query }) => {
    const answer = await suggest(context.db, context.indexes, shop.country, String(query.q).slice(0, MAX_KEYWORD));
    return { ...answer, products: answer.products.map((found) => ({ ...found, urlKey: urlKeyIn(shop, found) })) };
  },

  findVariantsById: async ({ context, shop, query }) => {
    const cards = await getVariantCards(context.db, shop.country, idsOf(query.ids, MAX_IDS));
    return { variants: cards.map(product(shop)) };
  },

  findVariants: async ({ context, shop, query }) => {
    const cards = await getCardsOfProducts(context.db, shop.country, idsOf(query.ids, MAX_IDS));
    return { variants: cards.map(product(shop)) };
  },

  getProductsAvailability: async ({ context, shop, query }) => {
    const cards = await getVariantCards(context.db, shop.country, idsOf(query.ids, MAX_IDS));
    const { country } = shop;
    const now = shopNow(shop);
    const entries = cards.map(({ variantId, availabilityKey, stock, partner }) => [
      String(variantId),
      { availabilityKey, inStock: stock, earliestDate: deliveryPromise({ country, availabilityKey, partner, now }) },
    ]);
    return { availability: Object.fromEntries(entries) };
  },

  recommendedProducts: async ({ context, shop, query }) => {
    const choice = { count: limitOf(query.count), accessoryVariants: idsOf(query.accessoryVariants, MAX_IDS) };
    const cards = await getRecommended(context.db, shop.country, idOf(String(query.variantId)) ?? 0, choice);
    return { products: cards.map(product(shop)) };
  },

  similarProducts: async ({ context, shop, query }) => {
    const cards = await getSimilar(context.db, shop.country, idOf(String(query.productId)) ?? 0, limitOf(query.limit));
    return { products: cards.map(product(shop)) };
  },

  /** Guests' views are kept by their browser. */
  recentlyViewed: async ({ context, shop, query }) => {
    const { customer, country } = shop;
    const ids = customer === null ? [] : await listViews(context.db, customer.id, country, limitOf(query.maxItems));
    return { ids: ids.map(String) };
  },

  recentlyViewedProducts: async ({ context, shop, query }) => {
    const cards = await getVariantCards(context.db, shop.country, idsOf(query.ids, MAX_IDS));
    return { products: cards.map(product(shop)) };
  },

  findContentByTitle: async ({ context, shop, query }) => {
    const page = await getCmsPage(context.db, shop.country, String(query.title));
    return { content: page && { title: page.urlKey, body: page.body, hash: page.hash } };
  },
};
