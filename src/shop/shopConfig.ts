import type { CountryCode } from './countries/country';
import type { FlagSetting } from './flags';
import type { Messages } from './translate';
import type { UrlKey } from './urlKeys';

export { readShopConfig } from './readShopConfig';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

/** The page's own verb or path for an operation of the contract (A003). */
export interface EndpointOverride {
  readonly method?: HttpMethod;
  readonly path?: string;
}

/** R3.103. `validFrom` and `validTo` are milliseconds since the epoch; null means without a limit (A018). */
export interface AlternativePrice {
  readonly validFrom: number | null;
  readonly validTo: number | null;
  readonly currency: string;
  readonly decimals: number;
  readonly exchangeRate: number;
}

/** Where impressions go (A143). */
export interface GtmConfig {
  readonly url: string;
  readonly tokenHeader: string;
  readonly token: string | null;
}

/** A045: what Facebook's login needs; also behind the flag `facebook_login`. */
export interface FacebookConfig {
  readonly appId: string;
  /** R7.011 */
  readonly version: string;
  /** Null is Facebook's own address, in the language of the country. */
  readonly sdkUrl: string | null;
}

/** Where shoppers reach the shop when they need help. */
export interface ContactConfig {
  readonly phone: string | null;
  readonly email: string | null;
  /** The page with the shop's contacts. */
  readonly url: string | null;
}

/** What header and footer of the checkout show when the page puts nothing of its own there. */
export interface CheckoutConfig {
  /** Address of the shop's logo; without it the name stands there. */
  readonly logo: string | null;
  /** The page about returns. */
  readonly returns: string | null;
}

/** What a page may list about payments (A104, A107-A109). */
export type PaymentList = 'disabledPaymentCodes' | 'unsettablePaymentCodes' | 'mobilePaySuffixes' | 'cardWalletSuffixes';

/** What the page tells us, checked: every key is there, with its default when the page has none or a bad one. */
export interface ShopConfig {
  readonly country: CountryCode;
  /** What shoppers call the shop, as the seller of its own goods; null is "our shop" in the shopper's language. */
  readonly shopName: string | null;
  readonly csrfToken: string | null;
  readonly csrfHeader: string;
  readonly cartId: string | null;
  /** Prefix of every endpoint path; sibling shops live under `/cz` and so on. */
  readonly endpointBase: string;
  readonly flags: Readonly<Record<string, FlagSetting>>;
  readonly urlKeys: Readonly<Partial<Record<UrlKey, string>>>;
  readonly wishlistUrl: string | null;
  readonly endpoints: Readonly<Record<string, EndpointOverride>>;
  readonly messages: Messages;
  readonly maintenance: boolean;
  /** `'0'` switches suggestions off (A118). */
  readonly suggestStatus: string;
  /** Fallback of the cookie of the same name (A066). */
  readonly allowAdult: string | null;
  readonly isAdultPage: boolean;
  readonly isCampaignPage: boolean;
  readonly permanentMenu: boolean;
  readonly cartMaxArticleItems: number;
  /** Address of pictures with the places `{mediaId}` and `{width}`. */
  readonly mediaUrl: string;
  /** Origins besides the page's own that redirects may go to. */
  readonly allowedOrigins: readonly string[];
  readonly alternativePrice: AlternativePrice | null;
  readonly freeDeliveryVersion: number;
  readonly trackingId: string | null;
  /** A104, A107-A109: lists of payment codes by name, e.g. `disabledPaymentCodes`; the payment feature has the defaults. */
  readonly payments: Readonly<Partial<Record<PaymentList, readonly string[]>>>;
  readonly legalConditionsApi: string | null;
  readonly gtm: GtmConfig | null;
  readonly facebook: FacebookConfig | null;
  readonly contact: ContactConfig;
  readonly checkout: CheckoutConfig;
  /** The signed-in customer as the server printed it; its fields are checked by the account mapper. */
  readonly customer: Readonly<Record<string, unknown>> | null;
}
