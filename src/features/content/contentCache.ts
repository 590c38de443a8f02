import { parseStored } from '../../lib/parseStored';
import type { KeyValueStore } from '../../page/page';
import { toContent } from './contentMapping';

const PREFIX = 'vitrina.content';
const VERSION = 1;
/** Larger contents are fetched again on each page, so that the storage keeps its place for the cart. */
const STORED_MAX_CHARS = 200_000;

/** A114: contents of this tab by title and version; the sibling shops share the storage, so by country, too. */
export function createContentCache(storage: KeyValueStore, country: string) {
  const prefixOf = (title: string): string => `${PREFIX}:${country}:${encodeURIComponent(title)}:`;
  const keyOf = (title: string, hash: string): string => prefixOf(title) + encodeURIComponent(hash);
  return {
    read: (title: string, hash: string): string | null =>
      toContent(parseStored(storage.get(keyOf(title, hash)), VERSION, STORED_MAX_CHARS))?.body ?? null,
    /** Older versions of the same content make room. */
    keep(title: string, hash: string, body: string): void {
      for (const key of storage.keys()) if (key.startsWith(prefixOf(title))) storage.remove(key);
      const text = JSON.stringify({ v: VERSION, body });
      if (text.length <= STORED_MAX_CHARS) storage.set(keyOf(title, hash), text);
    },
  };
}
