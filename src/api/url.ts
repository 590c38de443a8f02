import { toWellFormed } from '../lib/toWellFormed';
import type { Page } from '../page/page';

/**
 * A008: where a path of the contract, of the page's configuration or of the caller leads. Never touched by `<base href>`:
 * - absolute addresses stay as they are
 * - a query alone (`?do=confirmAdultContent`) is a signal to the current page: its path and query are kept, its hash dropped
 * - everything else is resolved against the origin's root, after `base` (sibling shops: `/cz`)
 */
export function resolveUrl(path: string, base: string, location: Page['location']): URL {
  if (/^(https?:)?\/\//i.test(path)) return new URL(path, location.origin());
  if (path.startsWith('?')) {
    const url = new URL(location.href());
    url.hash = '';
    addQuery(url, Object.fromEntries(new URLSearchParams(path)));
    return url;
  }
  return new URL(base + (path.startsWith('/') ? path : `/${path}`), location.origin());
}

/** Sets the query's known values; lists are comma-separated (A151). A lone surrogate becomes U+FFFD instead of throwing. */
export function addQuery(url: URL, query: object): void {
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
}

/** JSON that every server can read, without the `omitted` fields at any depth: PHP refuses the escapes of lone surrogates. */
export function toJson(body: object, omitted: readonly string[]): string {
  return JSON.stringify(body, (key, value: unknown) => {
    if (omitted.includes(key)) return undefined;
    return typeof value === 'string' ? toWellFormed(value) : value;
  });
}
