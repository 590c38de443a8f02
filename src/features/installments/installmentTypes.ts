/** A combination of term, deposit and insurance; validated. Rates are null where the shop sends none. */
export interface InstallmentVariant {
  productCode: string | null;
  installmentCount: number;
  installmentAmount: number;
  depositAmount: number;
  /** All that the shopper pays. */
  totalAmount: number;
  /** Nominal, percent a year. */
  interestRate: number | null;
  /** Annual percentage rate of charge. */
  aprc: number | null;
  /** Per instalment, already in its amount. */
  insurance: { code: string; title: string | null; amount: number | null } | null;
  feeAmount: number | null;
}

/** Deposit and insurance, which determine the terms that can be selected. */
export interface VariantFilter {
  depositAmount: number;
  insuranceCode: string | null;
}

/** What a variant is selected by (R3.069). */
export interface InstallmentOptions {
  productCode: string | null;
  installmentCount: number | null;
  depositAmount: number | null;
  insuranceCode: string | null;
}
