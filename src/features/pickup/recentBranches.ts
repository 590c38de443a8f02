import { field } from '../../lib/dto';
import { parseStored } from '../../lib/parseStored';
import type { KeyValueStore } from '../../page/page';

/** Storage key of the branches that a guest chose last; a customer's own are in the account. */
const KEY = 'vitrina.pickup-recent';
const VERSION = 1;
const MAX_CHARS = 2000;
const IDS_MAX = 3;

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 100;

export function readRecent(storage: KeyValueStore): readonly string[] {
  const ids = field(parseStored(storage.get(KEY), VERSION, MAX_CHARS) ?? {}, 'ids');
  return Array.isArray(ids) ? ids.filter(isId).slice(0, IDS_MAX) : [];
}

/** Adds the newest one and stores all. */
export function storeRecent(storage: KeyValueStore, before: readonly string[], id: string): readonly string[] {
  const ids = [id, ...before.filter((other) => other !== id)].slice(0, IDS_MAX);
  storage.set(KEY, JSON.stringify({ v: VERSION, ids }));
  return ids;
}
