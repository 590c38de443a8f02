/** Availability labels of requirements, section 3 (R3.107-R3.119); each has the text `txt_availability_<key>` (A136). */
export const AVAILABILITY_KEYS = [
  'stock',
  'partner_stock',
  'mall_stock',
  'central_stock',
  'on_demand',
  'marketplace_on_demand',
  'sold_out',
  'unavailable',
  'soon',
  'unknown',
  'not_sold_separately',
  'digital_content',
  'supplier',
] as const;

/** The text key of an availability label; `unknown` for an unknown key (A136). */
export function availabilityText(key: unknown): string {
  const known = AVAILABILITY_KEYS.find((one) => one === key);
  return `txt_availability_${known ?? 'unknown'}`;
}
