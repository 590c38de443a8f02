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

/** The form of the customer step. The password is never part of it. */
export interface CustomerForm {
  email: string;
  /** Create an account with the order. */
  wantsAccount: boolean;
  /** The billing address is the shipping address, too. */
  isSame: boolean;
  isCompany: boolean;
  billing: AddressFields;
  shipping: AddressFields;
}

/** One address of a list in a form; without id it is a new one. */
export interface Editing {
  kind: AddressKind;
  id: string | null;
  isCompany: boolean;
  fields: AddressFields;
}

/** A server error of a field; plain text. */
export interface Problem {
  /** Path in the form, e.g. `billing.zip`. */
  field: string;
  message: string;
}

/** A town, or a part of one, with its post code. */
export interface Town {
  zip: string;
  city: string;
}

/** Search result for a post code or a town's name. */
export interface Towns {
  query: string;
  found: readonly Town[];
}

export interface AddressState {
  /** `pending`: a request is under way (R4.020). */
  status: 'idle' | 'pending' | 'failed';
  /** R3.005, R4.024 */
  confirmed: boolean;
  types: Readonly<Record<AddressKind, readonly Address[]>>;
  /** R3.005: addresses of single deliveries that differ from the cart's, by deliveryId. */
  deliveries: Readonly<Record<string, Address>>;
  /** The addresses the order would use (A028). */
  cart: Readonly<Record<AddressKind, Address | null>>;
  /** The cart's e-mail address; empty if the shop sends none. */
  cartEmail: string;
  /** Selected, and not yet confirmed by the shop. */
  pendingSelection: Readonly<Record<AddressKind, string | null>>;
  /** Removed here only; the shop has no such operation (A073). */
  removed: readonly string[];
  editing: Editing | null;
  problems: readonly Problem[];
  draft: CustomerForm | null;
  /** The last response, for either form. */
  towns: Towns | null;
  /** The session ended during the step: the login form is shown open. */
  isLoginOffered: boolean;
}

export interface WithAddress {
  address: AddressState;
}
