import type { ColumnType, Generated, JSONColumnType, Kysely } from 'kysely';
import type { CountryCode, CurrencyCode } from '../countries/countries';

/**
 * The tables of the reference shop for kysely. Columns are snake_case in SQL and camelCase here (kysely's
 * CamelCasePlugin). Amounts of money are integers in hundredths of the currency; dates are timestamptz.
 */
export interface Tables {
  settings: SettingsTable;
  brands: BrandsTable;
  partners: PartnersTable;
  categories: CategoriesTable;
  categoryTexts: CategoryTextsTable;
  products: ProductsTable;
  productTexts: ProductTextsTable;
  variants: VariantsTable;
  bundles: BundlesTable;
  bonusSets: BonusSetsTable;
  bonusSetItems: BonusSetItemsTable;
  productGifts: ProductGiftsTable;
  customers: CustomersTable;
  addresses: AddressesTable;
  carts: CartsTable;
  cartItems: CartItemsTable;
  cartItemServices: CartItemServicesTable;
  cartIntents: CartIntentsTable;
  cartCodes: CartCodesTable;
  cartCheckouts: CartCheckoutsTable;
  cartDeliveries: CartDeliveriesTable;
  discountCodes: DiscountCodesTable;
  orders: OrdersTable;
  orderItems: OrderItemsTable;
  wishlists: WishlistsTable;
  wishlistItems: WishlistItemsTable;
  watchdogs: WatchdogsTable;
  viewedProducts: ViewedProductsTable;
  sessions: SessionsTable;
  faultCounts: FaultCountsTable;
  collectedEvents: CollectedEventsTable;
  customerConditions: CustomerConditionsTable;
  subscriptions: SubscriptionsTable;
  questions: QuestionsTable;
  reviews: ReviewsTable;
  licenses: LicensesTable;
  apiKeys: ApiKeysTable;
  cmsPages: CmsPagesTable;
}

/** The shop's database: PGlite or PostgreSQL behind the same kysely. `destroy()` closes it. */
export type ShopDatabase = Kysely<Tables>;

type CreatedAt = ColumnType<Date, Date | string | undefined, never>;
/** Written as JSON text (the two drivers serialise arrays differently), read as a value. */
type Json<Value extends object | null> = JSONColumnType<Value, string, string>;

type JsonOrNull<Value extends object> = ColumnType<Value | null, string | null | undefined, string | null>;
type JsonWithDefault<Value extends object> = ColumnType<Value, string | undefined, string>;

/** Amount in hundredths by currency. */
export type PriceList = Record<CurrencyCode, number>;
/** Editable texts by country. */
export type TextsByCountry = Record<CountryCode, string>;

/** The availability of a product with stock above zero (A136). */
export type AvailabilityKey =
  | 'stock'
  | 'partner_stock'
  | 'mall_stock'
  | 'central_stock'
  | 'on_demand'
  | 'marketplace_on_demand'
  | 'sold_out'
  | 'unavailable'
  | 'soon'
  | 'unknown'
  | 'not_sold_separately'
  | 'digital_content'
  | 'supplier';

/** Article kinds of requirements, section 3 (A091). */
export type ProductKind = 'variant' | 'bonus_set' | 'esd' | 'gift';
/** Service kinds of requirements, section 3. */
export type BundleType = 'warranty' | 'insurance' | 'return_guarantee' | 'digital';
/** The kinds of an order's lines: goods, and services bought with them. */
export type OrderItemKind = ProductKind | BundleType;
/** The state of an order's payment on the provider's page; `none`: nothing is paid there. */
export type PaymentState = 'none' | 'pending' | 'processing' | 'paid' | 'declined' | 'cancelled';

export type VipType = 'regular' | 'vip_program' | 'vip_plus_program';

/** One row of a product's table of parameters; key COLOR is shown as a swatch of `css` (requirements, section 3). */
export interface Param {
  key: string;
  title: string;
  value: string;
  measure?: string;
  css?: string;
}

export interface SettingsTable {
  key: string;
  value: Json<object>;
}

export interface BrandsTable {
  id: number;
  urlKey: string;
  title: string;
}

export interface PartnersTable {
  id: number;
  urlKey: string;
  title: string;
  /** Working days until a parcel leaves the partner. */
  dispatchDays: number;
  rating: number;
}

export interface CategoriesTable {
  id: number;
  parentId: number | null;
  level: number;
  position: number;
  mediaId: string;
}

export interface CategoryTextsTable {
  categoryId: number;
  country: CountryCode;
  urlKey: string;
  title: string;
  description: string;
}

