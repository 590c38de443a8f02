/** R3.068, validated. */
export interface BillingMethod {
  id: string;
  /** E.g. SIA, SIU_c; null if the shop sends none. */
  code: string | null;
  title: string;
  description: string | null;
  price: number | null;
  selected: boolean;
  /** One level: deeper ones are moved up, because only methods without children can be selected. */
  childPayments: readonly BillingMethod[];
  invalid: boolean;
  disabled: boolean;
}

/** R3.069: the order's payment. The financing fields are null for all other methods. */
export interface SelectedPayment {
  billingMethodId: string;
  cardId: string | null;
  productCode: string | null;
  installmentCount: number | null;
  depositAmount: number | null;
  rememberCard: boolean;
  newCard: boolean;
  insuranceCode: string | null;
}

export interface SavedCard {
  id: string;
  title: string;
}

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

/** R3.067, validated. */
export interface PaymentData {
  billingMethods: readonly BillingMethod[];
  selectedPayment: SelectedPayment | null;
  cards: readonly SavedCard[];
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

export interface PaymentState extends PaymentData {
  settings: PaymentSettings;
  pendingChoice: PendingPayment | null;
}

export interface WithPayment {
  payment: PaymentState;
}
