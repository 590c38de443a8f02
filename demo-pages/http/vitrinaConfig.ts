import { toCustomer } from '../api/customerMapping';
import { COUNTRIES } from '../domain/countries';
import { contentKeys } from '../pages/contentKeys';
import { publicUrlKeys } from '../pages/urlKeys';
import type { PageFacts } from './shopContext';
import { FACEBOOK_APP_ID } from '../providers/facebook';
import { SHOP_FLAGS } from './flags';
import { prefetchedPages } from './prefetchedPages';
import { inScenario } from '../demo/scenario';
import type { ShopRequest } from './shopRequest';

export const CART_MAX_ARTICLE_ITEMS = 30;

/** The page configuration, as text for `<script id="vitrina-config" type="application/json">`. */
export function vitrinaConfigJson(shop: ShopRequest, facts: PageFacts & { facebookSdk?: string | null } = {}): string {
  if (inScenario(shop, 'broken-config')) return '{ "country": "SI", "csrfToken": ';
  if (inScenario(shop, 'no-config')) return '';
  const { customer } = shop;
  const config = {
    country: inScenario(shop, 'unknown-country') ? 'XX' : shop.country,
    ...(shop.isPublic ? {} : { csrfToken: inScenario(shop, 'stale-token') ? 'stale' : shop.csrfToken }),
    shopName: COUNTRIES[shop.country].shopName,
    csrfHeader: 'X-CSRF-Token',
    cartId: cartIdOf(shop),
    endpointBase: shop.prefix,
    flags: Object.fromEntries(Object.entries(SHOP_FLAGS).map(([name, { value }]) => [name, value])),
    urlKeys: {
      ...publicUrlKeys(shop.urlKeys),
      terms: `${shop.urlKeys.content}/${contentKeys[shop.country].terms}`,
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
    suggestStatus: inScenario(shop, 'suggest-off') ? '0' : '1',
    allowAdult: shop.allowAdult ? '1' : '0',
    isAdultPage: facts.isAdultPage === true || inScenario(shop, 'adult-page'),
    isCampaignPage: facts.isCampaignPage === true,
    cartMaxArticleItems: CART_MAX_ARTICLE_ITEMS,
    mediaUrl: '/media/{mediaId}/{width}',
    customer: customer && toCustomer(customer),
    ...(facts.facebookSdk ? { facebook: { appId: FACEBOOK_APP_ID, sdkUrl: facts.facebookSdk } } : {}),
    ...(inScenario(shop, 'dual-price') ? { alternativePrice: DUAL_PRICE } : {}),
  };
  return scriptSafe(JSON.stringify(config));
}

/** Null: there is no cart. Left out on a public page, or where a customer may have one from another device (A069). */
function cartIdOf({ session, country, customer, isPublic }: ShopRequest): string | null | undefined {
  const cartId = session.cartIds[country];
  if (cartId === undefined) return customer === null ? null : undefined;
  return isPublic ? undefined : cartId;
}

/** As prices in Croatia were shown during the change to the euro (A018). */
export const DUAL_PRICE = { validFrom: null, validTo: null, currency: 'HRK', decimals: 2, exchangeRate: 7.5345 };

/** JSON that can neither end its script element nor open a comment in it, whatever a customer's name is. */
export function scriptSafe(json: string): string {
  return json
    .replaceAll('<', '\\u003C')
    .replaceAll('>', '\\u003E')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
