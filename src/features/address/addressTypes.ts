import type { Address, AddressFields, AddressKind } from '../checkoutResponse';
import type { Problem } from '../problems';

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
  /** The first account response since the sign-in has arrived, or failed. */
  areListsLoaded: boolean;
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
  /** The last response for each address. */
  towns: Readonly<Record<AddressKind, Towns | null>>;
  /** The session ended during the step: the login form is shown open. */
  isLoginOffered: boolean;
}

export interface WithAddress {
  address: AddressState;
}
