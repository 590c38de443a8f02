import type { Page } from '../page/page';
import { createSafeTarget } from './safeTarget';
import type { ShopConfig } from './shopConfig';
import type { UrlKey } from './urlKeys';
import { toWellFormed } from '../lib/toWellFormed';
import { encode, toHref, toPathPart, toSegment, withQuery, withQueryText } from './urls';

/** A159: the server's own search form, as its submit would go. */
export interface SearchForm {
  action: string;
  /** Of the keyword. */
  fieldName: string;
  /** The form's other fields; the keyword is in front of the one at `place`. */
  others: readonly (readonly [name: string, value: string])[];
  place: number;
  /** Whatever the page's own character set is (`accept-charset`). */
  isUtf8: boolean;
}

/** Parameters of the search results page (R2.40-R2.43), in the order of A022. */
export interface SearchLinkQuery {
  keyword: string;
  /** The source of the click, e.g. `sug`. */
  src?: string;
  categoryIds?: readonly (string | number)[];
  categoryLabel?: string;
  /** Without one it is `s` in UTF-8. */
  form?: SearchForm | null;
}

/** The fields of a suggestion that determine its URL (R2.38, R2.39, A120). */
export interface SuggestedItem {
  type: string;
  id?: string | number | null;
  urlKey?: string | null;
  absoluteUrl?: string | null;
  title?: string | null;
  suggest?: string | null;
}

/**
 * Every URL of the shop's pages (requirements, section 2). A link is an absolute path or an http(s) URL, or null when it cannot
 * be built: then no link is rendered, and a missing url key is reported once (A011).
 */
export interface Links {
  /** R2.36, A158: `urlKeys.home`, else the root of the shop's own paths (`/cz/`). */
  home(): string;
  /** The page of a url key, e.g. `register`. */
  to(key: UrlKey): string | null;
  /** A012: the cart's base path, `/cart` when the map has no `cart`. */
  cart(): string;
  /** R2.03, R2.05, R2.08, A025: a step of the checkout by its path number; null is the basket. */
  checkoutStep(number: number | null): string;
  search(query: SearchLinkQuery): string | null;
  /** The page of a product. */
  product(urlKey: unknown): string | null;
  /** R2.37 */
  suggestedProduct(urlKey: string, keyword: string, form?: SearchForm | null): string | null;
  /** Brand, category, partner or other suggestion (A120). */
  suggestedItem(item: SuggestedItem, keyword: string, form?: SearchForm | null): string | null;
  /** R2.45, A013: null makes the partner's name plain text. */
  partner(partnerUrl: string): string | null;
  /** R2.44. An empty url is logged once (R8.33, A095). */
  bonusSetProduct(url: string | null): string | null;
  /** R2.46, R2.49 */
  wishlists(): string | null;
  /** R2.47 */
  wishlist(wishlistId: string | number): string | null;
  /** R7.168 */
  logout(csrfToken: string | null): string | null;
  /** A picture of the given width in px. */
  media(mediaId: string | number, width: number): string | null;
  /** A link sent by the server (menu, banner, product): http(s) or a path of this shop, else null. */
  href(value: unknown): string | null;
  /** A redirect requested by the server: the URL to redirect to, or null if it is not allowed (docs/hostile-pages.md). */
  safeTarget(value: unknown): string | null;
}

/** A012: the cart's path if the page configures none. */
const DEFAULT_CART = '/cart';

/** The `src` of every link of a suggestion. */
const FROM_SUGGESTION = 'sug';

const NO_SET_LINK = 'Bonus product does not have link to detail';

/** `/{base}/{part}`, or null when either is missing. */
function under(base: string | null, part: unknown): string | null {
  const rest = toPathPart(part);
  return base === null || rest === null ? null : `${base.replace(/\/$/, '')}/${rest}`;
}

