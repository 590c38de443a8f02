import type { ApiError } from './ApiError';

/** The shop may or may not have done what a call asked for. A refusal of its own (4xx, `rejected`) and 501 are clear. */
export function isOutcomeUnknown({ kind, status = 0 }: ApiError): boolean {
  if (kind === 'http') return status === 408 || (status >= 500 && status !== 501);
  return kind === 'timeout' || kind === 'network' || kind === 'offline' || kind === 'malformed';
}
