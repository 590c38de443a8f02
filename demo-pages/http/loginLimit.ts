import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';

export const LOGIN_LIMIT = 10;
/** One IP address may be a household or an office, so it gets more attempts than one e-mail address. */
const ADDRESS_FACTOR = 2;

class TooManyAttempts extends Error {
  readonly statusCode = 429;
}

/**
 * Limits attempts per minute, by IP address with e-mail and by IP address alone. One limit serves all routes that sign in: the
 * endpoint, its siblings and the forms of the pages.
 */
export function createAttemptLimit(app: FastifyInstance, max: number): preHandlerAsyncHookHandler {
  const names = new WeakMap<FastifyRequest, string>();
  const checkName = app.createRateLimit({
    max,
    timeWindow: '1 minute',
    keyGenerator: (request) => `${request.ip} ${names.get(request) ?? ''}`,
  });
  const checkAddress = app.createRateLimit({ max: ADDRESS_FACTOR * max, timeWindow: '1 minute', keyGenerator: ({ ip }) => ip });
  return async (request, reply) => {
    for (const name of namesOf(request)) {
      names.set(request, name);
      refuseExceeded(await checkName(request), reply);
    }
    refuseExceeded(await checkAddress(request), reply);
  };
}

function refuseExceeded(limit: Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>, reply: FastifyReply): void {
  if (limit.isAllowed || !limit.isExceeded) return;
  reply.header('retry-after', limit.ttlInSeconds);
  throw new TooManyAttempts('Too many attempts');
}

/** Every e-mail field in the body counts, whichever one the route reads: an extra field must not open a new limit. */
function namesOf({ body }: FastifyRequest): Set<string> {
  const { username, email, userId } = Object(body);
  const texts = [username, email, userId].filter((name: unknown) => typeof name === 'string');
  return new Set(texts.map((name: string) => name.trim().toLowerCase().slice(0, 254)));
}
