import { field, isDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { parseStored } from '../../lib/parseStored';
import type { KeyValueStore } from '../../page/page';

export const SNAPSHOT_KEY = 'vitrina.snapshot';
/** Raised when what is inside changes its shape: an older snapshot is then dropped. */
const SNAPSHOT_VERSION = 1;
/** A snapshot is small; something longer under our key is not ours. */
const SNAPSHOT_MAX_CHARS = 100_000;

type Part = 'cart' | 'account';

/**
 * What the next page of this tab paints at once, until the shop has answered: a small cart and who is signed in. It is
 * untrusted when it is read (other scripts write there, too) and holds nothing of a person but the first name.
 */
export interface Snapshot {
  /** One part as it was written, or null; its fields are still to be checked. */
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
      // A full storage must not keep an older truth.
      if (text.length > SNAPSHOT_MAX_CHARS || !storage.set(SNAPSHOT_KEY, text)) storage.remove(SNAPSHOT_KEY);
    },
    clear: () => storage.remove(SNAPSHOT_KEY),
  };
}
