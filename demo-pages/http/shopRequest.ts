import type { CountryCode, LanguageCode } from '../countries/countries';
import type { Customer } from '../domain/types';
import type { UrlKeys } from '../countries/urlKeys';
import type { FlagValue } from './flags';

/** The data of a visit between requests; in the database, so that they survive restarts and are shared by several processes. */
export interface ShopSession {
  csrfToken: string;
  customerId: number | null;
  /** One cart per country: another shop, another currency. */
  cartIds: Partial<Record<CountryCode, string>>;
  /** Carts of this visit that have become orders, the newest last. */
  orderedCarts?: string[];
  /** The number of an order placed by the plain form, until its confirmation is shown. */
  newOrder?: string;
  /** The last `?scenario=` of the session. */
  scenario: string | null;
  /** Messages for the next page, e.g. after a redirect. Showing them empties the list. */
  flash: FlashMessage[];
  /** Mails that this visitor has caused, for the demo's page of mails. */
  mails?: SessionMail[];
  /** The session ends then (ms), however much it is used. */
  endsAt?: number;
  /** Sent to the single sign-on, which returns it. */
  signOnState?: string;
  /** Scenario hooks that have run; each runs once. */
  spent?: string[];
}

export interface SessionMail {
  kind: 'recovery' | 'subscribe' | 'leave';
  country: CountryCode;
  to: string;
  /** Root-relative. */
  href: string;
}

export interface FlashMessage {
  type: 'success' | 'info' | 'warning' | 'danger';
  message: string;
}

/** The currency of the second price, as in the page configuration. */
export interface AlternativePrice {
  validFrom: string | null;
  validTo: string | null;
  currency: string;
  decimals: number;
  exchangeRate: number;
}

/** Decorates every request of a page or an endpoint as `request.shop`. Changes to `session` are stored with the response. */
export interface ShopRequest {
  country: CountryCode;
  language: LanguageCode;
  prefix: string;
  urlKeys: UrlKeys;
  session: ShopSession;
  customer: Customer | null;
  csrfToken: string;
  /** The shop's own values, overridden by cookies of the same name (A002). */
  flags: Readonly<Record<string, FlagValue>>;
  scenario: string | null;
  /** For the page's own script tags (`<script nonce="…">`). */
  nonce: string;
  maintenance: boolean;
  /** A second price is shown beside each price (A018). */
  alternativePrice: AlternativePrice | null;
  /** Cookie `allowAdult` is exactly "1" (A066). */
  allowAdult: boolean;
  /** The response is a page that a shared cache may store: it must contain nothing of the visit. */
  isPublic: boolean;
  /** A scenario or fault changes the pages of this visit: no shared cache may store them. */
  isInTrial: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    shop: ShopRequest;
  }
}
