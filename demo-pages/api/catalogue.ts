import { getVariantCards } from '../domain/catalogue';
import { getCmsPage } from '../domain/cms';
import { suggest } from '../domain/suggest';
import type { ProductCard } from '../domain/types';
import type { ShopRequest } from '../http/shopRequest';
import type { Endpoint } from '../http/endpoint';
import { idsOf } from './ids';

/** Longer queries are cut. */
const MAX_KEYWORD = 200;
const MAX_IDS = 100;

/** A sibling's products are below its prefix, like its url keys: `cz/…`; the widgets prepend `/` (R2.37). */
const urlKeyIn = ({ prefix }: ShopRequest, { urlKey }: { urlKey: string }): string => `${prefix}/${urlKey}`.slice(1);

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
    partner: null,
  });

const findVariants: Endpoint = async ({ context, shop, query }) => {
  const cards = await getVariantCards(context.db, shop.country, idsOf(query.ids, MAX_IDS));
  return { variants: cards.map(product(shop)) };
};

export const catalogueEndpoints: Record<string, Endpoint> = {
  suggest: async ({ context, shop, query }) => {
    const answer = await suggest(context.db, context.indexes, shop.country, String(query.q).slice(0, MAX_KEYWORD));
    return { ...answer, products: answer.products.map((found) => ({ ...found, urlKey: urlKeyIn(shop, found) })) };
  },

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