export interface ProductsTable {
  id: number;
  categoryId: number;
  brandId: number | null;
  /** Null: the shop's own goods. */
  partnerId: number | null;
  mainVariantId: number;
  kind: ProductKind;
  /** Code points of a picture, e.g. "1f45f". */
  mediaId: string;
  isAdultOnly: boolean;
  /** Popularity; higher is shown first. */
  ranking: number;
  /** Hundredths of EUR of the main variant, for sorting and filtering. */
  priceEur: number;
  /** What generated reviews say about it, 0 to 5; null: nobody reviews it. */
  quality: number | null;
  /** How often generated reviews are about it. */
  interest: number;
  createdAt: ColumnType<Date, Date | string, never>;
}

export interface ProductTextsTable {
  productId: number;
  country: CountryCode;
  urlKey: string;
  title: string;
  titleFull: string;
  /** Orders titles as the language does (`domain/fold` sortKey). */
  sortKey: string;
  description: string;
  params: Json<Param[]>;
  /** Of the approved reviews of this country; null without any. */
  rating: number | null;
  reviewCount: number;
}

export interface VariantsTable {
  id: number;
  productId: number;
  position: number;
  /** Key of a colour in `data/vocabulary`, or null. */
  color: string | null;
  colorCss: string | null;
  size: string | null;
  stock: number;
  availabilityKey: AvailabilityKey;
  prices: Json<PriceList>;
  oldPrices: Json<PriceList | null> | null;
  mediaId: string;
}

export interface BundlesTable {
  id: number;
  productId: number;
  type: BundleType;
  months: number;
  prices: Json<PriceList>;
}

export interface BonusSetsTable {
  id: number;
  productId: number;
  urlKey: string;
  titles: Json<TextsByCountry>;
  discountPercent: number;
}

export interface BonusSetItemsTable {
  bonusSetId: number;
  productId: number;
}

export interface ProductGiftsTable {
  productId: number;
  giftProductId: number;
}

/** The customer's consents (requirements, section 3, account state). */
export interface ConsentsValue {
  emailNl: boolean;
  register: boolean;
  marketing_1p: boolean;
  marketing_3p: boolean;
  personal_data_3p: boolean;
  product_reviews: boolean;
  collection: boolean;
  vip_modal_consent: boolean;
}

export interface LoyaltyClubValue {
  register: boolean;
  data: { programme: VipType; level: 'silver' | 'gold' } | null;
  trialUsed: boolean;
  isTrial: boolean;
}

export interface CustomersTable {
  id: Generated<number>;
  email: string;
  passwordHash: string;
  firstname: string;
  lastname: string;
  country: CountryCode;
  phonePrefix: string;
  phone: string;
  vipType: VipType;
  consentChanged: boolean;
  consents: Json<ConsentsValue>;
  loyaltyClub: Json<LoyaltyClubValue>;
  facebookId: ColumnType<string | null, string | undefined, string>;
  /** The account is closed: nobody can sign in. */
  deactivatedAt: ColumnType<Date | null, never, Date | null>;
  createdAt: CreatedAt;
}

/** Legal conditions that a customer has been asked to approve. */
export interface CustomerConditionsTable {
  customerId: number;
  conditionId: number;
  approvedAt: ColumnType<Date | null, undefined, Date>;
}

/** Addresses that get the shop's news; without `confirmedAt` their owner has not confirmed yet. */
export interface SubscriptionsTable {
  email: string;
  country: CountryCode;
  /** In the links of the mails. */
  token: string;
  confirmedAt: ColumnType<Date | null, Date | undefined, Date | null>;
  createdAt: CreatedAt;
}

/** What customers think of a product, in the shop of one country. */
/** Codes of digital goods, one for each piece of an order. */
export interface LicensesTable {
  orderId: number;
  productId: number;
  piece: number;
  key: string;
}

/** Keys of customers for the programs that they have bought; the shop cannot show them again. */
export interface ApiKeysTable {
  customerId: number;
  productId: number;
  keyHash: string;
  createdAt: CreatedAt;
}

export interface ReviewsTable {
  id: Generated<number>;
  productId: number;
  country: CountryCode;
  /** Null for reviews of the seed. */
  customerId: number | null;
  author: string;
  /** Whole stars. */
  rating: number;
  title: string;
  text: string;
  pros: Json<string[]>;
  cons: Json<string[]>;
  /** Media ids. */
  photos: Json<string[]>;
  /** The author has bought the product. */
  isVerified: boolean;
  /** Null: nobody but the author sees it yet. */
  approvedAt: ColumnType<Date | null, Date | string | null, Date | null>;
  createdAt: ColumnType<Date, Date | string | undefined, Date>;
}

