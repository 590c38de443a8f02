import type {
  AvailabilityKey,
  BundleType,
  ConsentsValue,
  LoyaltyClubValue,
  OrderAddress,
  OrderItemKind,
  Param,
  ProductKind,
  StoredDelivery,
  VipType,
  PaymentState,
} from '../db/schema';
import type { BankTransfer } from './bankTransfer';
import type { CountryCode, CurrencyCode } from './countries';

/*
 * What the domain answers: plain values for one country, in its language and currency. Amounts are in whole units of the
 * currency with at most two decimals (19.99), ready for the contract and for Intl.
 */

export interface Price {
  current: number;
  /** The price before the discount, or null. */
  old: number | null;
  discountPercent: number;
  currency: CurrencyCode;
}

export interface CategoryLink {
  id: number;
  urlKey: string;
  title: string;
}

export interface CategoryNode extends CategoryLink {
  level: number;
  mediaId: string;
  children: CategoryNode[];
}

export interface CategoryPage extends CategoryNode {
  description: string;
  /** From the top level down to the parent. */
  path: CategoryLink[];
}

export interface Brand {
  id: number;
  urlKey: string;
  title: string;
}

export interface Partner {
  id: number;
  urlKey: string;
  title: string;
  dispatchDays: number;
  rating: number;
}

export interface DateSpan {
  /** ISO dates (YYYY-MM-DD); equal when the day is sure. */
  from: string;
  to: string;
}

/** A product in a listing, with the price and stock of its main variant. */
export interface ProductCard {
  id: number;
  variantId: number;
  kind: ProductKind;
  urlKey: string;
  title: string;
  titleFull: string;
  mediaId: string;
  isAdultOnly: boolean;
  ranking: number;
  price: Price;
  stock: number;
  availabilityKey: AvailabilityKey;
  /** Whether it can be put into the cart. */
  isOrderable: boolean;
  variantCount: number;
  brand: Brand | null;
  partner: Partner | null;
  rating: number | null;
  reviewCount: number;
}

export interface Variant {
  id: number;
  productId: number;
  /** What sets it apart, e.g. "črna, 42"; "" for a product's only variant. */
  title: string;
  color: { key: string; title: string; css: string } | null;
  size: string | null;
  mediaId: string;
  price: Price;
  stock: number;
  availabilityKey: AvailabilityKey;
  isOrderable: boolean;
  params: Param[];
}

export interface Bundle {
  id: number;
  type: BundleType;
  title: string;
  months: number;
  price: number;
}

export interface BonusSet {
  id: number;
  urlKey: string;
  title: string;
  discountPercent: number;
  /** The main product first. */
  products: ProductCard[];
  price: Price;
}

export interface ProductDetail extends ProductCard {
  description: string;
  params: Param[];
  category: CategoryLink;
  /** From the top level down to the product's category. */
  path: CategoryLink[];
  variants: Variant[];
  bundles: Bundle[];
  gifts: ProductCard[];
  bonusSets: BonusSet[];
  alternatives: ProductCard[];
  /** Null when it cannot be ordered or needs no delivery. */
  deliveryPromise: DateSpan | null;
}

export type ProductSort = 'popular' | 'price-asc' | 'price-desc' | 'newest' | 'title';

export interface ProductFilters {
  brandIds?: readonly number[];
  partnerIds?: readonly number[];
  /** In the country's currency. */
  priceFrom?: number;
  priceTo?: number;
  onlyOrderable?: boolean;
  onlyDiscounted?: boolean;
}

export interface ProductQuery {
  country: CountryCode;
  /** The category and everything below it. */
  categoryId?: number;
  brandId?: number;
  partnerId?: number;
  sort?: ProductSort;
  /** From 1. A page past the end is empty. */
  page?: number;
  pageSize?: number;
  filters?: ProductFilters;
}

export interface ProductListing {
  items: ProductCard[];
  total: number;
  page: number;
  pageSize: number;
  pages: number;
}

export interface Facet {
  id: number;
  title: string;
  count: number;
}

export interface SearchPage extends ProductListing {
  query: string;
  /** Categories that the found products are in, most hits first; `c[]` values. */
  categories: Facet[];
  brands: Facet[];
}

export interface Homepage {
  bestsellers: ProductCard[];
  discounted: ProductCard[];
  news: ProductCard[];
  partnerOffers: ProductCard[];
  digital: ProductCard[];
  brands: Brand[];
}

export interface Customer {
  id: number;
  email: string;
  firstname: string;
  lastname: string;
  country: CountryCode;
  phonePrefix: string;
  phone: string;
  vipType: VipType;
  hasFilledAddress: boolean;
  consentChanged: boolean;
  consents: ConsentsValue;
  loyaltyClub: LoyaltyClubValue;
}

