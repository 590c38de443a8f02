import { isDigital } from '../../../src/features/cart';
import type { Article, Cart } from '../../../src/features/cart';

/** The articles of one seller, in the cart's order. */
export interface SellerGroup {
  /** Null is the shop itself. */
  partnerId: string | null;
  articles: readonly Article[];
  /** ISO date on which the last of them can be there (A090); null where the shop does not say. */
  earliest: string | null;
  isDigital: boolean;
}

/** The earliest day on which any way of delivery brings all of these. */
function earliestOf(articles: readonly Article[], { previewDeliveries }: Cart): string | null {
  const ids = articles.filter((article) => !isDigital(article)).map(({ cartItemId }) => cartItemId);
  const days = Object.values(previewDeliveries).flatMap(({ cartItemsIds, earliestDate }) =>
    earliestDate?.from && ids.every((id) => cartItemsIds.includes(id)) ? [earliestDate.from] : [],
  );
  return ids.length === 0 ? null : (days.sort()[0] ?? null);
}

/** Who sells what: the shop first, then its partners as they come. */
export function bySeller(articles: readonly Article[], cart: Cart): SellerGroup[] {
  const sellers = new Map<string | null, Article[]>([[null, []]]);
  for (const article of articles) {
    const own = sellers.get(article.marketplacePartnerId) ?? [];
    own.push(article);
    sellers.set(article.marketplacePartnerId, own);
  }
  return [...sellers].flatMap(([partnerId, own]) =>
    own.length === 0 ? [] : [{ partnerId, articles: own, earliest: earliestOf(own, cart), isDigital: own.every(isDigital) }],
  );
}