/** What shoppers asked in the form "Ask us". */
export interface QuestionsTable {
  id: Generated<number>;
  country: CountryCode;
  email: string;
  text: string;
  variantId: number | null;
  createdAt: CreatedAt;
}

export interface AddressesTable extends OrderAddress {
  id: Generated<number>;
  customerId: number;
  kind: 'billing' | 'shipping';
  selected: boolean;
  /** A billing profile that its owner cannot edit (A072). */
  isLocked: Generated<boolean>;
  createdAt: CreatedAt;
}

export interface CartsTable {
  /** Unguessable; the session with it owns a cart without a customer. */
  id: string;
  country: CountryCode;
  customerId: number | null;
  status: ColumnType<'open' | 'ordered', 'open' | undefined, 'open' | 'ordered'>;
  /** The visit or customer that it was made for: two processes cannot create two carts for one. */
  visitKey: ColumnType<string | null, string | null | undefined, string | null>;
  invoiceNote: Generated<string>;
  /** When its goods were reserved; null without goods. */
  reservedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  reservationMinutes: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface CartItemsTable {
  /** Beyond 2^53 on purpose: ids are strings on the wire. */
  id: Generated<string>;
  cartId: ColumnType<string, string, string>;
  /** Of a bonus set: its main article's id. */
  variantId: number;
  bonusSetId: ColumnType<number | null, number | null | undefined, never>;
  count: number;
  /** Saved for later: listed separately, neither counted nor ordered (R3.033). */
  isSaved: Generated<boolean>;
  /** The price in percent of the catalogue's; changed by scenarios between two requests. */
  pricePercent: Generated<number>;
  /** Limits the stock for this cart; set by scenarios. */
  stockLimit: ColumnType<number | null, number | null | undefined, number | null>;
  createdAt: CreatedAt;
}

export interface CartItemServicesTable {
  cartItemId: string;
  bundleId: number;
}

/** The shopper's intents applied to a cart; a repeated one changes nothing. */
export interface CartIntentsTable {
  cartId: string;
  intentId: string;
  createdAt: CreatedAt;
}

export interface CartCodesTable {
  cartId: string;
  code: string;
  createdAt: CreatedAt;
  /** When it was moved to another marketplace; it has no effect here from then on. */
  movedAt: Date | null;
}

/** An address in a checkout: one of the customer's own by its id, or (null) one stored with the cart only. */
export interface CheckoutAddress extends OrderAddress {
  id: number | null;
  isLocked?: boolean;
}

/** The selected payment (requirements, section 3, selected payment payload). */
export interface PaymentSelection {
  billingMethodId: string;
  cardId?: string;
  productCode?: string;
  installmentCount?: number;
  depositAmount?: number;
  insuranceCode?: string;
  rememberCard: 0 | 1;
  newCard: 0 | 1;
}

/** An application for a credit; personal numbers and codes are not kept. */
export interface FinancingApplication {
  /** Lets the provider's page find it. */
  token: string;
  /** The method, variant and amount that it was made for. */
  subject: string;
  state: 'code' | 'leave' | 'pending' | 'approved' | 'refused' | 'expired';
  /** How many polls the decision still takes. */
  pollsLeft: number;
  /** For the one-time code. */
  attemptsLeft: number;
  /** Of an approval. */
  validTo: string | null;
}

/** A shopper's input and selections in the checkout. */
export interface CartCheckoutsTable {
  cartId: string;
  email: Generated<string>;
  billing: JsonOrNull<CheckoutAddress>;
  shipping: JsonOrNull<CheckoutAddress>;
  payment: JsonOrNull<PaymentSelection>;
  financing: JsonOrNull<FinancingApplication>;
  consents: JsonWithDefault<Record<string, boolean>>;
  notes: JsonWithDefault<Record<string, string>>;
  strategy: Generated<string>;
  campaignId: ColumnType<string | null, string | null | undefined, string | null>;
  /** The last shown total, in hundredths: an order at another one needs a confirmation first. */
  seenTotal: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface CartDeliveriesTable {
  cartId: string;
  deliveryId: string;
  method: string | null;
  branchId: string | null;
  timeWindowId: string | null;
  /** The window is held for this cart until then. */
  windowHeldUntil: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Windows that are full for this cart, in scenarios. */
  takenWindows: JsonWithDefault<string[]>;
  day: string | null;
  isInsured: Generated<boolean>;
}

export interface DiscountCodesTable {
  /** Upper case. */
  code: string;
  /** `delivery`: the shop's own parcels are free. */
  kind: 'percent' | 'amount' | 'delivery';
  percent: number | null;
  amounts: Json<PriceList | null> | null;
  /** The minimum value of the goods. */
  goodsFrom: Json<PriceList | null> | null;
  validTo: Date | null;
  /** Null: everywhere. */
  countries: JsonOrNull<CountryCode[]>;
  /** Null: no limit. */
  usesLeft: number | null;
  titles: Json<TextsByCountry>;
}

/** Name and address as stored with an order. */
export interface OrderAddress {
  firstname: string;
  lastname: string;
  company: string;
  companyId: string;
  companyTaxId: string;
  street: string;
  city: string;
  zip: string;
  country: CountryCode;
  phonePrefix: string;
  phone: string;
}

export interface OrdersTable {
  id: Generated<number>;
  number: string;
  /** Lets a guest open the confirmation of their own order. */
  token: string;
  idempotencyKey: string;
  cartId: string;
  customerId: number | null;
  country: CountryCode;
  currency: CurrencyCode;
  status: 'new' | 'sent' | 'delivered' | 'cancelled';
  email: string;
  billing: Json<OrderAddress>;
  shipping: Json<OrderAddress>;
  deliveryMethod: string;
  deliveryPrice: number;
  paymentCode: string;
  paymentPrice: number;
  /** Of the codes; already subtracted from the total. */
  discount: number;
  invoiceNote: string;
  total: number;
  totalNoVat: number;
  deliveries: Json<StoredDelivery[]>;
  paymentState: ColumnType<PaymentState, PaymentState | undefined, PaymentState>;
  /** The order's page has shown that it is paid. */
  paymentAcknowledged: ColumnType<boolean, undefined, boolean>;
  /** Details of the payment: instalments, whether the card is stored … */
  payment: JsonWithDefault<Partial<PaymentSelection>>;
  consents: JsonWithDefault<Record<string, boolean>>;
  notes: JsonWithDefault<Record<string, string>>;
  createdAt: CreatedAt;
}

/** One seller's part of an order, as agreed; amounts in hundredths. */
export interface StoredDelivery {
  deliveryId: string;
  deliveredBy: string;
  partnerId: number | null;
  /** Null: delivered by e-mail. */
  method: string | null;
  price: number;
  insurance: number;
  branch: { id: string; name: string; street: string; zip: string; city: string } | null;
  timeWindow: { from: string; to: string } | null;
  promise: { from: string; to: string } | null;
}

export interface OrderItemsTable {
  orderId: number;
  position: number;
  /** The ordered article, as long as its catalogue exists; no foreign key, so that catalogues can be replaced at once. */
  variantId: number | null;
  type: OrderItemKind;
  title: string;
  count: number;
  price: number;
  mediaId: string;
  productId: ColumnType<number | null, number | null | undefined, never>;
  partnerId: ColumnType<number | null, number | null | undefined, never>;
}

export interface WishlistsTable {
  id: Generated<number>;
  customerId: number;
  title: string;
  isMain: boolean;
  shareToken: ColumnType<string | null, never, string | null>;
  createdAt: CreatedAt;
}

export interface WishlistItemsTable {
  id: Generated<number>;
  wishlistId: number;
  variantId: number;
  amount: number;
  createdAt: CreatedAt;
}

export interface WatchdogsTable {
  id: Generated<number>;
  customerId: number;
  variantId: number;
  kind: 'stock' | 'price';
  /** Hundredths of the currency of the country; null for kind "stock". */
  priceBelow: number | null;
  country: CountryCode;
  createdAt: CreatedAt;
}

export interface ViewedProductsTable {
  customerId: number;
  country: CountryCode;
  variantId: number;
  viewedAt: ColumnType<Date, undefined, Date>;
}

export interface SessionsTable {
  id: string;
  data: Json<object>;
  expiresAt: Date;
}

/** How often a visit has triggered a demo fault; in the database, so that all processes count together. */
export interface FaultCountsTable {
  key: string;
  count: Generated<number>;
  createdAt: CreatedAt;
}

/** An event as a collector has received it. */
export interface CollectedEventsTable {
  id: Generated<number>;
  sink: 'behaviour' | 'behaviour-log' | 'impressions' | 'tag-manager' | 'xsell';
  eventId: string | null;
  visitor: string | null;
  body: Json<object>;
  createdAt: CreatedAt;
}

export interface CmsPagesTable {
  country: CountryCode;
  urlKey: string;
  title: string;
  body: string;
  hash: string;
}
