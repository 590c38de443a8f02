/**
 * Why a call to the shop failed.
 * - `timeout`: the operation's time ran out (A083, A084)
 * - `network`: no answer (connection refused, aborted by the browser, redirected to another origin)
 * - `offline`: the browser knows that it has no connection
 * - `http`: an answer with a status of 400 or above (`status` says which)
 * - `rejected`: an answer of 200 that says `error`, `errors` or status error
 * - `malformed`: an answer that is no JSON object of the promised kind
 * - `aborted`: the caller cancelled
 */
export type ApiErrorKind = 'timeout' | 'network' | 'offline' | 'http' | 'rejected' | 'malformed' | 'aborted';

export interface ApiErrorDetails {
  /** HTTP status, when there was an answer. */
  status?: number;
  /** The status in words, as the server has it; empty under HTTP/2 (A129). */
  statusText?: string;
  /** What the server says to the shopper; untrusted text. */
  messages?: readonly string[];
  /** Seconds to wait, from `Retry-After`. */
  retryAfterS?: number;
  /** The parsed answer of a `rejected` or `http` failure, for mappers that know more of it (e.g. flashMessages). */
  body?: unknown;
  /** What was wrong behind the kind: for `malformed` one of `empty`, `html` (a sign-in or maintenance page), `syntax`, `shape`. */
  cause?: unknown;
}

export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly operation: string;
  readonly status: number | undefined;
  readonly statusText: string;
  readonly messages: readonly string[];
  readonly retryAfterS: number | undefined;
  readonly body: unknown;

  constructor(kind: ApiErrorKind, operation: string, details: ApiErrorDetails = {}) {
    super(`${operation}: ${kind}${details.status === undefined ? '' : ` ${details.status}`}`, { cause: details.cause });
    this.name = 'ApiError'; // by hand, so that it stays readable when minified
    this.kind = kind;
    this.operation = operation;
    this.status = details.status;
    this.statusText = details.statusText ?? '';
    this.messages = details.messages ?? [];
    this.retryAfterS = details.retryAfterS;
    this.body = details.body;
  }
}
