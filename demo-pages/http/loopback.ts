import type { FastifyRequest } from 'fastify';

/** A host that only this machine reaches. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** A request that names this machine as its host: a proxy or a rebound name leads elsewhere. */
export const isLoopbackRequest = ({ hostname }: FastifyRequest): boolean => isLoopbackHost(hostname);
