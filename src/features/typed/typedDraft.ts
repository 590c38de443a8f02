import { field, toDto } from '../../lib/dto';
import { parseStored } from '../../lib/parseStored';
import type { KeyValueStore } from '../../page/page';
import { TYPED_NAMES } from './typedTypes';
import type { TypedValues } from './typedTypes';

/** Where a tab keeps what was typed. */
export const TYPED_KEY = 'vitrina.typed';
const TYPED_VERSION = 1;
const TYPED_MAX_CHARS = 20_000;
const TEXT_MAX_CHARS = 1000;

const valuesOf = (toText: (name: string) => string): TypedValues =>
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

export function writeTyped(storage: KeyValueStore, values: TypedValues): void {
  if (Object.values(values).every((value) => value === '')) storage.remove(TYPED_KEY);
  else storage.set(TYPED_KEY, JSON.stringify({ v: TYPED_VERSION, values }));
}
