import type { InstallmentVariant } from '../installments';

/** What is calculated for: the price of the goods, and the variant whose seller decides what is offered. */
export interface OfferedGoods {
  price: number;
  variantId: string | null;
}

/** The lowest instalment of a method. */
export interface FinancialOffer {
  title: string;
  installmentAmount: number | null;
  installmentCount: number | null;
}

export interface OfferedMethod {
  id: string;
  title: string;
}

export type Load<Value> = { status: 'pending' | 'failed' } | { status: 'ready'; value: Value };

/** The calculator of some goods. */
export interface Calculator {
  offers: Load<readonly FinancialOffer[]>;
  /** Undefined until the shopper opens the calculator. */
  methods?: Load<readonly OfferedMethod[]>;
  methodId: string | null;
  /** By method. */
  variants: Readonly<Record<string, Load<readonly InstallmentVariant[]>>>;
  /** As the shop has calculated it alone. */
  chosen: InstallmentVariant | null;
}

export interface FinancingOfferState {
  /** By `keyOf`. */
  calculators: Readonly<Record<string, Calculator>>;
}

export interface WithFinancingOffer {
  financingOffer: FinancingOfferState;
}
