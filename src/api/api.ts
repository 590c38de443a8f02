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

/** `query` and `body` of an operation, as the contract types them. `url` only where the contract leaves the address to the caller (modal sources). */
export type ApiInput<Op extends OperationId> = { url?: string } & ([Query<Op>] extends [never]
  ? { query?: undefined }
  : { query?: Query<Op> }) &
  ([Body<Op>] extends [never] ? { body?: undefined } : { body: Body<Op> });

/** The wire type (`Dto`) that the contract promises. A mapper checks every field before use. */
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
  /** The caller retries by itself: a read that a gateway could not answer is not retried here. */
  isTriedOnce?: true;
}

/**
 * The one way to the shop's endpoints (requirements, section 7). Adds X-Requested-With and the csrf token read at request time,
 * cartId where the contract says so, and the operation's timeout. Rejects with {@link ApiError} and nothing else.
 */
export interface Api {
  call<Op extends OperationId>(operationId: Op, input: ApiInput<Op>, options?: ApiCallOptions): Promise<ApiOutput<Op>>;
  /**
   * Sends a call that outlives the page, with the same headers; its outcome is not reported. Only for calls that are safe to repeat.
   */
  sendOnLeave<Op extends OperationId>(operationId: Op, input: ApiInput<Op>): void;
  /** The shop's clock minus the device's in ms, by the last answer's Date; 0 while none is known. */
  clockOffsetMs(): number;
}
