import { isDto } from '../lib/dto';
import type { Page } from '../page/page';
import type { Api, ApiCallOptions, ApiInput, OperationId } from './api';
import { ApiError } from './ApiError';
import type { ApiOptions } from './apiOptions';
import { createCsrfTokens, csrfReport } from './csrf';
import { pageToken } from './csrfToken';
import { extensionReport, refusedExtensions } from './extensions';
import { operationTable } from './operations.gen';
import { csrfRefusal, parseResponse } from './parseResponse';
import { nullProto } from './nullProto';
import { prepareRequest } from './prepareRequest';
import type { PreparedRequest, RequestInput } from './prepareRequest';
import { fallbackScope } from './fallbackScope';
import { createSend, headersOf, redirectRule } from './send';
import type { Exchange } from './send';

export interface ClientParts {
  page: Page;
  options?: ApiOptions;
  /** A response of the shop itself had the `adult-content` header (A067). */
  onAdultContent: () => void;
  /** For the jitter of retries: a number from 0 to below 1. */
  random?: () => number;
}

/** Delays before a read is retried after 502, 503 or 504. Writes are never retried here: their features repeat those that can be (`failureHandling/retryRules.ts`). */
const RETRY_DELAYS_MS = [300, 1000];
const CSRF_OPERATION = 'refreshCsrfToken' satisfies OperationId;

/** How long a missing read is not asked for again: not on each press, but “try again” has to, as a deploy takes calls away for a moment. */
export const MISSING_MS = 10_000;
/** Nobody presses for these: if the shop lacks one, it is not asked again on this page. */
const WITHOUT_PRESS: readonly OperationId[] = ['suggest', 'menu'];

/** What implements {@link Api} once it is loaded. */
export interface ApiClient extends Omit<Api, 'call' | 'load'> {
  run(operation: OperationId, input: RequestInput, options: ApiCallOptions): Promise<unknown>;
}

/** Creates the client of the shop's endpoints; loaded by `createApi` with the first call. */
export function createClient({ page, options: given = {}, onAdultContent, random = Math.random }: ClientParts): ApiClient {
  let options = nullProto(given);
  const csrfHeader = options.csrfHeader ?? 'X-CSRF-Token';
  const send = createSend({ page, csrfHeader, onAdultContent });
  let clockOffsetMs = 0;
  let isCsrfReported = false;
  /** A164: the reads that the shop does not have, and since when. Of a write, somebody may object to what it says. */
  const missing = new Map<OperationId, { error: ApiError; at: number }>();
  const tokens = createCsrfTokens(
    () => pageToken(options, page),
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

  const isWrite = (operation: OperationId): boolean =>
    prepare(operation, {}).method !== 'GET' && nullProto(operationTable[operation]).isRead !== true;

  async function run(operation: OperationId, input: RequestInput, callOptions: ApiCallOptions): Promise<unknown> {
    const known = missing.get(operation);
    if (known !== undefined && (WITHOUT_PRESS.includes(operation) || Math.abs(page.clock.now() - known.at) < MISSING_MS)) throw known.error;
    try {
      return await attempt(operation, input, callOptions);
    } catch (error) {
      if (error instanceof ApiError && !isWrite(operation) && isMissing(error, input))
        missing.set(operation, { error, at: page.clock.now() });
      throw error;
    }
  }

  async function attempt(
    operation: OperationId,
    input: RequestInput,
    { signal, retry = true, onRedirected }: ApiCallOptions,
  ): Promise<unknown> {
    let request = prepare(operation, input);
    const isContent = isContentOf(request, input);
    const needsToken = request.isTrusted && operation !== CSRF_OPERATION && !isContent;
    let mayRenew = needsToken;
    if (mayRenew && isWrite(operation) && tokens.current() === null) {
      mayRenew = false;
      await tokens.renew(null); // without one, the shop decides whether it accepts the request
    }
    for (let retries = 0; ;) {
      const token = isContent ? null : tokens.current();
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
      if (dropExtensions(operation, exchange, request.data) && retry) {
        request = prepare(operation, input);
        continue;
      }
      const delayMs = retry ? RETRY_DELAYS_MS[retries] : undefined;
      if (request.method !== 'GET' || ![502, 503, 504].includes(exchange.status) || delayMs === undefined) {
        const body = parseResponse(operation, nullProto(operationTable[operation]), exchange, page);
        if (exchange.redirectedTo !== null) onRedirected?.(exchange.redirectedTo);
        if (request.isTrusted && isDto(body)) tokens.take(nullProto(body)['csrfToken']);
        return body;
      }
      retries += 1;
      await new Promise((resolve) => setTimeout(resolve, delayMs * (0.75 + random() / 2)));
    }
  }

  return {
    run,
    sendOnLeave<Op extends OperationId>(operation: Op, input: ApiInput<Op>) {
      const request = prepare(operation, input);
      const { method, url, data: body } = request;
      const headers = headersOf(request, csrfHeader, tokens.current());
      page.sendOnLeave({ method, url: url.href, headers, body, ...redirectRule(request, page.location.origin()) });
      return true;
    },
    acceptsOptionalFields: () => options.extensions !== false,
    csrfToken: tokens.current,
    clockOffsetMs: () => clockOffsetMs,
  };
}

/**
 * A165: what is read from an address that an editor's markup or the server's data give. With a token any such link would be an act of the shopper's, as signing
 * out is.
 */
const isContentOf = ({ method }: PreparedRequest, { url }: RequestInput): boolean => method === 'GET' && url !== undefined;

/** A 404 page may also be about what a query or an address names; 405 and 501 may not. */
const isMissing = (error: ApiError, { url, query }: RequestInput): boolean =>
  url === undefined && fallbackScope(error) === 'always' && (error.status !== 404 || (query === undefined && error.cause === 'html'));

/** The Date header has whole seconds and is older than the response: smaller differences are ignored. */
const CLOCK_TOLERANCE_MS = 5000;

function offsetOf(date: string | undefined, now: number): number | null {
  const offset = Date.parse(date ?? '') - now;
  return Number.isNaN(offset) ? null : Math.abs(offset) < CLOCK_TOLERANCE_MS ? 0 : offset;
}
