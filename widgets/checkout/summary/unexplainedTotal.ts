import type { Cart } from '../../../src/features/cart';
import { TOLERANCE } from './tolerance';

/**
 * What delivery and payment add to the goods as they were chosen so far; null where the total does not say. Less than the goods is an
 * amount that we cannot explain: then only what the shop itself says is shown.
 */
export function unexplainedTotal({ price: { total: goods }, discounts }: Cart, total: number | null): number | null {
  if (goods === null || total === null) return null;
  const rest = total - goods + (discounts.value ?? 0);
  if (rest <= -TOLERANCE) return null;
  return rest > TOLERANCE ? rest : 0;
}
