import type { Cookies } from '../page/page';

/**
 * Every feature flag and setting of Vitrina, with what it controls (A015). All are cosmetic: a cookie can set them, so a flag
 * never grants a right and the server checks again.
 */
export interface FlagValues {
  /** QR payment block on the confirmation page. */
  qr_payment_thank_you: boolean;
  /** Newsletter checkbox in the cart, which calls updateSubscription. */
  newsletter_subscribe_in_cart: boolean;
  /** Time windows of pickup points, as the server lists them (A099). */
  pup_time_window: boolean;
  /** Pickup branches are requested as soon as the shipping step opens. */
  preload_pups: boolean;
  /** Button that shares the goods of the cart with a friend; sends no request. */
  send_cart_to_friend: boolean;
  /** Several deliveries of one cart are shown one after the other. */
  subsequent_delivery: boolean;
  /** The delivery method is preselected from the customer's history. */
  suggested_delivery: boolean;
  /** Sign-in with Facebook; also needs an app id (A045). */
  facebook_login: boolean;
  /** The promotions of the header and over the page. */
  promotions: boolean;
  /** The notice for VIP customers. */
  vip_notice: boolean;
  /** The box that offers Smart to customers. */
  smart_box: boolean;
  /** Milliseconds before the redirect to the confirmation page (A035). */
  confirmation_redirect_loader_time: number;
}

export type FlagName = keyof FlagValues;
type NamesOf<Value> = { [Name in FlagName]: FlagValues[Name] extends Value ? Name : never }[FlagName];
export type SwitchName = NamesOf<boolean>;
export type SettingName = NamesOf<number>;

/** The catalogue: a name that is not its own property does not exist, whatever page or cookie set. */
export const FLAG_DEFAULTS: Readonly<FlagValues> = {
  qr_payment_thank_you: false,
  newsletter_subscribe_in_cart: false,
  pup_time_window: false,
  preload_pups: false,
  send_cart_to_friend: false,
  subsequent_delivery: false,
  suggested_delivery: false,
  facebook_login: false,
  promotions: true,
  vip_notice: true,
  smart_box: true,
  confirmation_redirect_loader_time: 3000,
};

/** A flag's value in the page's configuration. */
export type FlagSetting = boolean | number | string;

export interface Flags {
  /** False for a name that is not in the catalogue. */
  isOn(name: SwitchName): boolean;
  /** A number setting; values that are not a number or below 0 are ignored. */
  setting(name: SettingName): number;
}

function toSwitch(value: FlagSetting | null | undefined): boolean | undefined {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (word === true || word === 1 || word === '1' || word === 'true' || word === 'on') return true;
  if (word === false || word === 0 || word === '0' || word === 'false' || word === 'off' || word === '') return false;
  return undefined;
}

function toSetting(value: FlagSetting | null | undefined): number | undefined {
  if (typeof value === 'boolean' || value === null || value === undefined || value === '') return undefined;
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) && number >= 0 ? number : undefined;
}

/** Default, then the page's value, then the cookie of the same name (R1.12, R1.13, A002). Read once per page. */
export function createFlags(pageFlags: Readonly<Record<string, FlagSetting>>, cookies: Cookies): Flags {
  const read = <Value>(name: string, convert: (raw: FlagSetting | null | undefined) => Value | undefined) =>
    convert(cookies.get(name)) ?? convert(Object.hasOwn(pageFlags, name) ? pageFlags[name] : undefined);

  const values = new Map<string, boolean | number>();
  for (const name of Object.keys(FLAG_DEFAULTS) as FlagName[]) {
    const fallback = FLAG_DEFAULTS[name];
    const value = typeof fallback === 'boolean' ? read(name, toSwitch) : read(name, toSetting);
    values.set(name, value ?? fallback);
  }
  return {
    isOn: (name) => values.get(name) === true,
    setting: (name) => Number(values.get(name) ?? 0),
  };
}
