/** Keys of the url-key map (requirements, section 2; `home` A158, `cart` A012, `partner` A013, `smartTrial` A052, `privacy` A062). */
export const URL_KEYS = [
  'home',
  'search',
  'brand',
  'register',
  'passwordRecovery',
  'logout',
  'clientMyAccount',
  'clientWishlist',
  'clientPurchaseList',
  'clientWatchdog',
  'bonusSetDetail',
  'cart',
  'partner',
  'smartTrial',
  'login',
  'terms',
  'privacy',
] as const;

export type UrlKey = (typeof URL_KEYS)[number];
