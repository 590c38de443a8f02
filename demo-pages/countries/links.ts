import type { UrlKeys } from './urlKeys';

/** URLs of one shop's pages. Templates escape all of them. */
export interface PageLinks extends UrlKeys {
  home: string;
  /** A product or a category: both are directly below the shop's root (R2.37). */
  page(urlKey: string): string;
  brandPage(urlKey: string): string;
  partnerPage(urlKey: string): string;
  bonusSet(urlKey: string): string;
  contentPage(urlKey: string): string;
  searchFor(keyword: string, categoryId?: number): string;
  wishlistDetail(id: number): string;
  /** A customer's list for everybody who has the link. */
  sharedWishlist(token: string): string;
  orderDetail(number: string): string;
  confirmationOf(number: string, token: string): string;
  /** Redirects to the card provider. */
  paymentOf(number: string, token: string): string;
  /** A form that changes the payment of an unpaid order. */
  transferOf(number: string, token: string): string;
  /** The picture of the payment code, for mails. */
  paymentCodeOf(number: string, token: string): string;
  /** Asks the owner of an address to confirm the shop's news, or to leave. */
  mailingOf(kind: 'subscribe' | 'leave', token: string): string;
  /** The form for a question, about an article. */
  questionAbout(variantId: number): string;
  logoutWith(csrfToken: string): string;
  media(mediaId: string, width: number): string;
}

const encode = encodeURIComponent;

export function createPageLinks(prefix: string, urls: UrlKeys): PageLinks {
  return {
    ...urls,
    home: `${prefix}/`,
    page: (urlKey) => `${prefix}/${encode(urlKey)}`,
    brandPage: (urlKey) => `${urls.brand}/${encode(urlKey)}`,
    partnerPage: (urlKey) => `${urls.partner}/${encode(urlKey)}`,
    bonusSet: (urlKey) => `${urls.bonusSetDetail}/${encode(urlKey)}`,
    contentPage: (urlKey) => `${urls.content}/${encode(urlKey)}`,
    searchFor: (keyword, categoryId) => `${urls.search}?s=${encode(keyword)}${categoryId === undefined ? '' : `&c[]=${categoryId}`}`,
    wishlistDetail: (id) => `${urls.clientWishlist}-detail/${id}`,
    sharedWishlist: (token) => `${urls.clientWishlist}-shared/${encode(token)}`,
    orderDetail: (number) => `${urls.clientPurchaseList}/${encode(number)}`,
    confirmationOf: (number, token) => `${urls.confirmation}/${encode(number)}?token=${encode(token)}`,
    transferOf: (number, token) => `${urls.confirmation}/${encode(number)}/transfer?token=${encode(token)}`,
    paymentCodeOf: (number, token) => `${urls.confirmation}/${encode(number)}/code.png?token=${encode(token)}`,
    paymentOf: (number, token) => `${prefix}/__pay/${encode(number)}?token=${encode(token)}`,
    mailingOf: (kind, token) => `${urls.mailing}/${kind}?token=${encode(token)}`,
    questionAbout: (variantId) => `${urls.question}?v=${variantId}`,
    logoutWith: (csrfToken) => `${urls.logout}?csrftoken=${encode(csrfToken)}`,
    media: (mediaId, width) => `/media/${encode(mediaId)}/${width}`,
  };
}

/** The URL of a listing with some changed parameters; null and '' remove one. */
export function withParameters(path: string, current: URLSearchParams, changes: Readonly<Record<string, string | number | null>>): string {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  const query = next.toString();
  return query === '' ? path : `${path}?${query}`;
}
