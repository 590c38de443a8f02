import type { components } from '../../src/api/contract.gen';
import type { ShopDatabase } from '../db/schema';
import { COUNTRY_CODES, type CountryCode } from '../countries/countries';
import { getProductCards } from './productCards';
import { buildSearchIndex, findEntries, queryWords, type SearchIndex } from './searchIndex';

type SuggestResponse = components['schemas']['SuggestResponse'];
type SuggestItem = components['schemas']['SuggestItem'];

const MAX_PRODUCTS = 6;
const MAX_CATEGORIES = 4;
const MAX_SELLERS = 3;

/** The search indexes of all six shops, in memory. */
export interface SearchIndexes {
  of(country: CountryCode): SearchIndex;
  /** Call after the catalogue has changed. */
  rebuild(): Promise<void>;
}

export async function createSearchIndexes(db: ShopDatabase): Promise<SearchIndexes> {
  const build = async (): Promise<Map<CountryCode, SearchIndex>> => {
    const indexes = new Map<CountryCode, SearchIndex>();
    for (const country of COUNTRY_CODES) indexes.set(country, await buildSearchIndex(db, country));
    return indexes;
  };
  let current = await build();
  return {
    of: (country) => current.get(country) ?? { products: [], categories: [], brands: [], partners: [] },
    rebuild: async () => {
      current = await build();
    },
  };
}

/** The response of `GET /api/searching/suggest`, with current price and availability. */
export async function suggest(db: ShopDatabase, indexes: SearchIndexes, country: CountryCode, query: string): Promise<SuggestResponse> {
  const index = indexes.of(country);
  const words = queryWords(query);
  const ids = findEntries(index.products, words)
    .slice(0, MAX_PRODUCTS)
    .map(({ value }) => value);
  const cards = await getProductCards(db, country, ids);
  return {
    products: cards.map(({ urlKey, title, titleFull, mediaId, isAdultOnly, availabilityKey, ranking, price }) => ({
      urlKey,
      title,
      titleFull,
      mediaId,
      isAdultOnly,
      availabilityKey,
      ranking,
      price: { current: price.current },
    })),
    items: [
      ...findEntries(index.categories, words)
        .slice(0, MAX_CATEGORIES)
        .map(({ value }) => ({ ...itemOf('category', value), titleFull: value.titleFull })),
      ...findEntries(index.brands, words)
        .slice(0, MAX_SELLERS)
        .map(({ value }) => itemOf('brand', value)),
      ...findEntries(index.partners, words)
        .slice(0, MAX_SELLERS)
        .map(({ value }) => ({ ...itemOf('partner', value), partnerId: value.id })),
    ],
  };
}

function itemOf(type: string, { id, urlKey, title }: { id: number; urlKey: string; title: string }): SuggestItem {
  return { type, id: String(id), urlKey, absoluteUrl: null, title, titleFull: title, partnerId: null, suggest: title };
}
