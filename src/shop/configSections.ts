import { entries, integer, listOf, text } from './configValidators';
import type { Entries, Reader } from './configValidators';
import type { ConfigPath } from './configReport';
import type {
  AlternativePrice,
  CheckoutConfig,
  ContactConfig,
  EndpointOverride,
  FacebookConfig,
  HttpMethod,
  PrefetchPagesConfig,
  SaveForLaterConfig,
} from './shopConfig';
import { isHref } from './urls';

const METHODS: readonly HttpMethod[] = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];

const isMethod = (value: unknown): value is HttpMethod => METHODS.some((method) => method === value);
const path = text('a path or an http(s) address', (value) => value.startsWith('?') || isHref(value));

/** A003. An invalid half does not discard the valid one. */
export const endpoint: Reader<EndpointOverride> = (value, at) => {
  const source = entries(value, at);
  if (source === undefined) return undefined;
  const override: { method?: HttpMethod; path?: string } = {};
  const method = typeof source['method'] === 'string' ? source['method'].toUpperCase() : source['method'];
  if (isMethod(method)) override.method = method;
  else if (method !== undefined && method !== null) at.child('method').expected(`one of ${METHODS.join(', ')}`, method);
  const found = source['path'] === undefined || source['path'] === null ? undefined : path(source['path'], at.child('path'));
  if (found !== undefined) override.path = found;
  return override;
};

/** Milliseconds of an ISO date; a date without a time is the whole day in the shopper's time zone. */
function moment(timeOfDate: string): Reader<number> {
  return (value, at) => {
    const isDateOnly = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
    const time = typeof value === 'string' ? Date.parse(isDateOnly ? value + timeOfDate : value) : value;
    return typeof time === 'number' && Number.isFinite(time) ? time : at.expected('an ISO date or milliseconds', value);
  };
}

const validFrom = moment('T00:00:00');
const validTo = moment('T23:59:59.999');
const currency = text('a currency code such as EUR', (value) => /^[A-Z]{3}$/.test(value));
const decimals = integer(0, 4);
const rate: Reader<number> = (value, at) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : at.expected('a number above 0', value);
};

/** R3.103, A018. Not shown at all if any part is invalid: half a price is worse than none. */
export const alternativePrice: Reader<AlternativePrice> = (value, at) => {
  const source = entries(value, at);
  if (source === undefined) return undefined;
  const limit = (key: 'validFrom' | 'validTo', read: Reader<number>) =>
    source[key] === undefined || source[key] === null ? null : read(source[key], at.child(key));
  const found = {
    validFrom: limit('validFrom', validFrom),
    validTo: limit('validTo', validTo),
    currency: currency(source['currency'], at.child('currency')),
    decimals: decimals(source['decimals'], at.child('decimals')),
    exchangeRate: rate(source['exchangeRate'], at.child('exchangeRate')),
  };
  return Object.values(found).includes(undefined) ? undefined : (found as AlternativePrice);
};

const href = text('an http(s) address', isHref);

const optionalOf =
  (source: Entries, at: ConfigPath) =>
  <Value>(key: string, read: Reader<Value>): Value | undefined =>
    source[key] === undefined || source[key] === null ? undefined : read(source[key], at.child(key));

const appId = text('the id of an app', (id) => /^\d{1,40}$/.test(id));
const version = text('a version such as v12.0', (name) => /^v\d{1,3}\.\d$/.test(name));

/** A045. Requires an app id. */
export const facebook: Reader<FacebookConfig> = (value, at) => {
  const source = entries(value, at);
  const id = source === undefined ? undefined : appId(source['appId'], at.child('appId'));
  if (source === undefined || id === undefined) return undefined;
  const optional = optionalOf(source, at);
  return { appId: id, version: optional('version', version) ?? 'v12.0', sdkUrl: optional('sdkUrl', href) ?? null };
};

const phone = text('a phone number such as +386 1 234 56 78', (value) => /^\+?[\d ()/-]{5,30}$/.test(value));
const email = text('an e-mail address', (value) => /^[^\s@<>]{1,64}@[^\s@<>]{1,190}$/.test(value));

/** An invalid entry does not discard the valid ones. */
export const contact: Reader<ContactConfig> = (value, at) => {
  const source = entries(value, at);
  if (source === undefined) return undefined;
  const optional = optionalOf(source, at);
  return { phone: optional('phone', phone) ?? null, email: optional('email', email) ?? null, url: optional('url', href) ?? null };
};

export const checkout: Reader<CheckoutConfig> = (value, at) => {
  const source = entries(value, at);
  if (source === undefined) return undefined;
  const optional = optionalOf(source, at);
  return { logo: optional('logo', href) ?? null, returns: optional('returns', href) ?? null };
};

const isOwnPath = (value: string): boolean => /^\/(?![/\\])/.test(value) && isHref(value);
/** A path only: the form sends the csrf token. */
const ownPath = text('a path such as /cart/saved', isOwnPath);
const fieldName = text('the name of a field', (name) => /^[\w.[\]-]{1,100}$/.test(name));

/** Requires both. */
export const saveForLater: Reader<SaveForLaterConfig> = (value, at) => {
  const source = entries(value, at);
  if (source === undefined) return undefined;
  const [found, tokenField] = [ownPath(source['path'], at.child('path')), fieldName(source['tokenField'], at.child('tokenField'))];
  return found === undefined || tokenField === undefined ? undefined : { path: found, tokenField };
};

const MAX_PAGES = 50;
const pagePattern = text('a path of this shop such as /c/*', isOwnPath);

/** Undefined if any item is invalid. */
const pagePatterns: Reader<string[]> = (value, at) => {
  if (!Array.isArray(value) || value.length > MAX_PAGES) return at.expected(`a list of at most ${MAX_PAGES} paths`, value);
  const found = listOf(pagePattern)(value, at);
  return found?.length === value.length ? found : undefined;
};

/** Off if any part is invalid: without one of its exclusions it could sign the shopper out. */
export const prefetchPages: Reader<PrefetchPagesConfig> = (value, at) => {
  const source = entries(value, at);
  if (source === undefined) return undefined;
  const { include, exclude = [], ...others } = source;
  const [other] = Object.keys(others);
  if (other !== undefined) return at.child(other).expected('include or exclude', others[other]);
  const found = { include: pagePatterns(include, at.child('include')), exclude: pagePatterns(exclude, at.child('exclude')) };
  return Object.values(found).includes(undefined) ? undefined : (found as PrefetchPagesConfig);
};
