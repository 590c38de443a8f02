import type { ApiError } from './ApiError';

/** The shop does not offer the call, so that nothing was done. A 404 may also be about the cart or the article that was named. */
export const isEndpointMissing = ({ status = 0 }: ApiError): boolean => [404, 405, 501].includes(status);
