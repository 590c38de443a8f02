import { toWellFormed } from '../lib/toWellFormed';

/** docs/hostile-pages.md, "Redirects and links from the server". */
const MAX_URL_LENGTH = 2048;

/** Browsers drop tabs and line breaks in a URL and read `\` as `/`: both disguise a URL. */
const HIDING = /[\p{Cc}\\]/u;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const DOT_SEGMENT = /(^|\/)(\.|%2e){1,2}(\/|$)/i;

/** Encodes a query value or a path segment; never throws. */
export function encode(value: string | number): string {
  return encodeURIComponent(toWellFormed(String(value)));
}

/** Trimmed text that may be a URL, or null. */
function addressText(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' || text.length > MAX_URL_LENGTH || HIDING.test(text) ? null : text;
}

/** An http(s) URL without credentials, or null. `base` is absolute, so `<base href>` has no effect. */
export function parseHttpUrl(value: unknown, base: string): URL | null {
  const text = addressText(value);
  if (text === null) return null;
  try {
    const url = new URL(text, base);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && url.username === '' && url.password === '' ? url : null;
  } catch {
    return null;
  }
}

/** A link to render: an absolute path (a missing slash is added, A011) or an http(s) URL, else null. */
export function toHref(value: unknown, origin: string): string | null {
  const text = addressText(value);
  if (text === null) return null;
  if (SCHEME.test(text) || text.startsWith('//')) return parseHttpUrl(text, origin)?.href ?? null;
  return text.startsWith('/') ? text : `/${text}`;
}

/** A url key as a relative path: no scheme, no other host, no `..`. Without leading slash, or null. */
export function toPathPart(value: unknown): string | null {
  const text = addressText(value);
  if (text === null || SCHEME.test(text) || text.startsWith('//')) return null;
  const [path = ''] = text.split(/[?#]/, 1);
  return DOT_SEGMENT.test(path) || path === '' || path === '/' ? null : text.replace(/^\//, '');
}

/** An id as one path segment; null for an invalid id. */
export function toSegment(id: unknown): string | null {
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  const segment = encode(id);
  return segment === '' || DOT_SEGMENT.test(segment) ? null : segment;
}

/** Appends parameters in order; keeps the existing query and fragment (A022). Values are encoded, names are not. */
export const withQuery = (address: string, pairs: readonly (readonly [string, string | number])[]): string =>
  withQueryText(address, pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&'));

/** The same with a query that is encoded already. */
export function withQueryText(address: string, query: string): string {
  const [beforeHash = '', ...hash] = address.split('#');
  if (query === '') return address;
  const separator = !beforeHash.includes('?') ? '?' : /[?&]$/.test(beforeHash) ? '' : '&';
  return [beforeHash + separator + query, ...hash].join('#');
}

/** Whether a text of the configuration can become a link, on any origin. */
export function isHref(value: string): boolean {
  return toHref(value, 'https://shop.invalid') !== null;
}
