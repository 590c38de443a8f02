import type { BankTransfer } from '../bankTransfer';
import type { PaymentState, ReportedPurchase } from '../purchaseReports';

export interface PrintedPurchase {
  purchaseId: string;
  /** As the server's page shows it. */
  payment: PaymentState;
  /** The order was placed just now, and this is its first page. */
  isNew: boolean;
}

export interface KnownPurchase extends ReportedPurchase {
  payment: PaymentState;
  transfer: BankTransfer | null;
  /** Where its confirmation is sent; null where the shop does not send it. */
  email: string | null;
  /** While it is to be paid: the provider's page; not validated, for `safeTarget`. */
  confirmationUrl: string | null;
  /** The shop's order page; not validated, for `safeTarget`. */
  orderUrl: string | null;
}
