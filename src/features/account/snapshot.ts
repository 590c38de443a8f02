import { field, isDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { context } from '../../lib/effects';
import { parseStored } from '../../lib/parseStored';
import type { KeyValueStore } from '../../page/page';

export const SNAPSHOT_KEY = 'vitrina.snapshot';
/** Increase when the shape of the content changes: older snapshots are then dropped. */
const SNAPSHOT_VERSION = 1;
/** A snapshot is small; anything longer under our key is not ours. */
const SNAPSHOT_MAX_CHARS = 100_000;

type Part = 'cart' | 'account';

/**
 * What the next page of this tab renders until the shop responds: a small cart and who is signed in. Untrusted when read (other
 * scripts can write it). Holds no personal data except the first name.
 */
export interface Snapshot {
  /** One part as it was stored, or null; its fields are not validated yet. */
  read(part: Part): Dto | null;
  write(part: Part, value: object): void;
  clear(): void;
}

export function createSnapshot(storage: KeyValueStore): Snapshot {
  const readAll = (): Dto => {
    const stored = parseStored(storage.get(SNAPSHOT_KEY), SNAPSHOT_VERSION, SNAPSHOT_MAX_CHARS);
    if (stored === null) storage.remove(SNAPSHOT_KEY);
    return stored ?? {};
  };

  return {
    read(part) {
      const value = field(readAll(), part);
      return isDto(value) ? value : null;
    },
    write(part, value) {
      const text = JSON.stringify({ ...readAll(), v: SNAPSHOT_VERSION, [part]: value });
      // If the storage is full, an outdated snapshot must not stay.
      if (text.length > SNAPSHOT_MAX_CHARS || !storage.set(SNAPSHOT_KEY, text)) storage.remove(SNAPSHOT_KEY);
    },
    clear: () => storage.remove(SNAPSHOT_KEY),
  };
}

/** The tab's only snapshot, from the saga context. */
export const getSnapshot = () => context<Snapshot>('snapshot');
