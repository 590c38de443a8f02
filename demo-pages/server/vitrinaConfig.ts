import { toCustomer } from '../api/customerMapping';
import { CART_MAX_ARTICLE_ITEMS } from '../domain/cart';
import { COUNTRIES } from '../countries/countries';
import { contentKeys } from '../countries/contentKeys';
import { publicUrlKeys } from '../countries/urlKeys';
import type { PageFacts } from '../http/shopContext';
import { COLLECTOR_TOKEN } from '../providers/collectors';
import { FACEBOOK_APP_ID } from '../providers/facebook';
import { SHOP_FLAGS } from '../http/flags';
import { prefetchedPages } from '../http/prefetchedPages';
import type { ShopRequest } from '../http/shopRequest';

/** The page configuration of a visit. */
export function vitrinaConfig(
  shop: ShopRequest,
  facts: PageFacts & { facebookSdk: string | null; collectors: string | null; personalisation: boolean | null },
): object {
  const { customer, alternativePrice } = shop;
  return {
    country: shop.country,
    ...(shop.isPublic ? {} : { csrfToken: shop.csrfToken }),
    shopName: COUNTRIES[shop.country].shopName,
    csrfHeader: 'X-CSRF-Token',
    cartId: cartIdOf(shop),
    endpointBase: shop.prefix,
    flags: Object.fromEntries(Object.entries(SHOP_FLAGS).map(([name, { value }]) => [name, value])),
    urlKeys: {
      ...publicUrlKeys(shop.urlKeys),
      terms: `${shop.urlKeys.content}/${contentKeys[shop.country].terms}`,
      privacy: `${shop.urlKeys.content}/${contentKeys[shop.country].privacy}`,
    },
    contact: {
      phone: `${COUNTRIES[shop.country].phonePrefix} 1 555 01 00`,
      email: 'pomoc@lipa.example',
      url: `${shop.urlKeys.content}/${contentKeys[shop.country].contact}`,
    },
    checkout: { returns: `${shop.urlKeys.content}/${contentKeys[shop.country].returns}` },
    saveForLater: { path: `${shop.urlKeys.cart}/saved`, tokenField: 'csrftoken' },
    prefetchPages: prefetchedPages(shop),
    wishlistUrl: shop.urlKeys.clientWishlist,
    maintenance: shop.maintenance,
    suggestStatus: '1',
    allowAdult: shop.allowAdult ? '1' : '0',
    isAdultPage: facts.isAdultPage === true,
    isCampaignPage: facts.isCampaignPage === true,
    legalConditionsApi: '/api/legal-conditions',
    consentCode: 'collection',
    personalisation: facts.personalisation,
    contentHashes: facts.contentHashes ?? {},
    cartMaxArticleItems: CART_MAX_ARTICLE_ITEMS,
    mediaUrl: '/media/{mediaId}/{width}',
    customer: customer && toCustomer(customer),
    ...(facts.facebookSdk ? { facebook: { appId: FACEBOOK_APP_ID, sdkUrl: facts.facebookSdk } } : {}),
    // The same on every page: events carry no session.
    ...(facts.collectors
      ? {
          tracking: { analyticsUrl: `${facts.collectors}/behaviour` },
          gtm: { url: `${facts.collectors}/gtm`, token: COLLECTOR_TOKEN },
        }
      : {}),
    ...(alternativePrice ? { alternativePrice } : {}),
  };
}

/** Null: there is no cart. Left out on a public page, or where a customer may have one from another device (A069). */
function cartIdOf({ session, country, customer, isPublic }: ShopRequest): string | null | undefined {
  const cartId = session.cartIds[country];
  if (cartId === undefined) return customer === null ? null : undefined;
  return isPublic ? undefined : cartId;
}

/** JSON that can neither end its script element nor open a comment in it, whatever a customer's name is. */
export function scriptSafe(json: string): string {
  return json
    .replaceAll('<', '\\u003C')
    .replaceAll('>', '\\u003E')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
