/**
 * Why a request to the shop failed.
 * - `timeout`: the operation timed out (A083, A084)
 * - `network`: no response (connection refused, aborted by the browser, redirected to another origin: ADR 016)
 * - `offline`: the browser reports that it is offline
 * - `http`: a response with a status of 400 or above (in `status`)
 * - `rejected`: a response of 200 with `error`, `errors` or an error status
 * - `malformed`: a response that is not the JSON object of the contract
 * - `aborted`: the caller cancelled
 */
export type ApiErrorKind = 'timeout' | 'network' | 'offline' | 'http' | 'rejected' | 'malformed' | 'aborted';

export interface ApiErrorDetails {
  /** HTTP status, if there was a response. */
  status?: number;
  /** The status text of the server; empty under HTTP/2 (A129). */
  statusText?: string;
  /** The server's messages for the shopper; untrusted text. */
  messages?: readonly string[];
  /** Seconds to wait, from `Retry-After`. */
  retryAfterS?: number;
  /** The parsed body of a `rejected` or `http` failure, for mappers that need more of it (e.g. flashMessages). */
  body?: unknown;
  /** Details of the kind: for `malformed` one of `empty`, `html` (a sign-in or maintenance page), `syntax`, `shape`. */
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
    this.name = 'ApiError'; // readable also when the class name is minified
    this.kind = kind;
    this.operation = operation;
    this.status = details.status;
    this.statusText = details.statusText ?? '';
    this.messages = details.messages ?? [];
    this.retryAfterS = details.retryAfterS;
    this.body = details.body;
  }
}
