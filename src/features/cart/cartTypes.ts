import type { CartSummary, LastAdded } from '../cartSummary';
import type { FlashMessage } from '../flash';

/** R3.039-R3.042; `other` is an unknown kind: shown and counted like a variant. */
export type ArticleKind = 'bonus_set' | 'esd' | 'gift' | 'variant' | 'other';

/** R3.043-R3.046 */
export type ServiceKind = 'return_guarantee' | 'insurance' | 'warranty' | 'digital';

/** R3.047: a service that can be bought with an article. */
export interface Bundle {
  id: string;
  title: string;
  type: ServiceKind;
  active: boolean;
  actual_price: number | null;
}

/** `css` is a colour that is safe in a style, or null. The parameter COLOR is shown as a swatch. */
export interface ArticleParam {
  key: string;
  title: string | null;
  value: string | null;
  measure: string | null;
  css: string | null;
}

export interface ArticleVariant {
  variantId: string;
  title: string | null;
  params: readonly ArticleParam[];
  availability: { inStock: number | null };
}

/** R3.030, validated. Invalid prices are null and shown as a dash, never as NaN. */
export interface Article {
  articleId: string | null;
  variantId: string | null;
  /** Digits or a token: safe in a comma-separated list. */
  cartItemId: string;
  bonusSetId: string | null;
  count: number;
  bundleId: string | null;
  mainArticleId: string | null;
  /** R3.031: null for the shop itself. */
  marketplacePartnerId: string | null;
  materialType: string | null;
  /** R3.033: 0 for a saved item. */
  createTime: number | null;
  /** R5.33: null counts as 1. */
  availability: { inStock: number | null };
  variants: readonly ArticleVariant[];
  bundles: readonly Bundle[];
  price: { actual: number | null; type: string | null };
  type: ArticleKind;
  title: string;
  url: string | null;
  mainMediaId: string | null;
  isAdultOnly: boolean;
  params: readonly ArticleParam[];
}

export interface DiscountCode {
  code: string;
  title: string | null;
  value: number | null;
}

/** R3.020, R3.021 */
export interface Discounts {
  messages: readonly FlashMessage[];
  codes: readonly DiscountCode[];
  value: number | null;
  status: { status: string | null; flashMessages: readonly FlashMessage[] } | null;
}

/** A092: `start` in ms since the epoch, by the shop's clock. */
export interface Reservation {
  start: number;
  minutes: number;
}

export interface PreviewDelivery {
  cartItemsIds: readonly string[];
  earliestDate: { from: string | null; to: string | null } | null;
}

/** What a seller's goods lack for free delivery. */
export interface FreeDelivery {
  /** Null for the shop itself. */
  partnerId: string | null;
  /** Above 0. */
  from: number;
  /** From 0, when it is free, to `from`. */
  remains: number;
}

/** R3.018, validated. */
export interface Cart {
  cartId: string | null;
  exists: boolean;
  /** At most {@link LINES_MAX} lines. */
  articles: readonly Article[];
  /** The shop's number of lines, including those not in `articles`. */
  lines: number;
  pieces: number;
  price: { total: number | null; base: number | null; vat: number | null };
  discounts: Discounts;
  total: { total: number | null; totalNoVat: number | null };
  marketplacePartners: Readonly<Record<string, { title: string; url: string | null }>>;
  previewDeliveries: Readonly<Record<string, PreviewDelivery>>;
  /** Lowest price of the deliveries that are not chosen yet, on top of the total; null where there are none or the shop sends none. */
  deliveryFrom: number | null;
  freeDelivery: readonly FreeDelivery[];
  hasDigitalContent: boolean;
  redirectUrl: string | null;
  urlBack: string | null;
  cartMedia: Readonly<Record<string, { url: string | null; title: string | null }>>;
  reservation: Reservation | null;
}

/** An item to add: R3.048, R3.049, A085. */
export interface CartItem {
  variantId?: string;
  articleId?: string;
  /** Digital goods. */
  id?: string;
}

/**
 * - `waiting`: not sent yet; a newer intent may still change it
 * - `sent`: the shop may have it; its id and content stay the same until the outcome is known
 * - `stalled`: sent several times without a response; "not saved", with retry and undo
 */
export type IntentStatus = 'waiting' | 'sent' | 'stalled';

interface IntentBase {
  /** Sent as `intentId`, which makes repeated requests idempotent. */
  id: string;
  status: IntentStatus;
}

/**
 * `isUndo`: the undo of a removal, which neither redirects nor reloads. `isReplay`: another page of the tab has sent it
 * and the cart may have it already, so it is not added to the shown cart. `isSentWithoutId`: the shop takes no intent ids,
 * so another page must not send it again (ADR 017). `fallback`: an element of the page awaits the outcome and works without us
 * (ADR 008).
 */
export type InsertIntent = IntentBase & {
  kind: 'insert';
  item: CartItem;
  count: number;
  isUndo: boolean;
  isReplay?: true;
  isSentWithoutId?: true;
  fallback?: 'form' | 'link';
};
export type AmountIntent = IntentBase & { kind: 'amount'; cartItemId: string; amount: number };
export type DeleteIntent = IntentBase & { kind: 'delete'; cartItemIds: readonly string[] };
export type ServiceIntent = IntentBase & {
  kind: 'service';
  cartItemId: string;
  service: ServiceKind;
  bundleId: string;
  active: boolean;
};

/** One change of the cart by the shopper. */
export type Intent = InsertIntent | AmountIntent | DeleteIntent | ServiceIntent;

/** Why nothing is sent at the moment. */
export type Pause = 'offline' | 'signIn' | 'busy';

/** With the intent that the shop has refused for now; a busy shop sends how long to wait. */
export type PauseRequest = { pause: 'offline' | 'signIn'; refusedId?: string } | { pause: 'busy'; refusedId?: string; ms: number };

/** A removed line that can be restored. */
export interface Removed {
  article: Article;
  index: number;
}

/** `returning`: a removed line being restored; cannot be edited until the shop has it. */
export type LineStatus = 'saved' | 'saving' | 'notSaved' | 'returning';

/** R4.032, R4.033, A087. */
export type ResetKind = 'RESET_ALL' | 'RESET_WITHOUT_PUPS';

export interface CartState {
  /** Of the shop's cart: `pending` while loading; a snapshot may be shown meanwhile. */
  status: 'idle' | 'pending' | 'ready' | 'failed';
  cartId: string | null;
  /** The cart of the shop's last response. */
  server: Cart | null;
  /** Oldest first. */
  intents: readonly Intent[];
  pause: Pause | null;
  /** Newest last. */
  removed: readonly Removed[];
  /** Id of the last insert handed back to the page's own form. */
  fallbackIntentId: string | null;
  /** The last added item, for the announcement; `id` distinguishes additions. */
  lastAdded: LastAdded | null;
  /** What the page shows of the cart before it is opened; null until known. */
  summary: Omit<CartSummary, 'cartId'> | null;
  /** Shop's clock minus the device's, in ms. */
  clockOffsetMs: number;
  isRefreshNeeded: boolean;
  /** It was set after the pending request had been sent. */
  isRefreshLate: boolean;
  /** Another feature is about to load the cart. */
  isLoadedExternally: boolean;
}

export interface WithCart {
  cart: CartState;
}
