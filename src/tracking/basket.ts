import type { BasketType, MarketingMode } from './catalogue';

const SIZES = ['XS', 'S', 'M', 'L', 'XL'] as const;

/** R5.39, A144: a total of up to a threshold is of its class, a larger one than the last is XXL. Null for an unknown total. */
export function basketSize(total: number | null, thresholds: readonly number[]): string | null {
  if (total === null) return null;
  return SIZES[thresholds.findIndex((limit) => total <= limit)] ?? 'XXL';
}

const MODES: Readonly<Record<BasketType, MarketingMode>> = {
  'first-party only': '1P only',
  'third-party only': '3P only',
  mixed: 'mixed',
};

/** R5.41-R5.43, A146: null for an empty basket. `partnerIds`: of each line that is no gift, null for the shop's own goods. */
export function basketType(partnerIds: readonly (string | null)[]): BasketType | null {
  if (partnerIds.length === 0) return null;
  const ofPartners = partnerIds.filter((id) => id !== null).length;
  return ofPartners === 0 ? 'first-party only' : ofPartners === partnerIds.length ? 'third-party only' : 'mixed';
}

/** R9.32-R9.34 */
export const marketingMode = (type: BasketType | null): MarketingMode | null => (type === null ? null : MODES[type]);
