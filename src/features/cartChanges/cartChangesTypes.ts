/** What the shopper has last seen of a line. */
export interface SeenLine {
  price: number | null;
  inStock: number | null;
  /** The first day on which it can come; null where the shop did not say. */
  day: string | null;
}

/** A cart as it was last seen: what may change without the shopper, and nothing of a person. */
export interface SeenCart {
  cartId: string | null;
  /** By cartItemId. */
  lines: Readonly<Record<string, SeenLine>>;
  codes: readonly string[];
}

/** One thing that has changed since. */
export type Change =
  | { kind: 'price'; title: string; from: number; to: number }
  | { kind: 'stock'; title: string; count: number; inStock: number }
  | { kind: 'delivery'; titles: readonly string[]; from: string; to: string }
  | { kind: 'code'; code: string };

export interface SeenCartState {
  seen: SeenCart | null;
}

export interface WithSeenCart {
  seenCart: SeenCartState;
}
