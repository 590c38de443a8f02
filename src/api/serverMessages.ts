import { isObject } from './readAnswer';

/** How deep and how many: a hostile answer must not cost more than a glance. */
const MAX_DEPTH = 4;
const MAX_MESSAGES = 20;

/**
 * What an answer says went wrong (A050): `error` (text or object) first, then `errors` (text, list or map of fields),
 * then the `flashMessages` of a status error; flat, without duplicates. Untrusted text.
 */
export function serverMessages(body: unknown): string[] {
  if (!isObject(body)) return [];
  const status = isObject(body['status']) ? body['status'] : {};
  const texts = [...flatten(body['error']), ...flatten(body['errors']), ...flatten(status['flashMessages'])];
  return [...new Set(texts)].slice(0, MAX_MESSAGES);
}

/** Whether an answer with a good status says that the call failed. `errors: []` and `error: false` do not. */
export function isRejected(body: Record<string, unknown>): boolean {
  const status = isObject(body['status']) ? body['status']['status'] : body['status'];
  return status === 'error' || [body['error'], body['errors']].some((value) => (isObject(value) || Array.isArray(value) ? Object.keys(value).length > 0 : Boolean(value)));
}

function flatten(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  const text = isObject(value) && [value['title'], value['message']].find((candidate) => typeof candidate === 'string');
  return text ? flatten(text) : Object.values(value).flatMap((item) => flatten(item, depth + 1));
}
