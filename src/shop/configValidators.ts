import type { ConfigPath } from './configReport';

/** Validates a value of the configuration. Undefined means that it was invalid and reported, and that the default applies. */
export type Reader<Value> = (value: unknown, at: ConfigPath) => Value | undefined;

/** An object of the page's JSON without a prototype, so that a polluted `Object.prototype` has no effect. */
export type Entries = Readonly<Record<string, unknown>>;

const POLLUTING_KEYS = ['__proto__', 'constructor', 'prototype'];

/** An object without a prototype. */
export function emptyMap<Value>(): Record<string, Value> {
  return Object.create(null) as Record<string, Value>;
}

/** A copy of parsed JSON whose objects have no prototype; keys that could pollute one are rejected. */
export function ownCopy(value: unknown, at: ConfigPath): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item, index) => ownCopy(item, at.child(index)));
  const copy = emptyMap<unknown>();
  for (const [key, item] of Object.entries(value)) {
    if (POLLUTING_KEYS.includes(key)) at.child(key).expected('no such key', key);
    else copy[key] = ownCopy(item, at.child(key));
  }
  return copy;
}

/** PHP prints an empty map as `[]`. */
export const entries: Reader<Entries> = (value, at) => {
  if (Array.isArray(value) && value.length === 0) return emptyMap();
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Entries;
  return at.expected('an object', value);
};

/** Text that passes `isFine`; also accepts numbers, because PHP prints ids either way. */
export function text(what: string, isFine: (text: string) => boolean): Reader<string> {
  return (value, at) => {
    const found = typeof value === 'number' ? String(value) : value;
    return typeof found === 'string' && isFine(found) ? found : at.expected(what, value);
  };
}

/** `true`, `false` and PHP's 1, 0, "1", "0". */
export const flag: Reader<boolean> = (value, at) => {
  if (value === true || value === 1 || value === '1') return true;
  if (value === false || value === 0 || value === '0') return false;
  return at.expected('true or false', value);
};

/** A whole number, also as digits in quotes. */
export function integer(min: number, max: number): Reader<number> {
  return (value, at) => {
    const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
      ? number
      : at.expected(`a whole number from ${min} to ${max}`, value);
  };
}

/** A map; drops invalid entries and keeps valid ones. */
export function mapOf<Value>(read: Reader<Value>): Reader<Record<string, Value>> {
  return (value, at) => {
    const source = entries(value, at);
    if (source === undefined) return undefined;
    const map = emptyMap<Value>();
    for (const key of Object.keys(source)) {
      const item = read(source[key], at.child(key));
      if (item !== undefined) map[key] = item;
    }
    return map;
  };
}

/** A list; drops invalid items. */
export function listOf<Value>(read: Reader<Value>): Reader<Value[]> {
  return (value, at) => {
    if (!Array.isArray(value)) return at.expected('a list', value);
    return value.map((item: unknown, index) => read(item, at.child(index))).filter((item) => item !== undefined);
  };
}

/** The same validation for a value that is never shown in a report. */
export function secret<Value>(read: Reader<Value>): Reader<Value> {
  return (value, at) => read(value, at.secret());
}
