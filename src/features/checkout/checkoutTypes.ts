import type { BankTransfer } from '../bankTransfer';
import type { FlashMessage } from '../flash';
import type { OrderedItem, PaymentState } from '../purchaseReports';

/** R2.01, in this order. */
export type Step = 'preview' | 'customer' | 'shipping' | 'confirmation';

/** A line of the finished order. */
export interface PurchaseItem extends OrderedItem {
  price: number | null;
}

/** One delivery of the order. */
export interface PurchaseDelivery {
  deliveryId: string | null;
  title: string | null;
  deliveredBy: string | null;
  /** Nothing is shipped. */
  isByMail: boolean;
  /** The promised delivery date. */
  earliest: { from: string; to: string } | null;
  /** The ordered time window, in the shop's local time (R1.17). */
  timeWindow: { from: string; to: string } | null;
  /** The pickup branch with its address. */
  branch: string | null;
  price: number | null;
}

export interface PurchasePayment {
  title: string | null;
  price: number | null;
  state: PaymentState;
  /** Not paid yet. */
  isOpen: boolean;
  /** The provider declined it, or the shopper cancelled. */
  isFailed: boolean;
  /** The shop's order page has confirmed the payment to the shopper. */
  isAcknowledged: boolean;
  transfer: BankTransfer | null;
}

/** An address of the order; empty where the shop sends nothing. Only the billing address names a company. */
export interface PurchaseAddress {
  firstname: string;
  lastname: string;
  company: string;
  companyId: string;
  companyTaxId: string;
  street: string;
  zip: string;
  city: string;
}

/** R3.090, R3.091, validated. */
export interface Purchase {
  /** Null where the shop does not send it: an order without a number is valid. */
  purchaseId: string | null;
  orderId: string | null;
  items: readonly PurchaseItem[];
  /** A152: `vat` is the total with VAT. */
  total: { vat: number | null; total: number | null };
  /** Already subtracted from the total. */
  discount: number | null;
  deliveries: readonly PurchaseDelivery[];
  payment: PurchasePayment;
  /** Where the confirmation is sent; null where the shop does not send it. */
  email: string | null;
  /** Null where the shop does not send them. */
  shipping: PurchaseAddress | null;
  billing: PurchaseAddress | null;
  /** Where the browser goes next: the provider's or the shop's order page; not validated, for `safeTarget`. */
  confirmationUrl: string | null;
  /** The shop's order page; not validated, for `safeTarget`. */
  orderUrl: string | null;
}

/** One press of the order button. The key identifies it for the shop; the rest is shown while its outcome is verified. */
export interface Attempt {
  key: string;
  cartId: string;
  /** When it was sent, in milliseconds since the epoch. */
  at: number;
  pieces: number | null;
  total: number | null;
}

/** The phases that always hold an attempt. */
export type AttemptPhase = 'verifying' | 'confirmed' | 'unverified' | 'notFound';

/**
 * An attempt to order keeps one key until its outcome is known (docs/architecture.md, promise 2).
 * - `sending`: the request is under way
 * - `verifying`: the outcome is unknown and is being polled
 * - `confirmed`: the shop has confirmed the order, but its purchase cannot be fetched for long
 * - `unverified`: the shop could not report the outcome for a minute, or when the page loaded; only ordering waits for it
 * - `notFound`: the shop has no such order; the next attempt reuses the key
 * - `declined`: the shop refused; its reasons stay on the page. `sentTotal` is what the shopper agreed to
 * - `lost`: the session ended before the outcome was known; the explanation stays on the page
 * - `placed`: `isLeaving` means that the browser continues to the shop's order page
 */
export type Order =
  | { phase: 'none' }
  | { phase: 'sending'; attempt: Attempt | null }
  | { [Phase in 'verifying' | 'confirmed' | 'unverified' | 'notFound']: { phase: Phase; attempt: Attempt } }[
      | 'verifying'
      | 'confirmed'
      | 'unverified'
      | 'notFound']
  | { phase: 'declined'; messages: readonly FlashMessage[]; sentTotal: number | null }
  | { phase: 'lost'; message: string }
  | ({ phase: 'placed' } & PlacedOrder);

/** `cartId` is known unless the page was opened after the order. */
export interface PlacedOrder {
  purchase: Purchase;
  isLeaving: boolean;
  cartId?: string;
}

export interface CheckoutState {
  /** R2.18: null means that the overlay is closed. */
  step: Step | null;
  /** R4.050 "checkout loading": `pending` while the step's data is loading; `absent`: the shop has no such endpoint. */
  status: 'idle' | 'pending' | 'ready' | 'fatal' | 'absent';
  /** R4.050 "loading": a requested step is pending. */
  isMoving: boolean;
  /** R4.034: result of the step check; null while unknown. */
  exists: boolean | null;
  /** R4.035, A028: which addresses the shop has for this cart. */
  addresses: { primary: boolean; shipping: boolean };
  order: Order;
}

export interface WithCheckout {
  checkout: CheckoutState;
}
