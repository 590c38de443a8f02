import { context } from '../../lib/effects';
import { field, isDto, numberOf } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { parseJson } from '../../lib/parseStored';
import type { Clock, KeyValueStore, Page } from '../../page/page';

/**
 * An unconfirmed intent, not validated: other scripts can write to the same storage, so it is validated before sending
 * (`intentStorage`).
 */
export interface LoggedIntent {
  readonly id: string;
  readonly kind: string;
  readonly status?: unknown;
  readonly item?: unknown;
  readonly count?: unknown;
  readonly cartItemId?: unknown;
  readonly cartItemIds?: unknown;
}

/** The tab's log (sessionStorage); in localStorage the prefix of each page's journal. */
export const INTENT_LOG_KEY = 'vitrina.cart-intents';
const JOURNAL_PREFIX = `${INTENT_LOG_KEY}:`;

/** Where the boot tag stores clicks of a page that was left before main was loaded. */
const EARLY_CLICKS_KEY = 'vitrina.early-clicks';

/** A longer log is not ours. */
const LOG_MAX_CHARS = 50_000;

/** Older intents are dropped: a tab left open overnight must not change the cart in the morning. */
const MAX_AGE_MS = 30 * 60_000;
/** For amounts and removals of closed pages, which are absolute: applied late they would revert changes made elsewhere. */
const EDIT_MAX_AGE_MS = 2 * 60_000;

/** How long the page that wrote a journal has to respond that it is open. */
export const ANSWER_WAIT_MS = 300;

interface Entry {
  at: number;
  intents: readonly LoggedIntent[];
}

function readEntry(store: KeyValueStore, key: string): Entry | null {
  const text = store.get(key);
  const stored = text !== null && text.length > LOG_MAX_CHARS ? null : parseJson(text);
  const list = field(isDto(stored) ? stored : {}, 'intents');
  const at = isDto(stored) ? numberOf(stored, 'at') : null;
  if (at === null || !Array.isArray(list)) return null;
  return { at, intents: list.filter((intent): intent is LoggedIntent & Dto => isDto(intent) && typeof field(intent, 'id') === 'string') };
}

function writeEntry(store: KeyValueStore, key: string, { at, intents }: Entry): boolean {
  const isStored = intents.length > 0 && store.set(key, JSON.stringify({ at, intents }));
  if (!isStored) store.remove(key); // if the storage is full, outdated intents must not stay
  return isStored;
}

/** Clicks made before main was loaded, as intents. */
function takeEarlyClicks(local: KeyValueStore): Entry | null {
  const stored = parseJson(local.get(EARLY_CLICKS_KEY));
  local.remove(EARLY_CLICKS_KEY);
  const [at, clicks] = isDto(stored) ? [numberOf(stored, 'at'), field(stored, 'clicks')] : [null, null];
  if (at === null || !Array.isArray(clicks)) return null;
  const intents = clicks.flatMap((click: unknown, place): LoggedIntent[] => {
    if (!isDto(click) || field(click, 'vitrinaAction') !== 'add-to-cart') return [];
    const [variantId, articleId, count] = [field(click, 'variantId'), field(click, 'articleId'), Number(field(click, 'count') ?? 1)];
    return [{ id: `${at}-early-${place}`, status: 'sent', kind: 'insert', item: { variantId, articleId }, count }];
  });
  return { at, intents };
}

const isYoung = ({ kind }: LoggedIntent, ageMs: number): boolean => Math.abs(ageMs) <= (kind === 'insert' ? MAX_AGE_MS : EDIT_MAX_AGE_MS);

/** The lines that an amount, a service or a removal changes. */
const linesOf = ({ cartItemId, cartItemIds }: LoggedIntent): readonly unknown[] =>
  Array.isArray(cartItemIds) ? cartItemIds : cartItemId === undefined ? [] : [cartItemId];

/**
 * Every intent is stored within the press itself, twice: in the tab's log, for the tab's next page, and in this page's journal,
 * which outlives the tab. Another page that finds the journal of a closed page sends its intents; the ids make repetition
 * harmless (ADR 006, ADR 014).
 */
