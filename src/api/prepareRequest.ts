import type { Page } from '../page/page';
import { addQuery, resolveUrl, toJson } from './url';
import type { ApiOptions } from './apiOptions';
import { nullProto } from './nullProto';
import { extensionFields } from './operations.gen';
import type { OperationEntry } from './operationEntry';

export interface PreparedRequest {
  readonly method: string;
  readonly url: URL;
  /** JSON text. */
  readonly data: string | undefined;
  readonly timeoutMs: number;
  /** The operation's own, from the caller. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the URL is on the shop's own or an allowed origin: only these receive the token (A006). */
  readonly isTrusted: boolean;
}

/** Input of a request besides its operation; `ApiInput` of any operation fits. */
export interface RequestInput {
  url?: string;
  query?: unknown;
  body?: unknown;
  headers?: unknown;
}

/** A083: the time-out of operations without their own. */
export const SAFETY_TIMEOUT_MS = 60_000;

/**
 * Method, URL and payload of a request, from the contract and the page's overrides (A003, A008, A009). Throws when the page has
 * no URL for it.
 */
export function prepareRequest(
  operation: string,
  entry: OperationEntry,
  input: RequestInput,
  options: ApiOptions,
  location: Page['location'],
): PreparedRequest {
  const { endpoints = {}, endpointBase = '', allowedOrigins = [] } = options;
  const override = nullProto(nullProto(endpoints)[operation] ?? {});
  const method = (override.method ?? entry.method).toUpperCase();
  const url = resolveUrl(input.url ?? override.path ?? contractPath(entry, options), endpointBase, location);
  const cartId = entry.cartId ? options.getCartId?.() : null;
  const payload = { ...(cartId ? { cartId } : {}), ...(input.body as object | undefined) };
  const isBodyless = method === 'GET' || method === 'DELETE';
  addQuery(url, { ...(isBodyless ? payload : {}), ...(input.query as object | undefined) });
  return {
    method,
    url,
    data:
      isBodyless || Object.keys(payload).length === 0 ? undefined : toJson(payload, options.extensions === false ? extensionFields : []),
    headers: { ...(input.headers as Record<string, string> | undefined) },
    timeoutMs: entry.timeoutMs ?? SAFETY_TIMEOUT_MS,
    isTrusted: url.origin === location.origin() || allowedOrigins.includes(url.origin),
  };
}

function contractPath({ path, base, address: by }: OperationEntry, { bases = {} }: ApiOptions): string {
  if (!base) return by === 'page' && path === '/' ? '?' : path; // the page itself: confirmAdultContent
  const address = nullProto(bases)[base];
  if (!address) throw new Error(`not configured: ${base}`);
  return address.replace(/\/$/, '') + path;
}
