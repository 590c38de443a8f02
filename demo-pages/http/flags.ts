export type FlagValue = boolean | number | string;

interface Flag {
  value: FlagValue;
  description: string;
}

/** The flags of the reference shop (requirements, section 1). Printed in the page configuration; a cookie of the same name overrides (A002). */
export const SHOP_FLAGS: Readonly<Record<string, Flag>> = {
  vip_notice: { value: true, description: 'Notice for VIP customers' },
  smart_box: { value: true, description: 'Box that offers Smart to customers' },
  promotions: { value: true, description: 'Promotions in the header and over the page' },
  qr_payment_thank_you: { value: false, description: 'QR payment on the confirmation page' },
  newsletter_subscribe_in_cart: { value: false, description: 'Newsletter checkbox in the cart' },
  pup_time_window: { value: false, description: 'Time windows of pickup points' },
  preload_pups: { value: false, description: 'Pickup points are loaded early' },
  send_cart_to_friend: { value: false, description: 'Button that shares the cart' },
  facebook_login: { value: false, description: 'Login with Facebook (a stand-in)' },
  subsequent_delivery: { value: false, description: 'Deliveries one after the other' },
  suggested_delivery: { value: false, description: 'Delivery method preselected from history' },
  confirmation_redirect_loader_time: { value: 3000, description: 'Delay before the confirmation page, in ms' },
};

/** A cookie's value as a flag: on, off, or the raw setting (A002). */
export function flagOfCookie(text: string): FlagValue {
  if (['1', 'true', 'on'].includes(text)) return true;
  if (['0', 'false', 'off', ''].includes(text)) return false;
  return text;
}

export function flagsFor(cookies: Readonly<Record<string, string | undefined>>): Record<string, FlagValue> {
  const flags: Record<string, FlagValue> = {};
  for (const [name, { value }] of Object.entries(SHOP_FLAGS)) {
    const cookie = cookies[name];
    flags[name] = cookie === undefined ? value : flagOfCookie(cookie);
  }
  return flags;
}
