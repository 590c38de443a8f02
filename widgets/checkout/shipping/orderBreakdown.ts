import { TOLERANCE } from '../summary/tolerance';

export interface SummaryParts {
  goods: number | null;
  discount: number | null;
  delivery: number | null;
  insurance: number | null;
  payment: number | null;
  total: number | null;
}

/**
 * Whether the parts make the total. Where they do not (a fee that we do not know of, a bad answer), only what the shop itself says
 * is shown: goods and total.
 */
export function addsUp({ goods, discount, delivery, insurance, payment, total }: SummaryParts): boolean {
  if (goods === null || total === null) return false;
  return Math.abs(goods - (discount ?? 0) + (delivery ?? 0) + (insurance ?? 0) + (payment ?? 0) - total) <= TOLERANCE;
}
