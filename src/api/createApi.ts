import type { Page } from '../page/page';
import type { Api, ApiCallOptions, ApiInput, ApiOutput, OperationId } from './api';
import { ApiError } from './ApiError';
import type { ApiOptions } from './apiOptions';
import { createCsrfTokens, csrfReport } from './csrf';
import { extensionReport, refusedExtensions } from './extensions';
import { operationTable } from './operations.gen';
import { csrfRefusal, parseResponse } from './parseResponse';
import { nullProto } from './nullProto';
import { prepareRequest } from './prepareRequest';
import type { RequestInput } from './prepareRequest';
import { createSend, headersOf, redirectRule } from './send';
import type { Exchange } from './send';

export interface ApiParts {
  page: Page;
  options?: ApiOptions;
  /** A response of the shop itself had the `adult-content` header (A067). */
  onAdultContent: () => void;
  /** For the jitter of retries: a number from 0 to below 1. */
  random?: () => number;
}

/** Delays before a read is retried after 502, 503 or 504. Writes are never retried. */
const RETRY_DELAYS_MS = [300, 1000];
const CSRF_OPERATION = 'refreshCsrfToken' satisfies OperationId;

/** Creates the client of the shop's endpoints. */
export function createApi({ page, options: given = {}, onAdultContent, random = Math.random }: ApiParts): Api {
  let options = nullProto(given);
  const csrfHeader = options.csrfHeader ?? 'X-CSRF-Token';
  const send = createSend({ page, csrfHeader, onAdultContent });
  let clockOffsetMs = 0;
  let isCsrfReported = false;
  const tokens = createCsrfTokens(
    () => [options.csrfToken, page.meta('csrf-token')],
    () => run(CSRF_OPERATION, {}, nullProto({})),
  );

  const prepare = (operation: OperationId, input: RequestInput) =>
    prepareRequest(operation, nullProto(operationTable[operation]), nullProto(input), options, page.location);

  /** True when the shop refused the fields that the specification does not have; requests go without them from now on. */
  function dropExtensions(operation: OperationId, exchange: Exchange, data: string | undefined): boolean {
    const refused = refusedExtensions(exchange, data);
    if (refused.length === 0) return false;
    if (options.extensions !== false) page.log.warn(extensionReport(operation, exchange.status, refused));
    options = nullProto({ ...options, extensions: false });
    return true;
  }

  async function run(operation: OperationId, input: RequestInput, { signal, isTriedOnce }: ApiCallOptions): Promise<unknown> {
    let request = prepare(operation, input);
    const needsToken = request.isTrusted && operation !== CSRF_OPERATION;
    let mayRenew = needsToken;
    if (mayRenew && request.method !== 'GET' && tokens.current() === null) {
      mayRenew = false;
      await tokens.renew(null); // without one, the shop decides whether it accepts the request
    }
    for (let retries = 0; ;) {
      const token = tokens.current();
      const exchange = await send(operation, request, token, signal);
      clockOffsetMs = offsetOf(exchange.header('date'), page.clock.now()) ?? clockOffsetMs;
      const refusal = needsToken && csrfRefusal(exchange);
      if (refusal) {
        const isRenewed = mayRenew && (await tokens.renew(token, refusal.freshToken));
        mayRenew = false;
        if (isRenewed) continue;
        if (!isCsrfReported) page.log.warn(csrfReport(operation, exchange.status, csrfHeader, token));
        isCsrfReported = true;
      }
      if (dropExtensions(operation, exchange, request.data) && !isTriedOnce) {
        request = prepare(operation, input);
        continue;
      }
      const delayMs = isTriedOnce ? undefined : RETRY_DELAYS_MS[retries];
      if (request.method !== 'GET' || ![502, 503, 504].includes(exchange.status) || delayMs === undefined) {
        return parseResponse(operation, nullProto(operationTable[operation]), exchange, page);
      }
      retries += 1;
      await new Promise((resolve) => setTimeout(resolve, delayMs * (0.75 + random() / 2)));
    }
  }

  return {
    async call<Op extends OperationId>(operation: Op, input: ApiInput<Op>, callOptions: ApiCallOptions = {}) {
      const how = nullProto(callOptions);
      try {
        return (await Promise.race([run(operation, input, how), aborted(operation, how.signal)])) as ApiOutput<Op>;
      } catch (cause) {
        throw cause instanceof ApiError ? cause : new ApiError('network', operation, { cause });
      }
    },
    sendOnLeave<Op extends OperationId>(operation: Op, input: ApiInput<Op>) {
      const request = prepare(operation, input);
      const { method, url, data: body } = request;
      const headers = headersOf(request, csrfHeader, tokens.current());
      page.sendOnLeave({ method, url: url.href, headers, body, ...redirectRule(request, page.location.origin()) });
    },
    hasExtensions: () => options.extensions !== false,
    csrfToken: tokens.current,
    clockOffsetMs: () => clockOffsetMs,
  };
}

/** The Date header has whole seconds and is older than the response: smaller differences are ignored. */
const CLOCK_TOLERANCE_MS = 5000;

function offsetOf(date: string | undefined, now: number): number | null {
  const offset = Date.parse(date ?? '') - now;
  return Number.isNaN(offset) ? null : Math.abs(offset) < CLOCK_TOLERANCE_MS ? 0 : offset;
}

/** Rejects when the caller cancels, also during the delay of a retry or while a token is fetched. */
function aborted(operation: string, signal?: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(new ApiError('aborted', operation));
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}
