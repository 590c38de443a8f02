export interface Party {
  name: string;
  street: string;
  /** With the post code. */
  city: string;
}

/** What a payment code contains for the shopper's bank. Texts are as the shop writes them, empty where it sends none. */
export interface PaymentOrder {
  /** Without spaces. */
  iban: string;
  /** In the national format. */
  account: string;
  bic: string;
  recipient: Party;
  payer: Party;
  amount: number | null;
  currency: string;
  reference: string;
  /** Of ISO 20022, e.g. OTHR. */
  purposeCode: string;
  purpose: string;
  /** YYYY-MM-DD */
  dueDate: string;
}

/** A code as modules: dark ones are the path's area, light ones the background. */
export interface CodePicture {
  width: number;
  height: number;
  /** The `d` of an SVG path. */
  path: string;
  /** Light modules that readers need around it. */
  margin: number;
}

/**
 * What the picture contains, or null where the standard does not allow these data: a wrong check digit, an amount out of range, a
 * mandatory field that is missing. No code is better than one that pays the wrong account.
 */
export type ToContent<Content = string> = (order: PaymentOrder) => Content | null;
