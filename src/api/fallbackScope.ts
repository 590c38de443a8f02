import type { ApiError } from './ApiError';
import { isEndpointMissing } from './isEndpointMissing';
import { serverMessages } from './serverMessages';

/**
 * A164: for how long the server's own form or link does what a call did not: `always`, as the shop has no such call; `once`, as something between
 * us and the shop has refused it, as a firewall does.
 */
export type FallbackScope = 'always' | 'once';

/** What routers answer for an address that they do not know. */
const NO_ROUTE = /^(page |resource )?not found\.?$/i;

/** A 404 may be about what the call names: the shop then says so in the contract's words. */
const isAboutContent = ({ status, body }: ApiError): boolean =>
  status === 404 && serverMessages({ ...(body as object | undefined), message: undefined }).some((message) => !NO_ROUTE.test(message));

/** Null: the shop itself has answered, or it is not known whether it has. */
export function fallbackScope(error: ApiError): FallbackScope | null {
  if (isEndpointMissing(error) && !isAboutContent(error)) return 'always';
  return error.status === 403 && (error.body ?? null) === null ? 'once' : null;
}