export interface Address extends OrderAddress {
  id: number;
  kind: 'billing' | 'shipping';
  selected: boolean;
  /** Can be chosen, not edited. */
  isLocked: boolean;
}

/** A service that a line of the cart can have, and whether it has it. */
export interface CartService extends Bundle {
  active: boolean;
}

export interface CartLine {
  /** A string: ids may be beyond 2^53. */
  cartItemId: string;
  /** Of a bonus set: its main article's. */
  variantId: number;
  bonusSetId: number | null;
  /** What a bonus set consists of, the main article first; empty for anything else. */
  parts: ProductCard[];
  services: CartService[];
  productId: number;
  type: ProductKind;
  title: string;
  urlKey: string;
  /** Root-relative address of the product's page. */
  url: string;
  mediaId: string;
  isAdultOnly: boolean;
  params: Param[];
  partner: Partner | null;
  count: number;
  stock: number;
  availabilityKey: AvailabilityKey;
  /** False when less than `count` is left. */
  isAvailable: boolean;
  /** Of one piece, without services. */
  price: Price;
  /** All pieces with their services. */
  total: number;
  createdAt: Date;
}

export interface CartTotals {
  /** Goods with VAT. */
  goods: number;
  vat: number;
  goodsNoVat: number;
  /** Goods without what the codes take off. */
  payable: number;
  payableNoVat: number;
}

export interface CartDiscount {
  code: string;
  kind: 'percent' | 'amount' | 'delivery';
  title: string;
  /** What it takes off; 0 while its terms are not met. */
  value: number;
  /** The goods must cost this much before it counts; null when there is nothing missing. */
  missing: number | null;
}

export interface CartGift extends ProductCard {
  /** The article that it comes with. */
  mainProductId: number;
}

export interface CartView {
  cartId: string;
  country: CountryCode;
  currency: CurrencyCode;
  customerId: number | null;
  lines: CartLine[];
  /** Saved for later: no part of pieces, totals and orders. */
  saved: CartLine[];
  /** Gifts that come with the goods; never part of totals (A091). */
  gifts: CartGift[];
  discounts: CartDiscount[];
  /** Null while nothing is reserved (A092). */
  reservation: { start: Date; minutes: number } | null;
  invoiceNote: string;
  pieces: number;
  totals: CartTotals;
  hasDigitalContent: boolean;
}

export interface DeliveryChoice {
  method: 'standardDelivery' | 'postDelivery' | 'expressDelivery' | 'pupDelivery';
  title: string;
  price: number;
  promise: DateSpan | null;
}

export interface PaymentChoice {
  /** A payment code of requirements, section 3, e.g. "SIA". */
  code: string;
  title: string;
  price: number;
}

/** One seller's part of an order. */
export interface OrderDelivery extends Omit<StoredDelivery, 'insurance'> {
  /** Null: comes by e-mail. */
  title: string | null;
}

export interface OrderLine {
  productId: number | null;
  partnerId: number | null;
  variantId: number | null;
  type: OrderItemKind;
  title: string;
  count: number;
  price: number;
  total: number;
  mediaId: string;
}

export interface Order {
  id: number;
  number: string;
  token: string;
  customerId: number | null;
  country: CountryCode;
  currency: CurrencyCode;
  status: 'new' | 'sent' | 'delivered' | 'cancelled';
  email: string;
  billing: OrderAddress;
  shipping: OrderAddress;
  cartId: string;
  /** All parcels together: the first method, the whole price. */
  delivery: { method: string; title: string; price: number };
  deliveries: OrderDelivery[];
  payment: {
    code: string;
    title: string;
    price: number;
    state: PaymentState;
    isTold: boolean;
    /** How to pay it at a bank; null for other payments and when the order is cancelled. */
    transfer: BankTransfer | null;
  };
  lines: OrderLine[];
  /** Already taken off the total. */
  discount: number;
  invoiceNote: string;
  total: number;
  totalNoVat: number;
  createdAt: Date;
}

export interface Wishlist {
  id: number;
  title: string;
  isMain: boolean;
  pieces: number;
}

export interface WishlistItem {
  wishListItemId: number;
  wishlistId: number;
  variantId: number;
  amount: number;
  createdTs: number;
  product: ProductCard;
}

export interface Watchdog {
  id: number;
  kind: 'stock' | 'price';
  variantId: number;
  priceBelow: number | null;
  product: ProductCard;
  createdAt: Date;
}

export interface CmsPage {
  urlKey: string;
  title: string;
  /** Trusted HTML of the shop's editors. */
  body: string;
  hash: string;
}
