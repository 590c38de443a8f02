export interface LruCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/** Caches at most `limit` values; evicts the least recently used one. */
export function lruCache<Value>(limit: number): LruCache<Value> {
  const values = new Map<string, Value>();
  return {
    get(key) {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key); // reinserted below as the newest
      values.set(key, value);
      return value;
    },
    set(key, value) {
      values.delete(key);
      values.set(key, value);
      const oldest = values.size > limit ? values.keys().next() : undefined;
      if (oldest?.done === false) values.delete(oldest.value);
    },
  };
}
