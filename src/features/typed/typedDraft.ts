import { field, toDto } from '../../lib/dto';
import { parseStored } from '../../lib/parseStored';
import type { KeyValueStore } from '../../page/page';
import { TYPED_NAMES } from './typedTypes';
import type { TypedName, TypedValues } from './typedTypes';

/** Storage key of the tab's typed text. */
export const TYPED_KEY = 'vitrina.typed';
const TYPED_VERSION = 1;
/** All texts if their characters all need six. */
const TYPED_MAX_CHARS = 60_000;
const TEXT_MAX_CHARS = 1000;

const valuesOf = (toText: (name: TypedName) => string): TypedValues =>
  Object.fromEntries(TYPED_NAMES.map((name) => [name, toText(name)])) as Record<(typeof TYPED_NAMES)[number], string>;

export const NOTHING_TYPED: TypedValues = valuesOf(() => '');

export function readTyped(storage: KeyValueStore): TypedValues {
  const stored = parseStored(storage.get(TYPED_KEY), TYPED_VERSION, TYPED_MAX_CHARS);
  if (stored === null) return NOTHING_TYPED;
  const values = toDto(field(stored, 'values'));
  return valuesOf((name) => {
    const value = field(values, name);
    return typeof value === 'string' ? value.slice(0, TEXT_MAX_CHARS) : '';
  });
}

/** Texts are truncated as on reading, so that one overlong paste does not lose the others. */
export function writeTyped(storage: KeyValueStore, values: TypedValues): void {
  if (Object.values(values).every((value) => value === '')) storage.remove(TYPED_KEY);
  else storage.set(TYPED_KEY, JSON.stringify({ v: TYPED_VERSION, values: valuesOf((name) => values[name].slice(0, TEXT_MAX_CHARS)) }));
}
