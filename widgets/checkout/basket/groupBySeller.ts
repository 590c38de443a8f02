import { isDigital } from '../../../src/features/cart';
import type { Article, Cart } from '../../../src/features/cart';
import { firstDatesOf, parcelKeyOf } from '../../../src/features/checkoutResponse';
import type { DateRange } from '../../../src/features/checkoutResponse';

/** What one seller ships together, in the cart's order; digital goods are delivered separately. */
export interface SellerGroup {
  key: string;
  /** Null for the shop itself. */
  partnerId: string | null;
  isDigital: boolean;
  articles: readonly Article[];
  /** When the last of them arrives at the earliest (A090); null where the shop sends no dates. */
  earliest: DateRange | null;
}

const laterOf = (one: DateRange, other: DateRange): DateRange => ({
  from: one.from > other.from ? one.from : other.from,
  to: one.to > other.to ? one.to : other.to,
});

/** Groups articles by seller: the shop first, then its partners in the cart's order; each seller's digital goods after the others. */
export function groupBySeller(articles: readonly Article[], cart: Cart): SellerGroup[] {
  const groups = new Map<string, SellerGroup & { articles: Article[] }>();
  for (const article of articles) {
    const [partnerId, digital, key] = [article.marketplacePartnerId, isDigital(article), parcelKeyOf(article)];
    const group = groups.get(key) ?? { key, partnerId, isDigital: digital, articles: [], earliest: null };
    groups.set(key, group);
    group.articles.push(article);
    const dates = digital ? null : firstDatesOf(article, cart);
    if (dates !== null) group.earliest = laterOf(group.earliest ?? dates, dates);
  }
  const all = [...groups.values()];
  const sellers = [...new Set([null, ...all.map(({ partnerId }) => partnerId)])];
  const placeOf = ({ partnerId, isDigital: digital }: SellerGroup): number => 2 * sellers.indexOf(partnerId) + Number(digital);
  return all.sort((one, other) => placeOf(one) - placeOf(other));
}

/** The articles in the order in which they are displayed. */
export const inDisplayOrder = (articles: readonly Article[], cart: Cart): Article[] =>
  groupBySeller(articles, cart).flatMap((group) => group.articles);
