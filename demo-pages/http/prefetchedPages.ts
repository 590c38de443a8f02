import type { FastifyInstance, FastifyRequest } from 'fastify';
import { COUNTRIES } from './countries';
import type { ShopRequest } from './shopRequest';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Rendering the page changes nothing and starts no session. */
    canBePrefetched?: boolean;
  }
}

/** Parameters with which any page changes something. */
const SWITCHES = ['scenario', 'fault', 'do'];

/** `prefetchPages` of the page configuration: products and listings, which are directly below the shop's root. */
export function prefetchedPages({ country, prefix, urlKeys }: ShopRequest): { include: string[]; exclude: string[] } {
  const others = COUNTRIES.filter(({ code }) => code !== country && code !== 'SI').map((other) => `${other.prefix}/*`);
  const { order, confirmation, content, search, brand, partner, bonusSetDetail } = urlKeys;
  const otherPages = [order, confirmation, content, search, brand, partner, bonusSetDetail].map((path) => `${path}*`);
  const switches = SWITCHES.map((name) => `/*?*${name}=*`);
  return { include: [`${prefix}/*`], exclude: [`${prefix}/`, ...otherPages, '/__*', '/api/*', '/media/*', ...others, ...switches] };
}

/** A request of a browser whose shopper may never see the page. */
export function isPrefetch({ headers }: FastifyRequest): boolean {
  return String(headers['sec-purpose'] ?? '').startsWith('prefetch');
}

function changesNothing({ routeOptions, query, shop }: FastifyRequest): boolean {
  const hasSwitch = SWITCHES.some((name) => Object.hasOwn(Object(query), name));
  return routeOptions.config.canBePrefetched === true && !hasSwitch && shop.session.flash.length === 0; // a message is shown once
}

/** Refuses to prefetch whatever would change the visit; the browser then requests the page when the shopper follows the link. */
export function refuseOtherPrefetches(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isPrefetch(request) || changesNothing(request)) return;
    return reply.code(503).header('cache-control', 'no-store').send();
  });
}
