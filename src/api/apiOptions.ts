/** Request settings of the page's configuration. Plain data: `ShopConfig` fits, the rest is added where the api is created. */
export interface ApiOptions {
  /** The page's own method or path of an operation (A003). */
  readonly endpoints?: Readonly<Record<string, { readonly method?: string; readonly path?: string }>>;
  /** Prefix of every path that is not absolute; sibling shops live under `/cz` and so on. */
  readonly endpointBase?: string;
  /** Configured URLs that precede the path of operations whose table entry names them as `base`, e.g. `gtm.url`. */
  readonly bases?: Readonly<Record<string, string | null | undefined>>;
  readonly csrfHeader?: string;
  /** The page's token (A007); without it the meta element `csrf-token` is used. */
  readonly csrfToken?: string | null;
  /** Other origins that also receive X-Requested-With and the token (A006). */
  readonly allowedOrigins?: readonly string[];
  /** False: optional request fields are left out from the start (A157, ADR 017). */
  readonly extensions?: boolean;
  /** The cart id for cart requests, or null while unknown (A009). */
  readonly getCartId?: () => string | null;
}
