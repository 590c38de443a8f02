import { isDto } from '../lib/dto';
import { nullProto } from './nullProto';

/** Limits depth and number: a hostile response must stay cheap. */
const MAX_DEPTH = 4;
const MAX_MESSAGES = 20;

/**
 * The error messages of a response (A050): `error` (text or object) first, then `errors` (text, list or map of fields), then the
 * `flashMessages` of a status, else a plain `message`; flat, without duplicates. Untrusted text.
 */
export function serverMessages(body: unknown): string[] {
  if (!isDto(body)) return [];
  const { error, errors, status, message } = nullProto(body);
  const { flashMessages, message: statusMessage } = nullProto(isDto(status) ? status : {});
  const texts = flatten([error, errors, flashMessages]);
  return [...new Set(texts.length > 0 ? texts : flatten([statusMessage, message]))].slice(0, MAX_MESSAGES);
}

/** Whether a response with a good status reports a failure. `errors: []`, `error: false` and PHP's `"0"` do not. */
export function isRejected(body: Record<string, unknown>): boolean {
  const { error, errors, status } = nullProto(body);
  return (isDto(status) ? nullProto(status)['status'] : status) === 'error' || isFilled(error) || isFilled(errors);
}

function isFilled(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value) && value !== '0' && value !== 'false';
}

function flatten(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  const { title, message } = nullProto(value as Record<string, unknown>);
  const texts = [title, message].filter((text) => typeof text === 'string');
  return (texts.length > 0 ? texts.slice(0, 1) : Object.values(value)).flatMap((item) => flatten(item, depth + 1));
}
