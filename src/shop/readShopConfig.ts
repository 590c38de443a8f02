import { closestMatch } from '../lib/closestMatch';
import type { Log } from '../page/page';
import { alternativePrice, checkout, contact, endpoint, facebook, prefetchPages, saveForLater } from './configSections';
import { createConfigPath } from './configReport';
import type { ConfigPath } from './configReport';
import { emptyMap, entries, flag, integer, listOf, mapOf, ownCopy, secret, text } from './configValidators';
import type { Entries, Reader } from './configValidators';
import { COUNTRIES, isCountryCode } from './countries/countries';
import type { CountryCode } from './countries/country';
import type { FlagSetting } from './flags';
import type { PaymentList, ShopConfig } from './shopConfig';
import { URL_KEYS } from './urlKeys';
import { isHref } from './urls';

const country: Reader<CountryCode> = (value, at) => {
  const code = typeof value === 'string' ? value.toUpperCase() : value;
  return isCountryCode(code) ? code : at.expected(`one of ${Object.keys(COUNTRIES).join(', ')}`, value);
};

const flagSetting: Reader<FlagSetting> = (value, at) =>
  typeof value === 'boolean' || typeof value === 'string' || typeof value === 'number'
    ? value
    : at.expected('true, false, a number or a text', value);

const anyText = text('a text', () => true);
const href = text('a path or an http(s) address', isHref);
const cookieName = text('a cookie name of letters, digits, - and _', (value) => /^[\w-]{1,100}$/.test(value));
const id = text('an id', (value) => /^[^\p{Cc}]{1,200}$/u.test(value));
const shopName = text('a name of at most 100 characters', (value) => value.trim() !== '' && /^[^\p{Cc}]{1,100}$/u.test(value));
const zeroOrOne = text('"0" or "1"', (value) => value === '0' || value === '1');
/** No line breaks: the token is sent in a header (csrf-06). */
const token = secret(text('a token of visible characters', (value) => /^[!-~]{1,4096}$/.test(value)));
const header = text('the name of a header', (value) => /^[\w!#$%&'*+.^`|~-]{1,100}$/.test(value));
const basePath = text('nothing or a path such as /cz', (value) => /^(\/[\w.~-]+)*$/.test(value) && !value.includes('/.'));
const mediaUrl = text('an address with the place {mediaId}', (value) => isHref(value) && value.includes('{mediaId}'));
const origin = text('an origin such as https://pay.example', (value) => {
  try {
    return new URL(value).origin === value;
  } catch {
    return false;
  }
});

const pattern = text('a regular expression', (value) => {
  try {
    return Boolean(new RegExp(value, 'u'));
  } catch {
    return false;
  }
});

const urlKeys: Reader<ShopConfig['urlKeys']> = (value, at) => {
  const map = mapOf(href)(value, at);
  for (const key of Object.keys(map ?? {})) suggestName(key, URL_KEYS, map ?? {}, at.child(key));
  return map;
};

export const PAYMENT_LISTS: readonly PaymentList[] = [
  'disabledPaymentCodes',
  'unsettablePaymentCodes',
  'mobilePaySuffixes',
  'cardWalletSuffixes',
];

const payments: Reader<ShopConfig['payments']> = (value, at) => {
  const map = mapOf(listOf(anyText))(value, at);
  for (const key of Object.keys(map ?? {})) suggestName(key, PAYMENT_LISTS, map ?? {}, at.child(key));
  return map;
};

type Readers = { readonly [Key in keyof ShopConfig]: readonly [Reader<ShopConfig[Key]>, ShopConfig[Key]] };

/** Every key of the configuration: its validator and its default. */
export const createReaders = (): Readers => ({
  country: [country, 'SI'], // R0.02
  shopName: [shopName, null],
  csrfToken: [token, null],
  csrfHeader: [header, 'X-CSRF-Token'],
  cartId: [id, undefined],
  endpointBase: [basePath, ''],
  flags: [mapOf(flagSetting), emptyMap()],
  urlKeys: [urlKeys, emptyMap()],
  wishlistUrl: [href, null],
  endpoints: [mapOf(endpoint), emptyMap()],
  extensions: [flag, true],
  messages: [mapOf(anyText), emptyMap()],
  maintenance: [flag, false],
  suggestStatus: [zeroOrOne, '1'],
  allowAdult: [anyText, null],
  isAdultPage: [flag, false],
  isCampaignPage: [flag, false],
  permanentMenu: [flag, false],
  cartMaxArticleItems: [integer(1, 9999), 30],
  reservationUrgeMinutes: [integer(0, 1200), 5],
  passwordPattern: [pattern, null],
  mediaUrl: [mediaUrl, '/media/{mediaId}/{width}'],
  allowedOrigins: [listOf(origin), []],
  alternativePrice: [alternativePrice, null],
  freeDeliveryVersion: [integer(1, 9), 1],
  trackingId: [id, null],
  payments: [payments, emptyMap()],
  financingWaitS: [integer(1, 3600), 60],
  legalConditionsApi: [href, null],
  contentHashes: [mapOf(id), emptyMap()],
  personalisation: [flag, null],
  consentCode: [id, 'collection'],
  vipNoticeCookie: [cookieName, 'vip_notice_closed'],
  gtm: [secret(entries), null],
  tracking: [entries, null],
  facebook: [facebook, null],
  contact: [contact, { phone: null, email: null, url: null }],
  checkout: [checkout, { logo: null, returns: null }],
  saveForLater: [saveForLater, null],
  prefetchPages: [prefetchPages, null],
  pickupMap: [entries, null],
  customer: [secret(entries), null],
});

/** An unknown key is fine (other scripts use the same configuration) unless it looks like a typo. */
function suggestName(key: string, known: readonly string[], present: object, at: ConfigPath): void {
  if (known.includes(key)) return;
  const similar = closestMatch(
    key,
    known.filter((name) => !Object.hasOwn(present, name)),
  );
  if (similar !== null) at.warn(`${at.path} is unknown; did you mean ${similar}?`);
}

function parse(configText: string, at: ConfigPath): Entries {
  const json = configText.trim();
  try {
    return entries(ownCopy(JSON.parse(json), at), at) ?? emptyMap();
  } catch {
    const hint = json.includes('&quot;') ? ' (it is HTML-escaped: print it raw)' : '';
    at.expected(`one JSON object${hint}`, json.slice(0, 20));
    return emptyMap();
  }
}

/**
 * Reads and validates the page's configuration element. Never throws: every invalid value is reported with its path, the value
 * and what was expected, and replaced by its default; other keys are kept. An absent key and `null` are the same, except where the default is undefined.
 */
export function readShopConfig(configText: string | null, log: Log): ShopConfig {
  const at = createConfigPath(log);
  if (configText === null) {
    log.warn('vitrina: the page has no <script id="vitrina-config" type="application/json">; the Slovenian shop is assumed');
  }
  const source = configText === null ? emptyMap<unknown>() : parse(configText, at);
  const readers = createReaders();
  for (const key of Object.keys(source)) suggestName(key, Object.keys(readers), source, at.child(key));

  const read = <Key extends keyof ShopConfig>(key: Key): ShopConfig[Key] => {
    const [reader, fallback] = readers[key];
    const value = source[key];
    if (value === null && fallback === undefined) return null as ShopConfig[Key];
    return value === undefined || value === null ? fallback : (reader(value, at.child(key)) ?? fallback);
  };
  const config = emptyMap<unknown>();
  for (const key of Object.keys(readers) as (keyof ShopConfig)[]) config[key] = read(key);
  return config as object as ShopConfig;
}
