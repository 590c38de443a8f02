import type { FastifyReply, FastifyRequest } from 'fastify';
import { PRIVATE } from './contentPolicy';
import { FAULT_COOKIE } from '../demo/faults';
import { SHOP_FLAGS } from './flags';
import { leavesPagesAlone } from '../demo/scenarios';

const MAX_AGE_S = 60;

/**
 * Lets caches keep a page for everybody, when the visitor sees what everybody sees: a guest without anything of an own in the
 * page. Nothing of the visit is printed into it then, nor is a session started; the widgets fetch a token when they need one.
 * `Vary: Cookie` stays, so that nobody is served a guest's page after signing in.
 */
export function sharePage(request: FastifyRequest, reply: FastifyReply, dev: boolean): void {
  if (!looksAsForEverybody(request)) return;
  request.shop.isPublic = true;
  reply.header('cache-control', dev ? 'public, no-cache' : `public, max-age=${MAX_AGE_S}`);
}

/** A page for everybody could not be made: what is sent instead is for this visitor, now. */
export function keepPagePrivate(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.shop.isPublic) return;
  request.shop.isPublic = false;
  reply.header('cache-control', PRIVATE);
}

function looksAsForEverybody({ method, shop, cookies }: FastifyRequest): boolean {
  const { customer, maintenance, allowAdult, session } = shop;
  const hasOwn = customer !== null || maintenance || allowAdult || session.flash.length > 0;
  const isInTrial = cookies[FAULT_COOKIE] !== undefined || Object.keys(SHOP_FLAGS).some((name) => cookies[name] !== undefined);
  return method === 'GET' && !hasOwn && !isInTrial && leavesPagesAlone(shop.scenario);
}
