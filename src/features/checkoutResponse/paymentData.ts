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

/** R3.067, validated. */
export interface PaymentData {
  billingMethods: readonly BillingMethod[];
  selectedPayment: SelectedPayment | null;
  cards: readonly SavedCard[];
}
