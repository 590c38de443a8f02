import { nullProto } from './nullProto';

/** Limits depth and number: a hostile response must stay cheap. */
const MAX_DEPTH = 3;
const MAX_ENTRIES = 20;

/** One message of the shop, not validated. */
export interface FlashEntry {
  message: string;
  type: unknown;
  cat: unknown;
}

/**
 * The `flashMessages` of a response in every form that shops send (A094): a list, one text, one message, or a map from a type or
 * category to its messages. A PHP list with gaps arrives as a map, too. `name` is the key in a map. Untrusted text.
 */
export function flashEntries(value: unknown, name?: string, depth = 0): FlashEntry[] {
  if (typeof value === 'string') return [{ message: value, type: name, cat: name }];
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  const { message, type = name, cat = name } = nullProto(value as Record<string, unknown>);
  if (typeof message === 'string') return [{ message, type, cat }];
  return Object.entries(value)
    .flatMap(([key, item]) => flashEntries(item, Array.isArray(value) ? name : key, depth + 1))
    .slice(0, MAX_ENTRIES);
}
