/** R3.068, checked. */
export interface BillingMethod {
  id: string;
  /** E.g. SIA, SIU_c; null where the shop names none. */
  code: string | null;
  title: string;
  description: string | null;
  price: number | null;
  selected: boolean;
  /** One level: what the shop nests deeper stands here, too, because only what has no children can be chosen. */
  childPayments: readonly BillingMethod[];
  invalid: boolean;
  disabled: boolean;
}

/** R3.069: the order's payment. The financing fields are null for every other method. */
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

/** Which card of a method; `cardId` null is a new one. */
export interface CardChoice {
  cardId: string | null;
  isRemembered: boolean;
}

export interface PendingPayment {
  id: string;
  /** Null takes the payment back. */
  payment: SelectedPayment | null;
}

/** R3.067, checked. */
export interface PaymentData {
  billingMethods: readonly BillingMethod[];
  selectedPayment: SelectedPayment | null;
  cards: readonly SavedCard[];
}

/** A104, A107-A109: what device and page decide about payments. */
export interface PaymentSettings {
  /** A108 */
  canMobilePay: boolean;
  /** Shown greyed, not to be chosen. */
  disabledPaymentCodes: readonly string[];
  /** Not to be chosen; taken back when the shop has one selected. */
  unsettablePaymentCodes: readonly string[];
  /** Ends of codes that need a device with Apple Pay. */
  mobilePaySuffixes: readonly string[];
  /** Ends of codes that make the plain card method of the same provider redundant. */
  cardWalletSuffixes: readonly string[];
}

export interface PaymentState extends PaymentData {
  settings: PaymentSettings;
  pendingChoice: PendingPayment | null;
}

export interface WithPayment {
  payment: PaymentState;
}
