import type { CountryCode, Language, UrlKeys } from './countries';
import type { ShopContext } from './context';

/** What the server knows of a visit; in the database, so that it survives restarts and is shared by several processes. */
export interface VisitSession {
  id: string;
  csrfToken: string;
  customerId: string | null;
  cartId: string | null;
  /** Free values: the scenario, whether adult content was confirmed, one-time messages … Saved when the answer is sent. */
  values: SessionValues;
}

export interface SessionValues {
  scenario?: string;
  flash?: { type: 'success' | 'info' | 'warning' | 'danger'; message: string }[];
}

/** A customer as pages and the page configuration see one. */
export interface VisitCustomer {
  id: string;
  email: string;
  firstname: string;
  lastname: string;
  vipType: string;
  hasFilledAddress: boolean;
}

/** Decorates every request of a page or an endpoint as `request.shop`. */
export interface ShopRequest {
  country: CountryCode;
  language: Language;
  prefix: string;
  urlKeys: UrlKeys;
  session: VisitSession;
  customer: VisitCustomer | null;
  csrfToken: string;
  /** Defaults, changed by cookies of the same name (A002). */
  flags: Readonly<Record<string, boolean | number | string>>;
  /** Name of the scenario that the session was put in, or null. */
  scenario: string | null;
  /** For the page's own script tags (`<script nonce="…">`). */
  nonce: string;
  maintenance: boolean;
  allowAdult: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    shop: ShopRequest;
  }
  interface FastifyInstance {
    shopContext: ShopContext;
  }
}
