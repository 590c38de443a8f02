import type { FastifyReply } from 'fastify';

const YEAR_S = 365 * 24 * 3600;

/** The shopper has confirmed their age (A066). */
export function allowAdult(reply: FastifyReply): void {
  reply.setCookie('allowAdult', '1', { path: '/', sameSite: 'lax', maxAge: YEAR_S });
}
