import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopContext } from './shopContext';
import type { ShopRequest } from './shopRequest';

/** One call of an endpoint; query and body have been validated against the contract. */
export interface Call {
  context: ShopContext;
  request: FastifyRequest;
  reply: FastifyReply;
  shop: ShopRequest;
  query: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>>;
}

/** Returns the JSON of a response with status 200; throws a {@link Refusal} for any other. */
export type Endpoint = (call: Call) => Promise<object>;

/** A response of the contract's Error shape. */
export interface ErrorBody {
  error?: string | { title: string };
  /** By field. */
  errors?: Record<string, string>;
  describedBy?: string;
  status?: object;
  /** The visit's cart as it is now. */
  cart?: object;
}

export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(JSON.stringify(body));
    this.name = 'Refusal';
    this.status = status;
    this.body = body;
  }
}

/** The operation is in the contract, but this shop (or country) does not have it. */
export const notOffered = (operationId: string): Refusal => new Refusal(501, { error: `${operationId} is not part of this shop.` });
