import type { FastifyReply, FastifyRequest } from 'fastify';
import { PRIVATE } from './contentPolicy';
import { SHOP_FLAGS } from './flags';
import { PERSONALISATION_COOKIE } from './personalisation';

const MAX_AGE_S = 60;

/**
 * Lets caches store a page when the visitor is a guest without personal content.
 * Then nothing of the visit is printed into it, and no session is started; the widgets fetch a token when they need one.
 * `Vary: Cookie` stays, so that nobody is served a guest's page after signing in.
 */
export function sharePage(request: FastifyRequest, reply: FastifyReply, dev: boolean): void {
  if (!looksAsForEverybody(request)) return;
  request.shop.isPublic = true;
  reply.header('cache-control', dev ? 'public, no-cache' : `public, max-age=${MAX_AGE_S}`);
}

/** A public page could not be rendered: the response is for this visitor only. */
export function keepPagePrivate(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.shop.isPublic) return;
  request.shop.isPublic = false;
  reply.header('cache-control', PRIVATE);
}

function looksAsForEverybody({ method, shop, cookies }: FastifyRequest): boolean {
  const { customer, maintenance, allowAdult, session, isInTrial } = shop;
  const hasOwn =
    customer !== null || maintenance || allowAdult || session.flash.length > 0 || cookies[PERSONALISATION_COOKIE] !== undefined;
  const hasOwnFlag = Object.keys(SHOP_FLAGS).some((name) => cookies[name] !== undefined);
  return method === 'GET' && !hasOwn && !isInTrial && !hasOwnFlag;
}
