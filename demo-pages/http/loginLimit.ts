import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';

export const LOGIN_LIMIT = 10;
/** One address stands for a household or an office, so it may try more often than one e-mail may be tried. */
const ADDRESS_FACTOR = 2;

class TooManyAttempts extends Error {
  readonly statusCode = 429;
}

/**
 * Limits attempts per minute, by address and e-mail and by address alone. One limit serves all routes that sign somebody in: the
 * endpoint, its siblings and the forms of the pages.
 */
export function createAttemptLimit(app: FastifyInstance, max: number): preHandlerAsyncHookHandler {
  const limits = [
    app.createRateLimit({ max, timeWindow: '1 minute', keyGenerator: (request) => `${request.ip} ${usernameOf(request)}` }),
    app.createRateLimit({ max: ADDRESS_FACTOR * max, timeWindow: '1 minute', keyGenerator: ({ ip }) => ip }),
  ];
  return async (request, reply) => {
    for (const check of limits) {
      const limit = await check(request);
      if (limit.isAllowed || !limit.isExceeded) continue;
      reply.header('retry-after', limit.ttlInSeconds);
      throw new TooManyAttempts('Too many attempts');
    }
  };
}

function usernameOf({ body }: FastifyRequest): string {
  const values = Object(body);
  const name: unknown = values.username ?? values.email ?? values.userId;
  return typeof name === 'string' ? name.trim().toLowerCase().slice(0, 254) : '';
}
