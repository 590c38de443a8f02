import type { selectFetchedSummary } from '../cartSummary';
import { toCart } from './cartMapping';
import type { Cart } from './cartTypes';

/** The lines visible without scrolling. */
const SNAPSHOT_LINES_MAX = 20;

/** The part of a cart that the next page shows until the cart is loaded, in the contract's format: no address, no choice of delivery, no code. */
export const toSnapshotCart = ({
  cartId,
  exists,
  pieces,
  total,
  articles,
  marketplacePartners,
  deliveryFrom,
  freeDelivery,
}: Cart): object => ({
  cartId,
  exists,
  pieces,
  total: { total: total.total },
  marketplacePartners,
  deliveryFrom,
  freeDelivery,
  articles: articles.slice(0, SNAPSHOT_LINES_MAX).map(({ variants: _variants, ...article }) => article),
});

/** Uses the mapper of responses, because other scripts can write to the same storage. */
export const fromSnapshotCart = (stored: unknown): Cart | null => toCart(stored);

/** The snapshot's lines with the summary that this page knows, which may be newer. Null if the page knows none, or one of another cart. */
export function withSummary(stored: Cart | null, { isKnown, cartId, pieces, total }: ReturnType<typeof selectFetchedSummary>): Cart | null {
  return stored === null || !isKnown || stored.cartId !== cartId ? null : { ...stored, pieces, total: { total, totalNoVat: null } };
}
