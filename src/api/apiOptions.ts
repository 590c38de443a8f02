/** What the page's configuration says about calls. Plain data: `ShopConfig` fits, the rest is added where the api is built. */
export interface ApiOptions {
  /** The page's own verb or path of an operation (A003). */
  readonly endpoints?: Readonly<Record<string, { readonly method?: string; readonly path?: string }>>;
  /** Prefix of every path that is not absolute; sibling shops live under `/cz` and so on. */
  readonly endpointBase?: string;
  /** Configured addresses that stand before the path of the operations whose table entry names them as `base`, e.g. `gtm.url`. */
  readonly bases?: Readonly<Record<string, string | null | undefined>>;
  readonly csrfHeader?: string;
  /** The page's token (A007); without it the meta element `csrf-token` is read. */
  readonly csrfToken?: string | null;
  /** Foreign origins that get X-Requested-With and the token, too (A006). */
  readonly allowedOrigins?: readonly string[];
  /** The cart to name in cart calls, or null while none is known (A009). */
  readonly getCartId?: () => string | null;
}
