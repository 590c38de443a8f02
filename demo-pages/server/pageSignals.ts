import type { FastifyInstance } from 'fastify';
import { inScenario } from '../demo/scenario';
import { allowAdult } from '../http/allowAdult';
import { isTrustedLink } from '../http/csrf';

/**
 * `?do=…` on any page: signals handled by the page itself, as in Nette shops (A008). There is one: the shopper confirms
 * their age, the server sets the cookie (A066).
 */
export function registerPageSignals(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    const query = Object(request.query);
    if (request.method !== 'GET' || query.do !== 'confirmAdultContent') return;
    if (!isTrustedLink(request)) return reply.code(419).send({ error: 'csrf' });
    const confirmed = query.confirm === '1' && !inScenario(request.shop, 'adult-confirm-refused');
    if (confirmed) allowAdult(reply);
    return reply.send({ status: confirmed });
  });
}
