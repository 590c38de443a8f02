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

export type AvailabilityKey = (typeof AVAILABILITY_KEYS)[number];

/** `unknown` for an unknown key (A136). */
export const availabilityKeyOf = (key: unknown): AvailabilityKey => AVAILABILITY_KEYS.find((one) => one === key) ?? 'unknown';

/** Of articles that cannot be bought. */
const NOT_SOLD: readonly (string | null)[] = ['sold_out', 'unavailable', 'soon', 'not_sold_separately'];

export const isForSale = ({ availabilityKey }: { availabilityKey: string | null }): boolean => !NOT_SOLD.includes(availabilityKey);

/** The text key of an availability label. */
export const availabilityText = (key: unknown): string => `txt_availability_${availabilityKeyOf(key)}`;
