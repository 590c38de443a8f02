/** What a list shows; `picked`: goods that the page names. */
export type ProductListKind = 'recommended' | 'similar' | 'recently-viewed' | 'picked';

/** What a placeholder requests. */
export interface ListRequest {
  kind: ProductListKind;
  /** The product of the page, which no list shows. */
  variantId: string | null;
  productId: string | null;
  count: number;
  /** R7.158 */
  accessoryVariants: readonly string[];
  /** Of a picked list. */
  variantIds: readonly string[];
  productIds: readonly string[];
}

/** R3.104, validated. */
export interface PartnerLabel {
  partnerTitle: string;
  /** R2.45; null: plain text (A013). */
  href: string | null;
  /** Null: "Partner:" (R9.11). */
  partnerPrefix: string | null;
  gaEventCategory: string | null;
}

/** A product of a list, validated. */
export interface ListedProduct {
  variantId: string;
  productId: string | null;
  title: string;
  href: string;
  mediaId: string | null;
  isAdultOnly: boolean;
  availabilityKey: string | null;
  /** Null: not known; the product can then not be bought from the list. */
  price: number | null;
  /** The price before a discount. */
  oldPrice: number | null;
  /** 0 to 5; null: not rated. */
  rating: number | null;
  reviewCount: number;
  /** R0.10; null: the shop's own goods (R0.09). */
  partner: PartnerLabel | null;
}

export interface ProductList {
  status: 'pending' | 'ready' | 'failed';
  products: readonly ListedProduct[];
}

export interface ProductListsState {
  /** By `keyOf` of the request. */
  lists: Readonly<Record<string, ProductList>>;
  /** Variants on the customer's wishlists when they were requested; null: not known. */
  wished: readonly string[] | null;
}

export interface WithProductLists {
  productLists: ProductListsState;
}
