import type { OrderAmounts } from '../../../src/features/orderReview';
import { TOLERANCE } from '../summary/tolerance';

/**
 * Whether the parts add up to the total. If not (an unknown fee, an invalid response), only the shop's own amounts are shown:
 * goods and total.
 */
export function addsUp({ goods, discount, delivery, insurance, payment, total }: OrderAmounts): boolean {
  if (goods === null || total === null) return false;
  return Math.abs(goods - (discount ?? 0) + (delivery ?? 0) + (insurance ?? 0) + (payment ?? 0) - total) <= TOLERANCE;
}
