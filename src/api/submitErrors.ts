import type { ApiError } from './ApiError';

/**
 * Messages of a failed submit (R5.45, A050): the texts of `error` and `errors`, or the key `unknown_error` if the shop sent none
 * (R8.02). Each becomes a danger flash in category form (R8.03). Untrusted text.
 */
export function submitErrors(error: ApiError): readonly string[] {
  return error.messages.length > 0 ? error.messages : ['unknown_error'];
}
