import type { Cart } from '../cart';
import type { ReportedGoods } from '../purchaseReports';

/** What is bought, without gifts and what is saved for later; null for an empty cart (R4.044, A037). */
export function toReportedGoods(cart: Cart | null): ReportedGoods | null {
  if (cart === null || cart.pieces === 0) return null;
  const bought = cart.articles.filter(({ type, createTime }) => type !== 'gift' && createTime !== 0);
  return {
    total: cart.total.total,
    value: cart.price.base ?? cart.price.total,
    items: bought.map(({ variantId, articleId, title, count, price, marketplacePartnerId }) => ({
      variantId: variantId ?? articleId,
      marketplacePartnerId,
      title,
      count,
      price: price.actual,
    })),
  };
}
