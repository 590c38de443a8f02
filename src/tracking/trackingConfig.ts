import { hintFor } from '../lib/closestMatch';
import { field, isDto } from '../lib/dto';
import type { Dto } from '../lib/dto';
import type { ShopConfig } from '../shop/shopConfig';
import type { CountryCode } from '../shop/countries/country';
import { isHref } from '../shop/urls';
import { EVENT_NAMES } from './catalogue';
import type { EventName } from './catalogue';

export interface TrackingConfig {
  /** The tag manager's list in `window`. */
  readonly dataLayer: string;
  /** Names in the tag manager; null: not sent to it. */
  readonly eventNames: Readonly<Partial<Record<EventName, string | null>>>;
  /** A149: behavioural analytics; null: off. */
  readonly analyticsUrl: string | null;
  /** A144: five thresholds in the shop's currency, ascending. */
  readonly basketSizes: readonly number[];
  readonly shopId: string;
  /** A143: where impressions are sent; null: nowhere. */
  readonly impressions: { readonly url: string; readonly headers: Readonly<Record<string, string>> } | null;
  /** R7.129: the shop's own data for the tag manager are fetched after a change of the cart. */
  readonly checkGtm: boolean;
}

/** A144: the only scale of the requirements, in euros. */
const SIZES_EUR = [20, 40, 60, 100, 200];
/** Rounded: the classes are for comparison only. */
const PER_EURO: Readonly<Partial<Record<CountryCode, number>>> = { CZ: 25, PL: 4, HU: 400 };

const isSizes = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length === SIZES_EUR.length &&
  value.every((size, nth) => typeof size === 'number' && Number.isFinite(size) && size > (nth === 0 ? 0 : Number(value[nth - 1])));

const isEventNames = (value: unknown): value is TrackingConfig['eventNames'] =>
  isDto(value) && Object.values(value).every((name) => name === null || (typeof name === 'string' && /^[\w.:-]{1,60}$/.test(name)));

const isUrl = (value: unknown): value is string => typeof value === 'string' && isHref(value);

/** R7.027, A143. A token that no header can carry is reported without its value. */
function readImpressions(gtm: ShopConfig['gtm'], warn: (message: string) => void): TrackingConfig['impressions'] {
  if (gtm === null) return null;
  const [url, token, name] = [field(gtm, 'url'), field(gtm, 'token') ?? '', field(gtm, 'tokenHeader') ?? 'X-Auth-Token'];
  const isHeader = typeof name === 'string' && /^[\w-]{1,100}$/.test(name) && typeof token === 'string' && /^[!-~]{0,4096}$/.test(token);
  if (!isHeader)
    warn("vitrina: the configuration's gtm.tokenHeader is not the name of a header, or gtm.token has other than visible characters");
  if (!isUrl(url)) {
    warn("vitrina: the configuration's gtm.url is not a path or an address");
    return null;
  }
  return { url: `${url.replace(/\/$/, '')}/event/impression`, headers: isHeader && token !== '' ? { [name]: token } : {} };
}

/** Reads the key `tracking`; an invalid value is reported, and its default used. */
export function readTrackingConfig({ tracking, gtm, country }: ShopConfig, warn: (message: string) => void): TrackingConfig {
  const source: Dto = tracking ?? {};
  const defaults: Omit<TrackingConfig, 'impressions'> = {
    dataLayer: 'dataLayer',
    eventNames: {},
    analyticsUrl: null,
    basketSizes: SIZES_EUR.map((size) => size * (PER_EURO[country] ?? 1)),
    shopId: country,
    checkGtm: gtm !== null,
  };
  function read<Value>(name: keyof TrackingConfig, isValid: (value: unknown) => value is Value, expected: string, fallback: Value): Value {
    const value = field(source, name);
    if (value === undefined || value === null) return fallback;
    if (isValid(value)) return value;
    warn(`vitrina: the configuration's tracking.${name} is not ${expected}`);
    return fallback;
  }
  for (const [given, known, path] of [
    [source, Object.keys(defaults), 'tracking'],
    [field(source, 'eventNames'), EVENT_NAMES, 'tracking.eventNames'],
  ] as const) {
    for (const name of Object.keys(isDto(given) ? given : {})) {
      if (!known.includes(name as never)) warn(`vitrina: the configuration's ${path}.${name} is unknown; ${hintFor(name, known)}`);
    }
  }
  const isText = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
  return {
    dataLayer: read('dataLayer', isText, 'the name of a list in window', defaults.dataLayer),
    eventNames: read('eventNames', isEventNames, 'a map of names', defaults.eventNames),
    analyticsUrl: read<string | null>('analyticsUrl', isUrl, 'a path or an address', null),
    impressions: readImpressions(gtm, warn),
    basketSizes: read('basketSizes', isSizes, 'five ascending numbers above 0', defaults.basketSizes),
    shopId: read('shopId', isText, 'an id', defaults.shopId),
    checkGtm: read('checkGtm', (value): value is boolean => typeof value === 'boolean', 'true or false', defaults.checkGtm),
  };
}
