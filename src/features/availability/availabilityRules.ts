import { isForSale } from '../../shop/availability';
import type { AvailabilityKey } from '../../shop/availability';

/** Up to this many pieces the shopper reads how many are left. */
export const FEW_LEFT_MAX = 10;

/** After this time a shopper who comes back to the page reads the present state: the age at which caches drop the page, too. */
export const STALE_AFTER_MS = 60_000;

/** Ids of one request. */
export const IDS_MAX = 50;

/** Can be ordered, but is not there yet. */
const LATER: readonly AvailabilityKey[] = ['on_demand', 'marketplace_on_demand', 'supplier', 'soon', 'unknown'];

export const toneOf = (availabilityKey: AvailabilityKey): 'yes' | 'later' | 'no' =>
  LATER.includes(availabilityKey) ? 'later' : isForSale({ availabilityKey }) ? 'yes' : 'no';
