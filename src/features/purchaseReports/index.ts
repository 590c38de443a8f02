/** Which purchases have been reported, in all tabs (R4.045, R4.046). It has no state of its own. */
import type { Page } from '../../page/page';
import { parseJson } from '../../lib/parseStored';

export const TRACKED_PURCHASES_KEY = 'vitrina.purchases';
const TRACKED_MAX = 20;

/** True once per purchase, across tabs and reloads. */
export function claimPurchaseTracking({ local }: Page['storage'], purchaseId: string): boolean {
  const stored = parseJson(local.get(TRACKED_PURCHASES_KEY));
  const tracked = Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];
  if (tracked.includes(purchaseId)) return false;
  local.set(TRACKED_PURCHASES_KEY, JSON.stringify([...tracked, purchaseId].slice(-TRACKED_MAX)));
  return true;
}
