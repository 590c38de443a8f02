import type { Cart } from '../../../src/features/cart';
import { TOLERANCE } from './tolerance';

/**
 * What delivery and payment add to the goods so far; null where the total is unknown. A total below the goods cannot be
 * explained: then only the shop's own amounts are shown.
 */
export function unexplainedTotal({ price: { total: goods }, discounts }: Cart, total: number | null): number | null {
  if (goods === null || total === null) return null;
  const rest = total - goods + (discounts.value ?? 0);
  if (rest <= -TOLERANCE) return null;
  return rest > TOLERANCE ? rest : 0;
}
