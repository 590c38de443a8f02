import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';

export const LOGIN_LIMIT = 10;

/**
 * Counts sign-in attempts a minute, by address and e-mail. One counter for all the routes that sign somebody in: the
 * endpoint, its siblings and the pages' forms.
 */
export function createLoginLimit(app: FastifyInstance, max: number): preHandlerAsyncHookHandler {
  return app.rateLimit({
    max,
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => `${request.ip} ${usernameOf(request.body)}`,
  });
}

function usernameOf(body: unknown): string {
  const values = Object(body);
  const name: unknown = values.username ?? values.email ?? values.userId;
  return typeof name === 'string' ? name.trim().toLowerCase().slice(0, 254) : '';
}
