/** Which purchases have been reported, in all tabs (R4.045, R4.046). It has no state of its own. */
import type { KeyValueStore, Page } from '../../page/page';
import { field, idOf, isSet, labelOf, numberOf } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { parseJson } from '../../lib/parseStored';

export const TRACKED_PURCHASES_KEY = 'vitrina.purchases';
const TRACKED_MAX = 20;

/** True once per purchase, across tabs and reloads; where the browser's storage is full, across the reloads of a tab. */
export function claimPurchaseTracking({ local, session }: Page['storage'], purchaseId: string): boolean {
  const read = (store: KeyValueStore): string[] => {
    const stored = parseJson(store.get(TRACKED_PURCHASES_KEY));
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];
  };
  const add = (store: KeyValueStore): boolean =>
    store.set(TRACKED_PURCHASES_KEY, JSON.stringify([...read(store), purchaseId].slice(-TRACKED_MAX)));
  if ([local, session].some((store) => read(store).includes(purchaseId))) return false;
  if (!add(local)) add(session);
  return true;
}

/**
 * - `pending`: the shopper has to pay on the provider's page, or has left it
 * - `processing`: the shopper has paid, and the provider has not confirmed it yet
 */
export type PaymentState = 'none' | 'pending' | 'processing' | 'declined' | 'cancelled' | 'paid';

const PAYMENT_STATES: readonly PaymentState[] = ['pending', 'processing', 'declined', 'cancelled', 'paid'];

export const toPaymentState = (payment: Dto): PaymentState => PAYMENT_STATES.find((known) => known === field(payment, 'state')) ?? 'none';

/** A line of an order. */
export interface OrderedItem {
  /** Null where the shop does not send them. */
  variantId: string | null;
  /** Null for the shop's own goods. */
  marketplacePartnerId: string | null;
  title: string;
  count: number;
  price: number | null;
}

export const toOrderedItem = (item: Dto): OrderedItem => ({
  variantId: idOf(item, 'variantId'),
  marketplacePartnerId: isSet(item, 'marketplacePartnerId') ? idOf(item, 'marketplacePartnerId') : null,
  title: labelOf(item, 'title') ?? '–',
  count: Math.max(1, Math.trunc(numberOf(item, 'count') ?? 1)),
  price: numberOf(item, 'price'),
});

/** A cart as it is measured: nothing personal. */
export interface ReportedGoods {
  /** Decides the size class. */
  total: number | null;
  value: number | null;
  items: readonly OrderedItem[];
}

/** An order as it is measured: nothing personal. */
export interface ReportedPurchase {
  orderId: string | null;
  /** A152: with VAT. */
  total: number | null;
  items: readonly OrderedItem[];
}
