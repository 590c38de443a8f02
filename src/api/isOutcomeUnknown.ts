import type { ApiError } from './ApiError';

/** Whether the shop may have applied the request. Its own refusals (4xx, `rejected`) and 501 are certain. */
export function isOutcomeUnknown({ kind, status = 0 }: ApiError): boolean {
  if (kind === 'http') return status === 408 || (status >= 500 && status !== 501);
  return kind === 'timeout' || kind === 'network' || kind === 'offline' || kind === 'malformed';
}
