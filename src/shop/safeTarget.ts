import type { Page } from '../page/page';
import type { ShopConfig } from './shopConfig';
import { parseAddress, toHref } from './urls';

/** Parameters that make a GET change something: our own logout (A007) and the signals of the legacy framework (A008). */
const ACTING_PARAMETERS = ['csrftoken', 'do'];

/** Paths that servers take for the same page are one. */
const plainPath = ({ pathname }: URL): string =>
  pathname
    .replace(/%[2-7][\da-f]/gi, decodeURIComponent) // ASCII only: more of it might be broken
    .replace(/(;.*|\/+)$/, '')
    .replace(/\/+/g, '/')
    .toLowerCase();

/**
 * The check of every redirect that the server asks for: `redirectUrl`, `wso2LoginUrl`, `confirmationUrl`, `urlBack`,
 * a step's link, the `return` parameter. Gives the absolute address to leave for, or null: stay on the page.
 * Exact origins only; https for any but the page's own; no address that changes something by being opened (docs/hostile-pages.md).
 */
export function createSafeTarget(page: Page, config: ShopConfig): (value: unknown) => string | null {
  const origin = page.location.origin();

  const refuse = (why: string): null => {
    page.log.warn(`vitrina: a redirect was not followed: ${why}`);
    return null;
  };

  const changesSomething = (url: URL): boolean => {
    const logout = toHref(config.urlKeys.logout, origin);
    if (logout !== null && plainPath(url) === plainPath(new URL(logout, origin))) return true;
    return ACTING_PARAMETERS.some((name) => url.searchParams.has(name));
  };

  return (value) => {
    if (value === null || value === undefined || value === '') return null;
    const url = parseAddress(value, origin);
    if (url === null) return refuse('it is no http(s) address');
    if (url.origin !== origin) {
      if (url.protocol !== 'https:') return refuse('another origin needs https');
      if (!config.allowedOrigins.includes(url.origin)) return refuse('its origin is not in allowedOrigins');
    } else if (changesSomething(url)) {
      return refuse('opening it would change something');
    }
    return url.href;
  };
}
