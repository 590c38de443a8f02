import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopContext } from '../server/context';
import type { ShopRequest } from '../server/shopRequest';

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

/** An answer with an error of the contract's Error shape. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: { error: string | { title: string } } & Record<string, unknown>) {
    super(JSON.stringify(body.error));
    this.name = 'Refusal';
    this.status = status;
    this.body = body;
  }
}
