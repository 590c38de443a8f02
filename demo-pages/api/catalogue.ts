import { getVariantCards } from '../domain/catalogue';
import { getCmsPage } from '../domain/cms';
import { suggest } from '../domain/suggest';
import type { ProductCard } from '../domain/types';
import type { Endpoint } from './endpoint';
import { idsOf } from './ids';

/** Longer texts than anybody types are searched by their beginning. */
const MAX_KEYWORD = 200;
const MAX_IDS = 100;

const product = (card: ProductCard): object => ({
  variantId: String(card.variantId),
  productId: String(card.id),
  title: card.title,
  titleFull: card.titleFull,
  urlKey: card.urlKey,
  mediaId: card.mediaId,
  isAdultOnly: card.isAdultOnly,
  availabilityKey: card.availabilityKey,
  price: { current: card.price.current, original: card.price.old },
  rating: card.rating,
  reviewCount: card.reviewCount,
  partner: null,
});

const findVariants: Endpoint = async ({ context, shop, query }) => {
  const cards = await getVariantCards(context.db, shop.country, idsOf(query.ids, MAX_IDS));
  return { variants: cards.map(product) };
};

export const catalogueEndpoints: Record<string, Endpoint> = {
  suggest: ({ context, shop, query }) => suggest(context.db, context.indexes, shop.country, String(query.q).slice(0, MAX_KEYWORD)),

  findVariants,
  findVariantsById: findVariants,

  getProductsAvailability: async ({ context, shop, query }) => {
    const cards = await getVariantCards(context.db, shop.country, idsOf(query.ids, MAX_IDS));
    const entries = cards.map((card) => [String(card.variantId), { availabilityKey: card.availabilityKey, inStock: card.stock }]);
    return { availability: Object.fromEntries(entries) };
  },

  findContentByTitle: async ({ context, shop, query }) => {
    const page = await getCmsPage(context.db, shop.country, String(query.title));
    return { content: page && { title: page.urlKey, body: page.body, hash: page.hash } };
  },
};
