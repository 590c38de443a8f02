import type { BankTransfer } from '../bankTransfer';
import type { ReportedPurchase } from '../purchaseReports';

/** `open`: the payment is under way. */
export type PaymentStage = 'none' | 'open' | 'failed' | 'paid';

export interface PrintedPurchase {
  purchaseId: string;
  /** As the server's page shows it. */
  payment: PaymentStage;
  /** The order was placed just now, and this is its first page. */
  isNew: boolean;
}

export interface KnownPurchase extends ReportedPurchase {
  payment: PaymentStage;
  transfer: BankTransfer | null;
}
