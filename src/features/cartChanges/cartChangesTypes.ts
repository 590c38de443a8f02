/** The last seen state of a line. */
export interface SeenLine {
  price: number | null;
  inStock: number | null;
  /** The first delivery day; null if unknown. */
  day: string | null;
}

/** The last seen cart: data that may change without the shopper; no personal data. */
export interface SeenCart {
  cartId: string | null;
  /** By cartItemId. */
  lines: Readonly<Record<string, SeenLine>>;
  codes: readonly string[];
}

/** One change since then. */
export type Change =
  | { kind: 'price'; title: string; from: number; to: number }
  | { kind: 'stock'; title: string; count: number; inStock: number }
  | { kind: 'delivery'; titles: readonly string[]; from: string; to: string }
  | { kind: 'code'; code: string };

export interface CartChangesState {
  seen: SeenCart | null;
}

export interface WithCartChanges {
  cartChanges: CartChangesState;
}
