import type { KeyValueStore } from './page';

/** A page's replacement may return nothing, or anything. */
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Storage that may be forbidden (accessing it throws), full, or replaced: then nothing is stored. */
export function createKeyValueStore(open: () => Storage): KeyValueStore {
  const attempt = <Value>(act: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  };

  return {
    get: (key) => attempt((storage) => textOrNull(storage.getItem(key)), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Array.from({ length: storage.length }, (_, index) => textOrNull(storage.key(index)) ?? ''), []),
  };
}
