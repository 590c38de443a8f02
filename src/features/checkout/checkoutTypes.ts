import type { FlashMessage } from '../flash';

/** R2.01, in this order. */
export type Step = 'preview' | 'customer' | 'shipping' | 'confirmation';

/** A line of the finished order. */
export interface PurchaseItem {
  title: string;
  count: number;
  price: number | null;
}

/** What comes how, when and from whom. */
export interface PurchaseDelivery {
  deliveryId: string | null;
  title: string | null;
  deliveredBy: string | null;
  /** Nothing is sent. */
  isByMail: boolean;
  /** When it comes, as it was promised. */
  earliest: { from: string; to: string } | null;
  branch: string | null;
  price: number | null;
}

/** R3.090, R3.091, checked. */
export interface Purchase {
  /** Null where the shop does not say it: an order is one without a number, too. */
  purchaseId: string | null;
  orderId: string | null;
  items: readonly PurchaseItem[];
  /** A152: `vat` is the total with VAT. */
  total: { vat: number | null; total: number | null };
  /** Taken off the total already. */
  discount: number | null;
  deliveries: readonly PurchaseDelivery[];
  /**
   * How it is paid; `isOpen`: the next page is the provider's, `isPaid`: that has said that it is, `isTold`: and so has the shop's page
   * of the order. Else it is paid in another way.
   */
  payment: { title: string | null; price: number | null; isOpen: boolean; isPaid: boolean; isAcknowledged: boolean };
  /** Where the shop's own page of the order is; unchecked, for `safeTarget`. */
  confirmationUrl: string | null;
}

/** What the shop knows an attempt to order by. */
export interface Attempt {
  key: string;
  cartId: string;
}

/**
 * One attempt to order has one key until its outcome is known (docs/architecture.md, promise 2).
 * - `sending`: the order is on its way
 * - `asking`: nobody knows whether it arrived; the shop is asked
 * - `unknown`: the shop has not known for a minute; it is still asked
 * - `refused`: the shop has no such order; the next attempt has the same key
 * - `declined`: the shop says why it does not order; that stays after its messages have gone
 * - `placed`: `isLeaving` says that the browser goes on to the purchase's page by itself
 */
export type Order =
  | { phase: 'none' }
  | { phase: 'sending'; attempt: Attempt | null }
  | { phase: 'asking' | 'unknown' | 'refused'; attempt: Attempt }
  | { phase: 'declined'; said: readonly FlashMessage[] }
  | { phase: 'placed'; purchase: Purchase; isLeaving: boolean };

export interface CheckoutState {
  /** R2.18: null is none, the overlay is closed. */
  step: Step | null;
  /** R4.050 "checkout loading": `pending` while the data of the step are on their way. */
  status: 'idle' | 'pending' | 'ready' | 'fatal';
  /** R4.050 "loading": the shopper asked for a step and the shop is thinking. */
  isMoving: boolean;
  /** R4.034: what the step check said; null while unknown. */
  exists: boolean | null;
  /** R4.035, A028: which addresses the shop has for this cart. */
  addresses: { primary: boolean; shipping: boolean };
  order: Order;
}

export interface WithCheckout {
  checkout: CheckoutState;
}
