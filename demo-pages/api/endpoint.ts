import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopContext } from '../http/shopContext';
import type { ShopRequest } from '../http/shopRequest';

/** One call of an endpoint; query and body are as the contract says, which was checked before. */
export interface Call {
  context: ShopContext;
  request: FastifyRequest;
  reply: FastifyReply;
  shop: ShopRequest;
  query: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>>;
}

/** Does an endpoint's work and answers what goes out as JSON with status 200; refuses by throwing a {@link Refusal}. */
export type Endpoint = (call: Call) => Promise<object>;

/** An answer of the contract's Error shape. */
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

/** The contract has the operation, this shop (or this country of it) has not. */
export const notOffered = (operationId: string): Refusal => new Refusal(501, { error: `${operationId} is not part of this shop.` });
