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
  /** The pickup place with its address. */
  branch: string | null;
  price: number | null;
}

/** How to pay at a bank. */
export interface BankTransfer {
  iban: string;
  recipient: string | null;
  amount: number | null;
  reference: string | null;
  dueDate: string | null;
}

export interface PurchasePayment {
  title: string | null;
  price: number | null;
  /** The next page is the provider's. */
  isOpen: boolean;
  /** The provider declined it, or the shopper cancelled. */
  isFailed: boolean;
  isPaid: boolean;
  /** The shop's page of the order has confirmed the payment to the shopper. */
  isAcknowledged: boolean;
  transfer: BankTransfer | null;
}

/** R3.090, R3.091, checked. */
export interface Purchase {
  /** Null where the shop does not name it: an order without a number is an order, too. */
  purchaseId: string | null;
  orderId: string | null;
  items: readonly PurchaseItem[];
  /** A152: `vat` is the total with VAT. */
  total: { vat: number | null; total: number | null };
  /** Taken off the total already. */
  discount: number | null;
  deliveries: readonly PurchaseDelivery[];
  payment: PurchasePayment;
  /** Where the browser goes next: the provider's or the shop's page of the order; unchecked, for `safeTarget`. */
  confirmationUrl: string | null;
  /** The shop's page of the order; unchecked, for `safeTarget`. */
  orderUrl: string | null;
}

/** One press of the order button. The shop knows it by its key; the rest is for the shopper who waits for its outcome. */
export interface Attempt {
  key: string;
  cartId: string;
  /** When it was sent, in milliseconds since the epoch. */
  at: number;
  pieces: number | null;
  total: number | null;
}

/**
 * One attempt to order has one key until its outcome is known (docs/architecture.md, promise 2).
 * - `sending`: the request is under way
 * - `verifying`: the outcome is unknown; the shop is asked
 * - `unknown`: the same, and it takes long
 * - `notFound`: the shop has no such order; the next attempt has the same key
 * - `declined`: the shop refused; its reasons stay on the page. `sentTotal` is what the shopper had agreed to
 * - `lost`: the session ended before the outcome was known; the explanation stays on the page
 * - `placed`: `isLeaving` means that the browser goes on to the shop's page of the purchase by itself
 */
export type Order =
  | { phase: 'none' }
  | { phase: 'sending'; attempt: Attempt | null }
  | { phase: 'verifying' | 'unknown' | 'notFound'; attempt: Attempt }
  | { phase: 'declined'; messages: readonly FlashMessage[]; sentTotal: number | null }
  | { phase: 'lost'; message: string }
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
