import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

export const LOGIN_LIMIT = 10;

/** Sign-in attempts a minute, by address and e-mail; the endpoint and the page's form count together. */
export function loginRateLimit(max: number): RateLimitOptions {
  return {
    max,
    timeWindow: '1 minute',
    groupId: 'login',
    hook: 'preHandler',
    keyGenerator: (request: FastifyRequest) => `${request.ip} ${usernameOf(request.body)}`,
  };
}

function usernameOf(body: unknown): string {
  const values = Object(body);
  const name: unknown = values.username ?? values.email;
  return typeof name === 'string' ? name.trim().toLowerCase().slice(0, 254) : '';
}
