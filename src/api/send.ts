import { create } from 'axios';
import type { AxiosResponse } from 'axios';
import type { Page } from '../page/page';
import { ApiError } from './ApiError';
import type { ApiErrorKind } from './ApiError';
import { fetchAdapter, TIMEOUT_CODE } from './fetchAdapter';
import type { PreparedRequest } from './prepareRequest';

/** What came back, whatever its status. */
export interface Exchange {
  readonly status: number;
  readonly statusText: string;
  readonly text: string;
  header(name: string): string | undefined;
}

export interface SendParts {
  page: Page;
  csrfHeader: string;
  onAdultContent: () => void;
}

export type Send = (operation: string, request: PreparedRequest, token: string | null, signal?: AbortSignal) => Promise<Exchange>;

const CODE_KINDS: Readonly<Record<string, ApiErrorKind>> = { [TIMEOUT_CODE]: 'timeout', ERR_CANCELED: 'aborted' };

/** A006: only the shop's own origin and the origins on its list get the token and the header that names us. */
export function headersOf({ data, isTrusted }: PreparedRequest, csrfHeader: string, token: string | null): Record<string, string> {
  return {
    ...(data === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(isTrusted ? { 'X-Requested-With': 'XMLHttpRequest' } : {}),
    ...(isTrusted && token !== null ? { [csrfHeader]: token } : {}),
  };
}

/**
 * Where a redirect may lead: `same-origin` lets the browser follow it within the shop and end the call before another origin is
 * contacted; a listed origin may not redirect at all, because its next origin would get the token. Others get no token.
 */
export function redirectRule({ url, isTrusted }: PreparedRequest, ownOrigin: string): Pick<RequestInit, 'mode' | 'redirect'> {
  if (url.origin === ownOrigin) return { mode: 'same-origin' };
  return { mode: 'cors', redirect: isTrusted ? 'error' : 'follow' };
}

/**
 * One exchange by axios without its defaults: it reads no cookie (that throws on cookie-less pages), judges no status and parses
 * nothing, because a broken answer has to arrive as text (docs/hostile-pages.md, "Server answers").
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
    const { url: answeredBy } = response.request as Response;
    if (answeredBy && new URL(answeredBy).origin !== url.origin) {
      throw new ApiError('network', operation, { cause: 'redirected to another origin' });
    }
    const header = (name: string) => response.headers[name] as string | undefined;
    const adultContent = header('adult-content');
    if (url.origin === ownOrigin && adultContent !== undefined && adultContent !== '0' && adultContent !== 'false') onAdultContent();
    return { status: response.status, statusText: response.statusText, text: response.data, header };
  };
}
