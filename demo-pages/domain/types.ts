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
import type { CountryCode, CurrencyCode } from '../countries/countries';

/*
 * Results of the domain: plain values for one country, in its language and currency. Amounts are in units of the
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
  /** ISO dates (YYYY-MM-DD); equal for a certain day. */
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
  /** Whether it can be added to the cart. */
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
  /** Its distinguishing values, e.g. "črna, 42"; "" for a product's only variant. */
  title: string;
  color: { key: string; title: string; css: string } | null;
  size: string | null;
  mediaId: string;
  price: Price;
  stock: number;
  availabilityKey: AvailabilityKey;
  isOrderable: boolean;
  params: Param[];
  /** Null when it cannot be ordered or is not shipped. */
  deliveryPromise: DateSpan | null;
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
  /** While each of its products is. */
  isOrderable: boolean;
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
  /** Categories of the found products, most hits first; `c[]` values. */
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
  /** Can be selected, not edited. */
  isLocked: boolean;
}

/** A service available for a line, and whether the line has it. */
export interface CartService extends Bundle {
  active: boolean;
}

export interface CartLine {
  /** A string: ids may be beyond 2^53. */
  cartItemId: string;
  /** Of a bonus set: its main article's. */
  variantId: number;
  bonusSetId: number | null;
  /** The parts of a bonus set, the main article first; empty for anything else. */
  parts: ProductCard[];
  services: CartService[];
  productId: number;
  type: ProductKind;
  title: string;
  urlKey: string;
  /** Root-relative URL of the product's page. */
  url: string;
  mediaId: string;
  isAdultOnly: boolean;
  params: Param[];
  partner: Partner | null;
  count: number;
  stock: number;
  availabilityKey: AvailabilityKey;
  /** False when fewer than `count` are in stock. */
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
  /** Goods after discounts. */
  payable: number;
  payableNoVat: number;
}

export interface CartDiscount {
  code: string;
  kind: 'percent' | 'amount' | 'delivery';
  title: string;
  /** The discount; 0 while its conditions are not met. */
  value: number;
  /** The required value of the goods; null when it is reached. */
  missing: number | null;
}

export interface CartGift extends ProductCard {
  /** The article that includes it. */
  mainProductId: number;
}

export interface CartView {
  cartId: string;
  country: CountryCode;
  currency: CurrencyCode;
  customerId: number | null;
  lines: CartLine[];
  /** Saved for later: not in pieces, totals and orders. */
  saved: CartLine[];
  /** Gifts included with the goods; never part of totals (A091). */
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
    isAcknowledged: boolean;
    /** Bank transfer data; null for other payments and cancelled orders. */
    transfer: BankTransfer | null;
  };
  lines: OrderLine[];
  /** Already subtracted from the total. */
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
  /** Part of the link that shows the list to everybody; null while it is not shared. */
  shareToken: string | null;
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
