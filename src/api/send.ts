import { create } from 'axios';
import type { AxiosResponse } from 'axios';
import type { Page } from '../page/page';
import { ApiError } from './ApiError';
import type { ApiErrorKind } from './ApiError';
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

const CODE_KINDS: Readonly<Record<string, ApiErrorKind>> = { ECONNABORTED: 'network', ETIMEDOUT: 'timeout', ERR_CANCELED: 'aborted' };

/** A006: only the shop's own origin and those on its list hear who asks and with which token. */
export function headersOf({ data, isTrusted }: PreparedRequest, csrfHeader: string, token: string | null): Record<string, string> {
  return {
    ...(data === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(isTrusted ? { 'X-Requested-With': 'XMLHttpRequest' } : {}),
    ...(isTrusted && token !== null ? { [csrfHeader]: token } : {}),
  };
}

/**
 * An XMLHttpRequest follows redirects by itself: where the shop's own endpoint redirects to another origin, and that origin
 * allows our headers in its preflight, it hears the token. We can only refuse the answer; the cure is an endpoint that does
 * not redirect.
 *
 * One exchange by axios, without its wisdom: it reads no cookie (throws on cookie-less pages), judges no status and parses
 * nothing, because it takes broken answers for text (docs/hostile-pages.md, "Server answers").
 */
export function createSend({ page, csrfHeader, onAdultContent }: SendParts): Send {
  const http = create({
    adapter: 'xhr',
    responseType: 'text',
    xsrfCookieName: '',
    xsrfHeaderName: '',
    transformRequest: [(data: unknown) => data],
    transformResponse: [(data: unknown) => data],
    validateStatus: () => true,
    transitional: { clarifyTimeoutError: true }, // so that ECONNABORTED is left to requests that the browser dropped
  });

  return async function send(operation, request, token, signal) {
    const { method, url, data, timeoutMs } = request;
    let response: AxiosResponse<string>;
    try {
      response = await http.request<string>({
        method,
        url: url.href,
        data,
        timeout: timeoutMs,
        headers: headersOf(request, csrfHeader, token),
        ...(signal ? { signal } : {}),
      });
    } catch (cause) {
      const kind = CODE_KINDS[(cause as { code?: string }).code ?? ''] ?? 'network';
      throw new ApiError(kind === 'aborted' || page.visibility.isOnline() ? kind : 'offline', operation, { cause });
    }
    const { responseURL } = response.request as XMLHttpRequest;
    if (responseURL && new URL(responseURL).origin !== url.origin) {
      throw new ApiError('network', operation, { cause: 'redirected to another origin' });
    }
    const header = (name: string) => response.headers[name] as string | undefined;
    const adultContent = header('adult-content');
    if (url.origin === page.location.origin() && adultContent !== undefined && adultContent !== '0' && adultContent !== 'false')
      onAdultContent();
    return { status: response.status, statusText: response.statusText, text: response.data, header };
  };
}
