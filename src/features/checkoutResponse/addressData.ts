import type { Phone } from '../../shop/countries/phone';

/** R3.006 */
export type AddressKind = 'billing' | 'shipping';

/** D2: fields whose value may be right although it looks wrong; `city` covers the pair of post code and town. */
export type WarningField = 'city' | 'companyId' | 'companyTaxId';

/** An empty text is an unfilled field. */
export interface AddressFields {
  firstname: string;
  lastname: string;
  /** Street and house number. */
  street: string;
  city: string;
  zip: string;
  /** Shipping only (R3.015, R3.016). */
  phone: Phone;
  /** Billing only, for companies (R3.012-R3.014, A071). */
  businessArea: string;
  companyId: string;
  companyTaxId: string;
  /** Set on submit only: values that the shopper submitted again after seeing their warning. */
  confirmed?: readonly WarningField[];
}

export interface Address extends AddressFields {
  /** billingProfileId or addressId in the contract (R3.008, R3.009). */
  id: string | null;
  /** R3.011 */
  selected: boolean;
}
