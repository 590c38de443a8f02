import { TERMS_VERSION, USUAL_MOOD, type ProviderMood } from '../domain/financing/application';
import type { ShopRequest } from '../http/shopRequest';
import { inScenario, takeOnce } from './scenario';

const CHANGED_TERMS = `${TERMS_VERSION}b`;

/** How the provider decides in the visit's scenarios. */
const MOODS: Readonly<Record<string, Partial<ProviderMood>>> = {
  'financing-pending': { polls: 6 },
  'financing-slow': { polls: Number.MAX_SAFE_INTEGER },
  'financing-refused': { outcome: 'refused' },
  'financing-expired': { approvalValidMs: 4000 },
};

/** In the scenario `financing-terms-change` the documents change between reading and applying, once. */
export function moodOf(shop: ShopRequest, { isApplying = false } = {}): ProviderMood {
  if (isApplying && inScenario(shop, 'financing-terms-change')) takeOnce(shop, 'financing-terms-change');
  const moods = Object.entries(MOODS).flatMap(([name, mood]) => (inScenario(shop, name) ? [mood] : []));
  return Object.assign({}, USUAL_MOOD, ...moods, { termsVersion: termsVersionOf(shop) });
}

export const termsVersionOf = ({ session }: Pick<ShopRequest, 'session'>): string =>
  session.spent?.includes('financing-terms-change') === true ? CHANGED_TERMS : TERMS_VERSION;
