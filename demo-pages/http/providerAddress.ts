import type { FastifyRequest } from 'fastify';

/** The providers run on the shop's host. */
export function providerAddress(request: FastifyRequest, port: number, path: string): URL {
  const address = new URL(path, `${request.protocol}://${request.headers.host}`);
  address.port = String(port);
  return address;
}
