import { toCart } from './cartMapping';
import type { Cart } from './cartTypes';

/** What a drawer shows before anybody scrolls. */
const SNAPSHOT_LINES_MAX = 20;

/** The little of a cart that the next page paints at once, in the shape of the wire: no address, no delivery, no code. */
export const toSnapshotCart = ({ cartId, exists, pieces, total, articles, marketplacePartners }: Cart): object => ({
  cartId,
  exists,
  pieces,
  total: { total: total.total },
  marketplacePartners,
  articles: articles.slice(0, SNAPSHOT_LINES_MAX).map(({ variants: _variants, ...article }) => article),
});

/** Read by the mapper of the wire, because other scripts write into the same storage. */
export const fromSnapshotCart = (stored: unknown): Cart | null => toCart(stored);
