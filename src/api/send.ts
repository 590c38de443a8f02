import { create } from 'axios';
import type { AxiosResponse } from 'axios';
import type { Page } from '../page/page';
import { ApiError } from './ApiError';
import type { ApiErrorKind } from './ApiError';
import { fetchAdapter, TIMEOUT_CODE } from './fetchAdapter';
import type { PreparedRequest } from './prepareRequest';

/** A response of any status. */
export interface Exchange {
  readonly status: number;
  readonly statusText: string;
  readonly text: string;
  /** The final URL, if it is not the requested one. */
  readonly redirectedTo: string | null;
  header(name: string): string | undefined;
}

export interface SendParts {
  page: Page;
  csrfHeader: string;
  onAdultContent: () => void;
}

export type Send = (operation: string, request: PreparedRequest, token: string | null, signal?: AbortSignal) => Promise<Exchange>;

const CODE_KINDS: Readonly<Record<string, ApiErrorKind>> = { [TIMEOUT_CODE]: 'timeout', ERR_CANCELED: 'aborted' };

/** A006: only the shop's own and allowed origins receive the token and X-Requested-With. */
export function headersOf({ data, headers, isTrusted }: PreparedRequest, csrfHeader: string, token: string | null): Record<string, string> {
  return {
    ...headers,
    ...(data === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(isTrusted ? { 'X-Requested-With': 'XMLHttpRequest' } : {}),
    ...(isTrusted && token !== null ? { [csrfHeader]: token } : {}),
  };
}

/**
 * Redirect policy: `same-origin` follows redirects within the shop and fails before another origin is contacted; an allowed
 * origin may not redirect at all, because its next origin would receive the token. Others receive no token.
 */
export function redirectRule({ url, isTrusted }: PreparedRequest, ownOrigin: string): Pick<RequestInit, 'mode' | 'redirect'> {
  if (url.origin === ownOrigin) return { mode: 'same-origin' };
  return { mode: 'cors', redirect: isTrusted ? 'error' : 'follow' };
}

/**
 * Sends one request by axios without its defaults: reads no cookie (that throws on cookie-less pages), rejects no status and
 * parses nothing, because a broken response has to arrive as text (docs/hostile-pages.md, "Server responses").
 */
export function createSend({ page, csrfHeader, onAdultContent }: SendParts): Send {
  const http = create({
    adapter: fetchAdapter,
    xsrfCookieName: '',
    xsrfHeaderName: '',
    transformRequest: [(data: unknown) => data],
    transformResponse: [(data: unknown) => data],
  });

  return async function send(operation, request, token, signal) {
    const { method, url, data, timeoutMs } = request;
    const ownOrigin = page.location.origin();
    let response: AxiosResponse<string>;
    try {
      response = await http.request<string>({
        method,
        url: url.href,
        data,
        timeout: timeoutMs,
        headers: headersOf(request, csrfHeader, token),
        fetchOptions: redirectRule(request, ownOrigin),
        ...(signal ? { signal } : {}),
      });
    } catch (cause) {
      const kind = CODE_KINDS[(cause as { code?: string }).code ?? ''] ?? 'network';
      throw new ApiError(kind === 'aborted' || page.visibility.isOnline() ? kind : 'offline', operation, { cause });
    }
    const { url: answeredBy, redirected } = response.request as Response;
    if (answeredBy && new URL(answeredBy).origin !== url.origin) {
      throw new ApiError('network', operation, { cause: 'redirected to another origin' });
    }
    const header = (name: string) => response.headers[name] as string | undefined;
    const adultContent = header('adult-content');
    if (url.origin === ownOrigin && adultContent !== undefined && adultContent !== '0' && adultContent !== 'false') onAdultContent();
    return {
      status: response.status,
      statusText: response.statusText,
      text: response.data,
      redirectedTo: redirected ? answeredBy : null,
      header,
    };
  };
}
