import type { CountryCode } from './countries/country';
import type { FlagSetting } from './flags';
import type { Messages } from './translate';
import type { UrlKey } from './urlKeys';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

/** The page's own method or path for an operation of the contract (A003). */
export interface EndpointOverride {
  readonly method?: HttpMethod;
  readonly path?: string;
}

/** R3.103. `validFrom` and `validTo` are milliseconds since the epoch; null means no limit (A018). */
export interface AlternativePrice {
  readonly validFrom: number | null;
  readonly validTo: number | null;
  readonly currency: string;
  readonly decimals: number;
  readonly exchangeRate: number;
}

/** A045: configuration of the Facebook login; also behind the flag `facebook_login`. */
export interface FacebookConfig {
  readonly appId: string;
  /** R7.011 */
  readonly version: string;
  /** Null means Facebook's own URL, in the country's language. */
  readonly sdkUrl: string | null;
}

/** The shop's contact for help. */
export interface ContactConfig {
  readonly phone: string | null;
  readonly email: string | null;
  /** The page with the shop's contacts. */
  readonly url: string | null;
}

/** Content of the checkout's header and footer unless the page provides its own. */
export interface CheckoutConfig {
  /** URL of the shop's logo; without it the name is shown. */
  readonly logo: string | null;
  /** The page about returns. */
  readonly returns: string | null;
}

/** The form of the server's cart page that saves an item for later (R3.033). */
export interface SaveForLaterConfig {
  readonly path: string;
  /** Its field for the csrf token. */
  readonly tokenField: string;
}

/** Pages of this shop that the browser may prefetch: paths in which `*` is any text (ADR 020). */
export interface PrefetchPagesConfig {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** Lists of payment codes in the configuration (A104, A107-A109). */
export type PaymentList = 'disabledPaymentCodes' | 'unsettablePaymentCodes' | 'mobilePaySuffixes' | 'cardWalletSuffixes';

/** The page's configuration, validated: every key exists, with its default when the page's value is missing or invalid. */
export interface ShopConfig {
  readonly country: CountryCode;
  /** The shop's name as the seller of its own goods; null shows "our shop" in the shopper's language. */
  readonly shopName: string | null;
  readonly csrfToken: string | null;
  readonly csrfHeader: string;
  /** Null: the page states that there is no cart. Undefined: it does not know, e.g. because a cache may keep it (A069). */
  readonly cartId: string | null | undefined;
  /** Prefix of every endpoint path; sibling shops live under `/cz` and so on. */
  readonly endpointBase: string;
  readonly flags: Readonly<Record<string, FlagSetting>>;
  readonly urlKeys: Readonly<Partial<Record<UrlKey, string>>>;
  readonly wishlistUrl: string | null;
  readonly endpoints: Readonly<Record<string, EndpointOverride>>;
  /** False for a shop that refuses request fields beyond the specification (A157, ADR 017). */
  readonly extensions: boolean;
  readonly messages: Messages;
  readonly maintenance: boolean;
  /** `'0'` disables suggestions (A118). */
  readonly suggestStatus: string;
  /** Fallback of the cookie of the same name (A066). */
  readonly allowAdult: string | null;
  readonly isAdultPage: boolean;
  readonly isCampaignPage: boolean;
  readonly permanentMenu: boolean;
  readonly cartMaxArticleItems: number;
  /** A092: the last minutes of a reservation, which urge. */
  readonly reservationUrgeMinutes: number;
  /** A076: what a new password must match as a whole; null means at least 8 characters. */
  readonly passwordPattern: string | null;
  /** URL of pictures with the placeholders `{mediaId}` and `{width}`. */
  readonly mediaUrl: string;
  /** Origins besides the page's own that redirects may lead to. */
  readonly allowedOrigins: readonly string[];
  readonly alternativePrice: AlternativePrice | null;
  readonly freeDeliveryVersion: number;
  readonly trackingId: string | null;
  /** A104, A107-A109: lists of payment codes by name, e.g. `disabledPaymentCodes`; the defaults are in the payment feature. */
  readonly payments: Readonly<Partial<Record<PaymentList, readonly string[]>>>;
  /** A111: how long, in seconds, the answer of a financing provider is waited for. */
  readonly financingWaitS: number;
  readonly legalConditionsApi: string | null;
  /** A114: the present version of each content, by its title; a content without one is not cached. */
  readonly contentHashes: Readonly<Record<string, string>>;
  /** A063: whether the shopper has accepted personalisation; null until decided, which counts as rejected. */
  readonly personalisation: boolean | null;
  /** A062: the consent that customers are asked for. */
  readonly consentCode: string;
  /** A057: the cookie that keeps whether the customer has closed the VIP notice. */
  readonly vipNoticeCookie: string;
  /** Where impressions are sent (A143); validated by `src/tracking`. */
  readonly gtm: Readonly<Record<string, unknown>> | null;
  /** What is measured, and where it is sent; validated by `src/tracking`. Null: nothing. */
  readonly tracking: Readonly<Record<string, unknown>> | null;
  readonly facebook: FacebookConfig | null;
  readonly contact: ContactConfig;
  readonly checkout: CheckoutConfig;
  readonly saveForLater: SaveForLaterConfig | null;
  readonly prefetchPages: PrefetchPagesConfig | null;
  /** The map of pickup points; `features/pickupMap`, which loads with the map, validates the fields. */
  readonly pickupMap: Readonly<Record<string, unknown>> | null;
  /** The signed-in customer as printed by the server; the account mapper validates the fields. */
  readonly customer: Readonly<Record<string, unknown>> | null;
}
