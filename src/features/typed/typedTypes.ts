/** Everything typed or ticked in the checkout outside of the address forms. Never a password. */
export const TYPED_NAMES = [
  'code',
  'invoiceNote',
  'loginEmail',
  'branchSearch',
  'note',
  // a tick is '1'
  'newsletter',
  'heureka',
  'product_reviews',
] as const;

export type TypedName = (typeof TYPED_NAMES)[number];

export type TypedValues = Readonly<Record<TypedName, string>>;

export interface TypedState {
  values: TypedValues;
}

export interface WithTyped {
  typed: TypedState;
}
