import type { CartSummary, LastAdded } from '../cartSummary';
import type { Dto } from '../../lib/dto';
import type { FlashMessage } from '../flash';

/** R3.039-R3.042; `other` is a kind that we do not know: shown and counted like a variant. */
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

/** `css` is a colour that is safe in a style, or null. Key COLOR is shown as a swatch. */
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

/** R3.030, checked. Prices that are none are null and shown as a dash, never as NaN. */
export interface Article {
  articleId: string | null;
  variantId: string | null;
  /** Digits or a token of the shop: safe in a comma list. */
  cartItemId: string;
  bonusSetId: string | null;
  count: number;
  bundleId: string | null;
  mainArticleId: string | null;
  /** R3.031: null is the shop itself. */
  marketplacePartnerId: string | null;
  materialType: string | null;
  /** R3.033: 0 is a favoured, saved item. */
  createTime: number | null;
  /** R5.33: without a number the rules take 1. */
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

/** R3.018, checked. */
export interface Cart {
  cartId: string | null;
  exists: boolean;
  /** At most {@link LINES_MAX} lines. */
  articles: readonly Article[];
  /** How many lines the shop has, also those that are not in `articles`. */
  lines: number;
  pieces: number;
  price: { total: number | null; base: number | null; vat: number | null };
  discounts: Discounts;
  total: { total: number | null; totalNoVat: number | null };
  /** Kept as they came; the delivery feature reads them. */
  deliveries: readonly Dto[];
  selectedPayment: Dto | null;
  marketplacePartners: Readonly<Record<string, { title: string; url: string | null }>>;
  previewDeliveries: Readonly<Record<string, PreviewDelivery>>;
  addresses: { primary: Dto | null; shipping: Dto | null };
  hasDigitalContent: boolean;
  redirectUrl: string | null;
  urlBack: string | null;
  cartMedia: Readonly<Record<string, { url: string | null; title: string | null }>>;
  reservation: Reservation | null;
}

/** What goes into the cart: R3.048, R3.049, A085. */
export interface CartItem {
  variantId?: string;
  articleId?: string;
  /** Digital goods. */
  id?: string;
}

/**
 * - `waiting`: not sent yet, so that a newer wish may still change it
 * - `sent`: the shop may know it; it keeps its id and its content until the outcome is known
 * - `stalled`: sent several times without an answer; "not saved", with retry and undo
 */
export type IntentStatus = 'waiting' | 'sent' | 'stalled';

interface IntentBase {
  /** Goes to the shop as `intentId`: a repeated one changes nothing there. */
  id: string;
  status: IntentStatus;
}

/**
 * `isQuiet`: the undo of a removal, which neither redirects nor reloads. `isRepeated`: another page of the tab has sent it,
 * the cart may have it already, so that it is not added to what is shown. `fallback`: an element of the page waits for the
 * outcome and can do the work without us (ADR 008).
 */
export type InsertIntent = IntentBase & {
  kind: 'insert';
  item: CartItem;
  count: number;
  isUndo: boolean;
  isReplay?: true;
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

/** What the shopper wants of the cart. */
export type Intent = InsertIntent | AmountIntent | DeleteIntent | ServiceIntent;

/** Why nothing is sent for now. */
export type Pause = 'offline' | 'signIn' | 'busy';

/** A busy shop says for how long. */
export type PauseRequest = { pause: 'offline' | 'signIn' } | { pause: 'busy'; ms: number };

/** A line that the shopper took out and may put back. */
export interface Removed {
  article: Article;
  index: number;
}

/** `returning`: a removed line on its way back, which cannot be edited until the shop has it. */
export type LineStatus = 'saved' | 'saving' | 'notSaved' | 'returning';

/** R4.032, R4.033, A087. */
export type ResetKind = 'RESET_ALL' | 'RESET_WITHOUT_PUPS';

/** R7.128: what shall stand on the invoice, as the shopper last wrote it. */
export interface InvoiceNote {
  text: string;
  status: 'none' | 'saving' | 'saved' | 'notSaved';
}

export interface CartState {
  /** Of the shop's cart: `pending` while it is asked; a snapshot may be shown meanwhile. */
  status: 'idle' | 'pending' | 'ready' | 'failed';
  cartId: string | null;
  /** The last cart that the shop gave. */
  server: Cart | null;
  /** Oldest first. */
  intents: readonly Intent[];
  pause: Pause | null;
  /** Newest last. */
  removed: readonly Removed[];
  /** The last insert that was given back to the page's own form: its id. */
  fallbackIntentId: string | null;
  /** The last item that got into the cart, for the announcement; `id` tells one from the next. */
  lastAdded: LastAdded | null;
  /** What the page shows of the cart before it is opened; null while no cart was known. */
  summary: Omit<CartSummary, 'cartId'> | null;
  /** Shop's clock minus the device's, in ms. */
  clockOffsetMs: number;
  isRefreshNeeded: boolean;
  /** It became needed after the call had left whose answer is awaited. */
  isRefreshLate: boolean;
  /** Another feature is about to bring the cart. */
  isLoadedExternally: boolean;
  invoiceNote: InvoiceNote;
}

export interface WithCart {
  cart: CartState;
}
