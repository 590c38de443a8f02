import type { AvailabilityKey } from '../db/schema';

/** Availability that ends with the last piece. */
const COUNTED: ReadonlySet<AvailabilityKey> = new Set<AvailabilityKey>([
  'stock',
  'partner_stock',
  'mall_stock',
  'central_stock',
  'on_demand',
  'marketplace_on_demand',
  'supplier',
  'digital_content',
]);

/** Goods without stock are sold out, regardless of their availability (A136). */
export function effectiveAvailability(key: AvailabilityKey, stock: number): AvailabilityKey {
  return COUNTED.has(key) && stock <= 0 ? 'sold_out' : key;
}

export function isOrderable(key: AvailabilityKey, stock: number): boolean {
  return COUNTED.has(key) && stock > 0;
}

/** Can be ordered, but is not in stock yet. */
const LATER: ReadonlySet<AvailabilityKey> = new Set<AvailabilityKey>(['on_demand', 'marketplace_on_demand', 'supplier']);

export function availabilityTone(key: AvailabilityKey, isForSale: boolean): 'yes' | 'later' | 'no' {
  if (!isForSale) return 'no';
  return LATER.has(key) ? 'later' : 'yes';
}
