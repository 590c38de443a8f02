import { TOLERANCE } from './tolerance';

interface Amounts {
  goods: number | null;
  discount: number | null;
  total: number | null;
}

/**
 * Discount and other costs, with which the goods make the total whatever the shop has counted in so far: the goods less the discount plus the
 * `rest`, of delivery and payment, is the total. A total below that is a larger discount. `rest` is null where the total is unknown.
 */
export function explainTotal({ goods, discount, total }: Amounts): { discount: number; rest: number | null } {
  const known = discount ?? 0;
  if (goods === null || total === null) return { discount: known, rest: null };
  const rest = total - goods + known;
  if (rest <= -TOLERANCE) return { discount: goods - total, rest: 0 };
  return { discount: known, rest: rest > TOLERANCE ? rest : 0 };
}