export function createIntentLog({ storage: { session, local }, clock, channel }: Page) {
  const journalKey = JOURNAL_PREFIX + randomId(clock);
  const journalsOfOthers = (): string[] => local.keys().filter((key) => key.startsWith(JOURNAL_PREFIX) && key !== journalKey);
  const tabs = channel('vitrina.cart-journals');

  function read(): readonly LoggedIntent[] {
    const entry = readEntry(session, INTENT_LOG_KEY);
    return entry !== null && Math.abs(clock.now() - entry.at) <= MAX_AGE_MS ? entry.intents : [];
  }

  function write(intents: readonly LoggedIntent[]): boolean {
    const entry = { at: clock.now(), intents };
    writeEntry(local, journalKey, entry);
    return writeEntry(session, INTENT_LOG_KEY, entry);
  }

  /** This page's intents for a line are newer than a closed page's. */
  function dropSuperseded(intents: readonly LoggedIntent[]): void {
    const lines = new Set(intents.flatMap(linesOf));
    for (const key of lines.size > 0 ? journalsOfOthers() : []) {
      const entry = readEntry(local, key);
      if (entry?.intents.some((intent) => linesOf(intent).some((line) => lines.has(line))))
        writeEntry(local, key, { ...entry, intents: entry.intents.filter((intent) => !linesOf(intent).some((line) => lines.has(line))) });
    }
  }

  /** Adds unknown and recent intents. False if there are none. */
  function append({ at, intents }: Entry): boolean {
    const own = read();
    const isNew = ({ id }: LoggedIntent) => !own.some((known) => known.id === id);
    const added = intents.filter((intent) => isNew(intent) && isYoung(intent, clock.now() - at));
    if (added.length > 0) write([...own, ...added.map((intent) => ({ ...intent, status: 'sent' }))]);
    return added.length > 0;
  }

  return {
    /** The tab's unconfirmed intents. */
    read,
    write(intents: readonly LoggedIntent[]): void {
      dropSuperseded(intents);
      write(intents);
    },
    /** False if the tab's storage is full or forbidden. */
    add: (intent: LoggedIntent): boolean => write([...read(), intent]),
    remove: (id: string): void => void write(read().filter((intent) => intent.id !== id)),

    /** On page start: takes over the log of the tab's previous page, and clicks made before main was loaded. */
    takeOver(): void {
      const own = read();
      for (const key of journalsOfOthers()) {
        const intents = readEntry(local, key)?.intents ?? [];
        if (intents.every(({ id }) => own.some((known) => known.id === id))) local.remove(key);
      }
      if (own.length > 0) write(own);
      const clicks = takeEarlyClicks(local);
      if (clicks !== null) append(clicks);
    },

    /** Another page checks whether this one is open. */
    onAsked: (listener: () => void): (() => void) =>
      tabs.listen((message) => {
        if (isDto(message) && field(message, 'asked') === journalKey) listener();
      }),
    confirmAlive: (): void => tabs.post({ alive: journalKey }),

    /** Moves the journals of closed pages into the tab's log. True if there were any. */
    async adopt(): Promise<boolean> {
      const found = new Set(journalsOfOthers());
      if (found.size === 0) return false;
      const stop = tabs.listen((message) => {
        if (isDto(message)) found.delete(String(field(message, 'alive')));
      });
      for (const key of found) tabs.post({ asked: key });
      await new Promise((resolve) => setTimeout(resolve, ANSWER_WAIT_MS));
      stop();
      let hasAdopted = false;
      for (const key of found) {
        const entry = readEntry(local, key);
        local.remove(key);
        if (entry !== null && append(entry)) hasAdopted = true;
      }
      return hasAdopted;
    },

    /** The shopper signed out or has ordered: drops intents of other pages, which were for the previous cart. */
    forgetOthers(): void {
      for (const key of journalsOfOthers()) local.remove(key);
      local.remove(EARLY_CLICKS_KEY);
    },
  };
}

export type IntentLog = ReturnType<typeof createIntentLog>;

/** The page's log, from the saga context. */
export const getIntentLog = () => context<IntentLog>('intentLog');

const randomId = (clock: Clock): string => `${clock.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
