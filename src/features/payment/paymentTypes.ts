import type { PaymentData, SelectedPayment } from '../checkoutResponse';

/** The card of a method; `cardId` null is a new one. */
export interface CardChoice {
  cardId: string | null;
  isRemembered: boolean;
}

export interface PendingPayment {
  id: string;
  /** Null clears the payment. */
  payment: SelectedPayment | null;
}

/** A104, A107-A109: payment settings of device and page. */
export interface PaymentSettings {
  /** A108 */
  canMobilePay: boolean;
  /** Shown disabled. */
  disabledPaymentCodes: readonly string[];
  /** Cannot be selected; cleared if the shop has one selected. */
  unsettablePaymentCodes: readonly string[];
  /** Suffixes of codes that need a device with Apple Pay. */
  mobilePaySuffixes: readonly string[];
  /** Suffixes of codes that make the plain card method of the same provider redundant. */
  cardWalletSuffixes: readonly string[];
}

/** What a payment by instalments lacks: the selected variant, or the provider's approval. */
export type FinancingGap = 'variant' | 'approval';

export interface PaymentState extends PaymentData {
  settings: PaymentSettings;
  /** Of the selected method of financing; `features/financing` keeps it up to date once it has loaded. */
  financingGap: FinancingGap | null;
  pendingChoice: PendingPayment | null;
  /** The title of a payment that the shop has revoked, until another one is selected. */
  revoked: string | null;
}

export interface WithPayment {
  payment: PaymentState;
}
