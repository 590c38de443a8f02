import { policyName } from '../dom/policyName';
import type { Page } from '../page/page';
import type { Shop } from '../shop/shop';
import type { PrefetchPagesConfig } from '../shop/shopConfig';

type TrustedWindow = { trustedTypes?: { createPolicy(name: string, rules: object): { createScript(text: string): string } } };

/** Pages that are the same for everybody. Every other page that `urlKeys` names is the shopper's own, or changes something. */
const CATALOGUE_KEYS = ['home', 'search', 'brand', 'partner', 'bonusSetDetail', 'terms'];

/** Links that do something of their own. */
const EXCLUDED_LINKS = '[data-vitrina-action], [rel~="nofollow"], [download]';

/** Matches a page of the shop, all pages below it, and those whose path begins alike (`/wishlist-detail`). */
function patternOf(address: string, origin: string): string {
  const { pathname, search } = new URL(address, origin);
  if (search !== '') return `${pathname}?*${search.slice(1)}*`;
  return pathname === '/' ? pathname : `${pathname.replace(/\/$/, '')}*`;
}

/** The speculation rules of the configuration; `*` is its only wildcard, so all other syntax of URLPattern is escaped. */
function rulesOf({ include, exclude }: PrefetchPagesConfig, { config, links }: Shop, origin: string): object {
  const toHrefPattern = (pattern: string): string => origin + pattern.replace(/[:(){}+?]/g, String.raw`\$&`);
  const named = Object.entries(config.urlKeys).flatMap(([key, address]) => (CATALOGUE_KEYS.includes(key) ? [] : [address]));
  const personal = [...named, links.cart(), ...(config.wishlistUrl === null ? [] : [config.wishlistUrl])].filter(
    (address) => new URL(address, origin).origin === origin,
  );
  const excluded = new Set([...exclude, ...personal.map((address) => patternOf(address, origin))]);
  const where = {
    and: [
      { href_matches: include.map(toHrefPattern) },
      { not: { href_matches: [...excluded].map(toHrefPattern) } },
      { not: { selector_matches: EXCLUDED_LINKS } },
    ],
  };
  return { prefetch: [{ source: 'document', where, eagerness: 'moderate' }] };
}

/**
 * Lets the browser prefetch the pages that the configuration names when the shopper is about to follow a link (ADR 020), until
 * `signal` aborts. In a browser without speculation rules it does nothing.
 */
export function prefetchPages(shop: Shop, { location, log }: Page, signal: AbortSignal): void {
  const pages = shop.config.prefetchPages;
  const canSpeculate = typeof HTMLScriptElement.supports === 'function' && HTMLScriptElement.supports('speculationrules');
  if (pages === null || signal.aborted || !canSpeculate) return;
  const { createElement, querySelector } = Document.prototype;
  const find = (selector: string): HTMLElement | null => querySelector.call(document, selector) as HTMLElement | null;
  const script = createElement.call(document, 'script') as HTMLScriptElement;
  const text = JSON.stringify(rulesOf(pages, shop, location.origin()));
  const name = policyName(document, 'prefetch');
  try {
    const policy = (window as TrustedWindow).trustedTypes?.createPolicy(name, { createScript: (json: string) => json });
    script.type = 'speculationrules';
    script.nonce = (find('script[src*="vitrina.js"]')?.nonce || find('script[nonce]')?.nonce) ?? '';
    script.textContent = policy === undefined ? text : policy.createScript(text);
    find('head')?.appendChild(script);
    signal.addEventListener('abort', () => script.remove());
  } catch (error) {
    log.warn(`vitrina: pages are not prefetched; does the policy trusted-types allow the name ${name}?`, error);
  }
}
