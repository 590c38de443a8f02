import { isDigital } from '../../../src/features/cart';
import type { Article, Cart } from '../../../src/features/cart';
import { firstDayOf, parcelKeyOf } from '../../../src/features/checkoutResponse';

/** What one seller sends together, in the cart's order; digital goods come another way. */
export interface SellerGroup {
  key: string;
  /** Null is the shop itself. */
  partnerId: string | null;
  isDigital: boolean;
  articles: readonly Article[];
  /** ISO date on which the last of them can be there (A090); null where the shop does not say. */
  earliest: string | null;
}

/** Who sells what and how it comes: the shop first, then its partners as they come; digital goods of each after the others. */
export function bySeller(articles: readonly Article[], cart: Cart): SellerGroup[] {
  const groups = new Map<string, SellerGroup & { articles: Article[] }>();
  for (const article of articles) {
    const [partnerId, digital, key] = [article.marketplacePartnerId, isDigital(article), parcelKeyOf(article)];
    const group = groups.get(key) ?? { key, partnerId, isDigital: digital, articles: [], earliest: null };
    groups.set(key, group);
    group.articles.push(article);
    const earliest = digital ? null : firstDayOf(article, cart);
    if (earliest !== null && (group.earliest === null || earliest > group.earliest)) group.earliest = earliest;
  }
  const all = [...groups.values()];
  const sellers = [...new Set([null, ...all.map(({ partnerId }) => partnerId)])];
  const placeOf = ({ partnerId, isDigital: digital }: SellerGroup): number => 2 * sellers.indexOf(partnerId) + Number(digital);
  return all.sort((one, other) => placeOf(one) - placeOf(other));
}

/** The lines in the order in which they stand below each other. */
export const inDisplayOrder = (articles: readonly Article[], cart: Cart): Article[] =>
  bySeller(articles, cart).flatMap((group) => group.articles);
