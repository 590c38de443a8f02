import { field, isDto, numberOf, textOf } from '../lib/dto';
import type { Dto } from '../lib/dto';
import { parseJson } from '../lib/parseStored';
import type { Clock, KeyValueStore } from '../page/page';

/** Where entries go; each lane is sent in order. */
export type Lane = 'behaviour' | 'xsell' | 'impressions';

export interface OutboxEntry {
  readonly key: string;
  readonly lane: Lane;
  /** The page that has written it. */
  readonly page: string;
  /** How often the server has failed to take it. */
  readonly attempts: number;
  readonly body: Dto;
}

const PREFIX = 'vitrina.outbox:';
/** Per browser; the oldest are dropped. */
export const OUTBOX_MAX = 100;
/** An event that could not be sent for so long is of no use. */
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;
/** More than a cart of 1,000 lines. */
const MAX_CHARS = 500_000;

const isLane = (value: unknown): value is Lane => value === 'behaviour' || value === 'xsell' || value === 'impressions';

/**
 * What is still to be sent, by all tabs: an entry each in localStorage, so that two tabs never overwrite each other. An entry is written
 * before it is sent and removed once the server has it. Where nothing can be stored, entries live as long as the page.
 */
export function createOutbox({ local, clock, page }: { local: KeyValueStore; clock: Clock; page: string }) {
  const unstored = new Map<string, string>();
  let added = 0;

  const read = (key: string): string | null => unstored.get(key) ?? local.get(key);
  const write = (key: string, text: string): void => {
    if (local.set(key, text)) unstored.delete(key);
    else unstored.set(key, text);
  };
  const remove = (key: string): void => {
    unstored.delete(key);
    local.remove(key);
  };
  const keys = (): string[] => [...new Set([...local.keys().filter((key) => key.startsWith(PREFIX)), ...unstored.keys()])].sort();

  function parse(key: string): OutboxEntry | null {
    const text = read(key);
    const stored = text !== null && text.length > MAX_CHARS ? null : parseJson(text);
    if (!isDto(stored)) return null;
    const [lane, body, at] = [field(stored, 'lane'), field(stored, 'body'), numberOf(stored, 'at')];
    if (!isLane(lane) || !isDto(body) || at === null || Math.abs(clock.now() - at) > MAX_AGE_MS) return null;
    return { key, lane, body, page: textOf(stored, 'page') ?? '', attempts: numberOf(stored, 'attempts') ?? 0 };
  }

  /** Oldest first; what is not ours is removed. */
  function list(lane: Lane): OutboxEntry[] {
    return keys().flatMap((key) => {
      const entry = parse(key);
      if (entry === null) remove(key);
      return entry?.lane === lane ? [entry] : [];
    });
  }

  return {
    list,
    /** The oldest entry of a lane. */
    first: (lane: Lane): OutboxEntry | null => list(lane)[0] ?? null,
    add(lane: Lane, body: object): void {
      added += 1;
      const at = clock.now();
      // Sorts by time; two of one moment by their order.
      const key = `${PREFIX}${String(at).padStart(15, '0')}-${String(added).padStart(6, '0')}-${page}`;
      write(key, JSON.stringify({ lane, at, page, attempts: 0, body }));
      for (const old of keys().slice(0, -OUTBOX_MAX)) remove(old);
    },
    /** Once more without success. */
    countAttempt({ key, lane, body, page: writer, attempts }: OutboxEntry): void {
      if (read(key) === null) return; // another tab has sent it, or the shopper has withdrawn the consent
      write(
        key,
        JSON.stringify({ lane, at: Number(key.slice(PREFIX.length, PREFIX.length + 15)), page: writer, attempts: attempts + 1, body }),
      );
    },
    remove: ({ key }: OutboxEntry): void => remove(key),
    has: ({ key }: OutboxEntry): boolean => read(key) !== null,
    clear: (): void => keys().forEach(remove),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
