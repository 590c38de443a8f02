import type { FastifyInstance } from 'fastify';
import type { ShopContext } from '../http/shopContext';
import { FAULT_COOKIE, FAULTS, parseFaults, formatFault } from './faults';
import { applyScenarios, SCENARIOS } from './scenarios';

/**
 * `?scenario=` and `?fault=` in a page's URL set the visit's state, then redirect to the clean URL, so that reloading
 * or sharing the page does not do it again.
 */
export function registerSwitches(app: FastifyInstance, context: ShopContext): void {
  app.addHook('preHandler', async (request, reply) => {
    const address = new URL(request.url, 'http://shop');
    const scenario = address.searchParams.get('scenario');
    const fault = address.searchParams.get('fault');
    if (request.method !== 'GET' || (scenario === null && fault === null)) return;
    if (scenario !== null) {
      const names = scenario.split(',').map((name) => name.trim());
      const unknown = names.find((name) => !Object.hasOwn(SCENARIOS, name));
      if (unknown !== undefined)
        return reply
          .code(400)
          .type('text/plain; charset=utf-8')
          .send(unknownName('scenario', unknown, SCENARIOS));
      await applyScenarios(names, { context, request, reply });
    }
    if (fault !== null) {
      const operation = address.searchParams.get('operation');
      const written = operation && fault !== '' ? formatFault(fault, operation) : fault;
      if (fault !== '' && parseFaults(written).length !== written.split(',').length) {
        return reply
          .code(400)
          .type('text/plain; charset=utf-8')
          .send(unknownName('fault', fault, FAULTS));
      }
      if (fault === '') reply.clearCookie(FAULT_COOKIE, { path: '/' });
      else reply.setCookie(FAULT_COOKIE, written, { path: '/', sameSite: 'lax' });
    }
    for (const name of ['scenario', 'fault', 'operation']) address.searchParams.delete(name);
    return reply.header('cache-control', 'no-cache').redirect(address.pathname + address.search, 303);
  });
}

function unknownName(kind: string, name: string, known: object): string {
  return `No such ${kind}: ${name.slice(0, 80)}\nKnown: ${Object.keys(known).join(', ')}\n`;
}
