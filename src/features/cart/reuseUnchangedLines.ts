import { deepEqual } from '../../lib/deepEqual';
import type { Cart } from './cartTypes';

/** Reuses unchanged objects of the previous cart, so that of 500 lines only the changed ones re-render. */
export function reuseUnchangedLines(before: Cart | null, cart: Cart): Cart {
  if (before === null) return cart;
  const known = new Map(before.articles.map((article) => [article.cartItemId, article]));
  const articles = cart.articles.map((article) => {
    const old = known.get(article.cartItemId);
    return old !== undefined && deepEqual(old, article) ? old : article;
  });
  const isAsBefore = articles.length === before.articles.length && articles.every((article, index) => article === before.articles[index]);
  return {
    ...cart,
    articles: isAsBefore ? before.articles : articles,
    marketplacePartners: deepEqual(before.marketplacePartners, cart.marketplacePartners)
      ? before.marketplacePartners
      : cart.marketplacePartners,
  };
}