export function createLinks(page: Page, config: ShopConfig): Links {
  const origin = page.location.origin();
  const reported = new Set<string>();

  const to = (key: UrlKey): string | null => {
    const href = toHref(config.urlKeys[key], origin);
    if (href === null && !reported.has(key)) {
      reported.add(key);
      page.log.warn(`vitrina: configuration has no usable urlKeys.${key}; links to it are not shown`);
    }
    return href;
  };

  const cart = (): string => toHref(config.urlKeys.cart, origin) ?? DEFAULT_CART;

  /** The form's fields in its character set, encoded as all values are (A022): `%20` where the browser writes `+`. */
  const formQuery = ({ isUtf8 }: SearchForm, fields: SearchForm['others']): string => {
    const encodePart = isUtf8 ? encode : (part: string) => page.location.encode(toWellFormed(part));
    return fields.map((pair) => pair.map(encodePart).join('=')).join('&');
  };

  const search = ({ keyword, src, categoryIds = [], categoryLabel, form = null }: SearchLinkQuery): string | null => {
    const base = form === null ? to('search') : toHref(form.action, origin);
    if (base === null) return null;
    const pairs: [string, string | number][] = form === null ? [['s', keyword]] : [];
    if (src) pairs.push(['src', src]);
    for (const id of categoryIds) if (id !== '') pairs.push(['c[]', id]);
    if (categoryLabel) pairs.push(['categoryLabel', categoryLabel]);
    if (form === null) return withQuery(base, pairs);
    const { fieldName, others, place } = form;
    const fields = [...others.slice(0, place), [fieldName, keyword] as const, ...others.slice(place)];
    return withQuery(`${base.split(/[?#]/, 1)[0]}?${formQuery(form, fields)}`, pairs);
  };

  const brand = ({ absoluteUrl, urlKey }: SuggestedItem): string | null => {
    const href = absoluteUrl ? toHref(absoluteUrl, origin) : under(to('brand'), urlKey);
    return href === null ? null : withQuery(href, [['src', FROM_SUGGESTION]]);
  };

  const category = ({ id, title }: SuggestedItem, keyword: string, form: SearchForm | null): string | null =>
    search({
      form,
      keyword,
      src: FROM_SUGGESTION,
      categoryIds: id === null || id === undefined ? [] : [id],
      categoryLabel: title ?? '',
    });

  const product = (urlKey: unknown): string | null => under('', urlKey);

  const partner = (partnerUrl: string): string | null => under(to('partner'), partnerUrl);

  const wishlists = (): string | null => (config.wishlistUrl === null ? null : toHref(config.wishlistUrl, origin)) ?? to('clientWishlist');

  return {
    home: () => toHref(config.urlKeys.home, origin) ?? `${config.endpointBase}/`,
    to,
    cart,
    checkoutStep: (number) => (number === null ? cart() : `${cart().replace(/\/$/, '')}/${number}`),
    search,
    product,
    suggestedProduct(urlKey, keyword, form = null) {
      const path = product(urlKey);
      const pairs: [string, string][] = form === null ? [['s', keyword]] : [];
      const href = path === null ? null : withQuery(path, [['src', FROM_SUGGESTION], ...pairs]);
      return href === null || form === null ? href : withQueryText(href, formQuery(form, [[form.fieldName, keyword]]));
    },
    suggestedItem(item, keyword, form = null) {
      if (item.type === 'brand') return brand(item);
      if (item.type === 'partner') return item.urlKey ? partner(item.urlKey) : null;
      if (item.type === 'category') return category(item, keyword, form);
      return search({ keyword: item.suggest || item.title || keyword, src: FROM_SUGGESTION, form });
    },
    partner,
    bonusSetProduct(url) {
      if (url) return under(to('bonusSetDetail'), url);
      if (!reported.has(NO_SET_LINK)) page.log.error(NO_SET_LINK);
      reported.add(NO_SET_LINK);
      return null;
    },
    wishlists,
    wishlist(wishlistId) {
      const list = wishlists();
      const id = toSegment(wishlistId);
      return list === null || id === null ? null : `${list.replace(/\/$/, '')}-detail/${id}`;
    },
    logout(csrfToken) {
      const href = to('logout');
      return href === null || csrfToken === null ? href : withQuery(href, [['csrftoken', csrfToken]]);
    },
    media(mediaId, width) {
      const id = toSegment(mediaId);
      return id === null
        ? null
        : toHref(
            config.mediaUrl.replace('{mediaId}', () => id).replace('{width}', () => encode(width)),
            origin,
          );
    },
    href: (value) => toHref(value, origin),
    safeTarget: createSafeTarget(page, config),
  };
}
