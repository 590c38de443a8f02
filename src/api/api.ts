import type { operations } from './contract.gen';

/** Every operation of `openapi.yaml`, e.g. `suggest`, `changeAmount`. */
export type OperationId = keyof operations;

type Present<Value> = Exclude<Value, undefined>;
type Query<Op extends OperationId> = operations[Op]['parameters'] extends { query?: infer Q } ? Present<Q> : never;
type Body<Op extends OperationId> = operations[Op] extends { requestBody?: infer R }
  ? [Present<R>] extends [never]
    ? never
    : Present<R> extends { content: { 'application/json': infer B } }
      ? B
      : never
  : never;

/**
 * `query` and `body` of an operation, as typed by the contract. `url` only where the contract leaves the URL to the caller (modal
 * sources), `headers` where the page's configuration has some for it (A143).
 */
export type ApiInput<Op extends OperationId> = { url?: string; headers?: Readonly<Record<string, string>> } & ([Query<Op>] extends [never]
  ? { query?: undefined }
  : { query?: Query<Op> }) &
  ([Body<Op>] extends [never] ? { body?: undefined } : { body: Body<Op> });

/** The response type (`Dto`) of the contract. Untrusted: a mapper validates every field. */
export type ApiOutput<Op extends OperationId> = operations[Op] extends {
  responses: { 200: { content: { 'application/json': infer R } } };
}
  ? R
  : operations[Op] extends { responses: { 200: { content: { 'text/html': infer Html } } } }
    ? Html
    : unknown;

export interface ApiCallOptions {
  /** Cancels the request; the promise then rejects with an ApiError of kind `aborted`. */
  signal?: AbortSignal;
  /** False where the caller retries: neither a read that failed at a gateway nor a request whose optional fields were refused is repeated here. */
  retry?: boolean;
  /** Called with the final URL when the response was redirected to it. */
  onRedirected?: (url: string) => void;
}

/**
 * The only client of the shop's endpoints (requirements, section 7). Adds X-Requested-With and the csrf token read at request
 * time, cartId where the contract requires it, and the operation's timeout. Rejects only with {@link ApiError}.
 */
export interface Api {
  /** Loads what `sendOnLeave` needs; rejects when its chunk is lost, and the next call tries again. */
  load(): Promise<unknown>;
  call<Op extends OperationId>(operationId: Op, input: ApiInput<Op>, options?: ApiCallOptions): Promise<ApiOutput<Op>>;
  /**
   * Sends a request that outlives the page, with the same headers; its outcome is not reported. Only for operations that are safe
   * to repeat. False while the client is not loaded: nothing is sent.
   */
  sendOnLeave<Op extends OperationId>(operationId: Op, input: ApiInput<Op>): boolean;
  /** Whether requests carry the optional fields; without them the shop cannot recognise a repeated write (A157, ADR 017). */
  acceptsOptionalFields(): boolean;
  /** The token that requests carry now (A007), for the page's own forms; null without one. */
  csrfToken(): string | null;
  /** The shop's clock minus the device's in ms, from the last response's Date; 0 while unknown. */
  clockOffsetMs(): number;
}
