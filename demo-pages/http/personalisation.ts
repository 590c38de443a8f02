import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether this browser's shopper has accepted (`1`) or rejected (`0`) personal offers; without it nobody has decided (A063). */
export const PERSONALISATION_COOKIE = 'personalisation';
const YEAR_S = 365 * 24 * 3600;

/** Null until the shopper has decided, which counts as rejected. */
export function personalisationOf({ cookies }: FastifyRequest): boolean | null {
  const value = cookies[PERSONALISATION_COOKIE];
  return value === '1' ? true : value === '0' ? false : null;
}

export function keepPersonalisation(reply: FastifyReply, isAccepted: boolean): void {
  reply.setCookie(PERSONALISATION_COOKIE, isAccepted ? '1' : '0', { path: '/', sameSite: 'lax', maxAge: YEAR_S });
}
