import type { Page } from '../page/page';
import type { ShopConfig } from './shopConfig';
import { parseHttpUrl, toHref } from './urls';

/** Parameters that make a GET change state: our own logout (A007) and the signals of the legacy framework (A008). */
const ACTING_PARAMETERS = ['csrftoken', 'do'];

/** Treats paths as equal that servers treat as the same page. */
const plainPath = ({ pathname }: URL): string =>
  pathname
    .replace(/%[2-7][\da-f]/gi, decodeURIComponent) // ASCII only: other escapes may be malformed
    .replace(/;.*/, '')
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .toLowerCase();

/**
 * Validates every redirect requested by the server: `redirectUrl`, `wso2LoginUrl`, `confirmationUrl`, `urlBack`, a step's link,
 * the `return` parameter. Returns the absolute URL, or null: stay on the page. Exact origins only; https except for the page's
 * own; no URL that changes state when opened (docs/hostile-pages.md).
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
    const url = parseHttpUrl(value, origin);
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
