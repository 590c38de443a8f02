import { isDto } from '../lib/dto';
import type { Page } from '../page/page';
import { ApiError } from './ApiError';
import type { OperationEntry } from './operationEntry';
import { nullProto } from './nullProto';
import { parseLenientJson } from './parseLenientJson';
import type { Exchange } from './send';
import { isRejected, serverMessages } from './serverMessages';

/** Longer waits are an error of the server; a button must not stay locked for a day. */
const MAX_RETRY_AFTER_S = 3600;

/** Returns the body defined by the contract, or throws an ApiError. */
export function parseResponse(operation: string, entry: OperationEntry, exchange: Exchange, page: Page): unknown {
  const { status, statusText, text } = exchange;
  const isFailure = status >= 400;
  if (entry.html && !isFailure) return text;
  const { body: answer, reason, isNoisy } = parseLenientJson(text);
  if (isNoisy) page.log.warn(`vitrina: ${operation}: ignored text around the JSON (a PHP notice?)`);
  const detailsOf = (body: unknown) => ({ status, statusText, body, messages: serverMessages(body) });
  if (isFailure) throw new ApiError('http', operation, { ...detailsOf(answer), cause: reason, ...retryAfter(exchange, page.clock.now()) });
  if (answer === null) throw new ApiError('malformed', operation, { status, cause: reason });
  const data = entry.ownData ? null : nullProto(answer)['data'];
  const body = isDto(data) ? data : answer; // A005
  for (const candidate of [answer, body]) if (isRejected(candidate)) throw new ApiError('rejected', operation, detailsOf(candidate));
  return body;
}

/** 419 always concerns the csrf token; a 403 only if its body names it. The response may contain a new token. */
export function csrfRefusal({ status, text }: Exchange): { freshToken: unknown } | null {
  if (status !== 419 && status !== 403) return null;
  const body = nullProto(parseLenientJson(text).body ?? {});
  const { csrfToken: freshToken, error, code = isDto(error) && nullProto(error)['code'] } = body;
  return status === 419 || freshToken || /csrf/i.test([code, ...serverMessages(body)].join()) ? { freshToken } : null;
}

function retryAfter({ header }: Exchange, now: number): { retryAfterS?: number } {
  const value = header('retry-after');
  const seconds = /^\d+$/.test(value ?? '') ? Number(value) : Math.ceil((Date.parse(value ?? '') - now) / 1000);
  return Number.isNaN(seconds) ? {} : { retryAfterS: Math.min(Math.max(seconds, 0), MAX_RETRY_AFTER_S) };
}
