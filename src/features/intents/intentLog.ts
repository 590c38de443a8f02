import { context } from '../../lib/effects';
import { field, isDto, numberOf, textOf } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { parseJson } from '../../lib/parseStored';
import { randomId } from '../../lib/randomId';
import type { KeyValueStore, Page } from '../../page/page';

/**
 * An unconfirmed intent, not validated: other scripts can write to the same storage, so it is validated before sending
 * (`cart/intentMapping`).
 */
export interface LoggedIntent {
  readonly id: string;
  readonly kind: string;
  readonly status?: unknown;
  readonly item?: unknown;
  readonly count?: unknown;
  readonly cartItemId?: unknown;
  readonly cartItemIds?: unknown;
  readonly bundleId?: unknown;
  /** A guest's: it waits for the sign-in. */
  readonly isHeld?: unknown;
}

/** What the intents change. */
type LogName = 'cart' | 'wishlist';

/** Where the boot tag stores clicks of a page that was left before main was loaded. */
const EARLY_CLICKS_KEY = 'vitrina.early-clicks';

/** More than a shopper changes while offline. */
export const LOG_MAX_INTENTS = 50;

/** A longer log is not ours. */
const LOG_MAX_CHARS = 50_000;

/** Older intents are dropped: a tab left open overnight must not change the cart in the morning. */
const MAX_AGE_MS = 30 * 60_000;
/** For amounts and removals of closed pages, which are absolute: applied late they would revert changes made elsewhere. */
const EDIT_MAX_AGE_MS = 2 * 60_000;

/** How long the page that wrote a tab backup has to respond that it is open. */
export const RESPONSE_WAIT_MS = 300;

interface Entry {
  at: number;
  /** The shops of all countries share one origin but not their carts. */
  country: string | null;
  intents: readonly LoggedIntent[];
}

function readEntry(store: KeyValueStore, key: string): Entry | null {
  const text = store.get(key);
  const stored = text !== null && text.length > LOG_MAX_CHARS ? null : parseJson(text);
  const list = field(isDto(stored) ? stored : {}, 'intents');
  const at = isDto(stored) ? numberOf(stored, 'at') : null;
  if (at === null || !Array.isArray(list)) return null;
  const intents = list.filter((intent): intent is LoggedIntent & Dto => isDto(intent) && typeof field(intent, 'id') === 'string');
  return { at, country: textOf(stored as Dto, 'country'), intents: intents.slice(0, LOG_MAX_INTENTS) };
}

function writeEntry(store: KeyValueStore, key: string, entry: Entry): boolean {
  const isStored = entry.intents.length > 0 && store.set(key, JSON.stringify(entry));
  if (!isStored) store.remove(key); // if the storage is full, outdated intents must not stay
  return isStored;
}

/** Clicks made before main was loaded, as intents. */
function takeEarlyClicks(local: KeyValueStore): Pick<Entry, 'at' | 'intents'> {
  const stored = parseJson(local.get(EARLY_CLICKS_KEY));
  local.remove(EARLY_CLICKS_KEY);
  const [at, clicks] = isDto(stored) ? [numberOf(stored, 'at'), field(stored, 'clicks')] : [null, null];
  if (at === null || !Array.isArray(clicks)) return { at: 0, intents: [] };
  const intents = clicks.flatMap((click: unknown, place): LoggedIntent[] => {
    if (!isDto(click) || field(click, 'vitrinaAction') !== 'add-to-cart') return [];
    const item = { variantId: field(click, 'variantId'), articleId: field(click, 'articleId'), id: field(click, 'id') };
    return [{ id: `${at}-early-${place}`, status: 'waiting', kind: 'insert', item, count: Number(field(click, 'count') ?? 1) }];
  });
  return { at, intents };
}

const isYoung = ({ kind }: LoggedIntent, ageMs: number): boolean => Math.abs(ageMs) <= (kind === 'insert' ? MAX_AGE_MS : EDIT_MAX_AGE_MS);

/** The lines that an amount, a service or a removal changes. */
const linesOf = ({ cartItemId, cartItemIds }: LoggedIntent): readonly unknown[] =>
  Array.isArray(cartItemIds) ? cartItemIds : cartItemId === undefined ? [] : [cartItemId];

/** What newer intents leave of an older one, by the rules of `supersedes` in the cart's `intents.ts`; an edited line is not removed. */
function withoutSuperseded(older: LoggedIntent, newer: readonly LoggedIntent[]): LoggedIntent[] {
  const isEdited = (line: unknown) => newer.some((intent) => linesOf(intent).includes(line));
  if (older.kind === 'delete') {
    const cartItemIds = linesOf(older).filter((line) => !isEdited(line));
    if (cartItemIds.length === linesOf(older).length) return [older];
    return cartItemIds.length > 0 ? [{ ...older, cartItemIds }] : [];
  }
  const isSuperseded = newer.some((next) =>
    next.kind === 'service'
      ? older.kind === 'service' && next.cartItemId === older.cartItemId && next.bundleId === older.bundleId
      : (older.kind === 'amount' || next.kind === 'delete') && linesOf(older).some((line) => linesOf(next).includes(line)),
  );
  return isSuperseded ? [] : [older];
}

/**
 * Every intent is stored within the press itself, twice: in the tab's log, for the tab's next page, and in a backup
 * that outlives the tab. Another page that finds the backup of a closed tab sends its intents; the ids make repetition
 * harmless (ADR 006, ADR 014).
 */
export function createIntentLog(
  { storage: { session, local }, clock, channel }: Page,
  country: string,
  hasIds = (): boolean => true,
  name: LogName = 'cart',
) {
  /** The tab's log (sessionStorage); in localStorage the prefix of each page's tab backup. */
  const logKey = `vitrina.${name}-intents`;
  const tabBackupPrefix = `${logKey}:`;
  const tabBackupKey = tabBackupPrefix + randomId();
  // Pages of earlier releases may be open: the name of the channel stays.
  const tabs = channel(`vitrina.${name}-journals`);
  /** The log while the tab's storage is full or forbidden. */
  let unstored: Entry | null = null;

  const ageOf = ({ at }: Pick<Entry, 'at'>): number => clock.now() - at;
  const isTooOld = (entry: Entry): boolean => Math.abs(ageOf(entry)) > MAX_AGE_MS;
  const isOurs = (entry: Entry): boolean => entry.country === null || entry.country === country;

  /** Backups of this country's other pages. Those of other countries stay until they are too old. */
  function backupsOfOtherTabs(): string[] {
    const keys = local.keys().filter((key) => key.startsWith(tabBackupPrefix) && key !== tabBackupKey);
    return keys.filter((key) => {
      const entry = readEntry(local, key);
      return entry === null || isOurs(entry) || isTooOld(entry);
    });
  }

  function read(): readonly LoggedIntent[] {
    const entry = unstored ?? readEntry(session, logKey);
    return entry !== null && isOurs(entry) && !isTooOld(entry) ? entry.intents : [];
  }

  function write(intents: readonly LoggedIntent[]): void {
    const entry = { at: clock.now(), country, intents };
    writeEntry(local, tabBackupKey, entry);
    unstored = writeEntry(session, logKey, entry) || intents.length === 0 ? null : entry;
  }

  /** What has just been requested on this page is newer than what other pages have stored. */
  function dropSuperseded(newer: readonly LoggedIntent[]): void {
    for (const key of newer.some((intent) => linesOf(intent).length > 0) ? backupsOfOtherTabs() : []) {
      const entry = readEntry(local, key);
      const intents = entry?.intents.flatMap((older) => withoutSuperseded(older, newer)) ?? [];
      const isChanged = intents.length !== entry?.intents.length || intents.some((intent) => !entry.intents.includes(intent));
      if (entry !== null && isChanged) writeEntry(local, key, { ...entry, intents });
    }
  }

  const youngOf = (entry: Pick<Entry, 'at' | 'intents'>): LoggedIntent[] => entry.intents.filter((intent) => isYoung(intent, ageOf(entry)));

  /**
   * Adds unknown intents, and stores the log in this page's tab backup in any case. False if they do not fit. Marked as sent, so that
   * they keep their content: their page may be frozen and send them, too. Without intent ids only those are that were sent.
   */
  function append(intents: readonly LoggedIntent[]): boolean {
    const own = read();
    const added = intents.filter(({ id }) => !own.some((known) => known.id === id));
    if (own.length + added.length > LOG_MAX_INTENTS) return false;
    write([...own, ...added.map((intent) => (hasIds() ? { ...intent, status: 'sent' } : intent))]);
    return true;
  }

  return {
    /** The tab's unconfirmed intents. */
    read,
    /** Whether this tab, or another page, has any. */
    hasAny: (): boolean => read().length + backupsOfOtherTabs().length > 0,
    write(intents: readonly LoggedIntent[]): void {
      // Others' intents may be newer than those that this page has stored before.
      const known = new Map(read().map((intent) => [intent.id, linesOf(intent).length]));
      dropSuperseded(intents.filter((intent) => (known.get(intent.id) ?? -1) < linesOf(intent).length));
      write(intents);
    },
    /** False if the log is full. */
    add(intent: LoggedIntent): boolean {
      const own = read();
      if (own.length >= LOG_MAX_INTENTS) return false;
      write([...own, intent]);
      return true;
    },
    remove: (id: string): void => write(read().filter((intent) => intent.id !== id)),
    /** The guest does not sign in. */
    removeHeld(): void {
      const [all, kept] = [read(), read().filter(({ isHeld }) => isHeld !== true)];
      if (kept.length < all.length) write(kept);
    },

    /** On page start or return: restores the log of the tab's previous page, and clicks made before main was loaded. */
    restore(): void {
      const own = read();
      for (const key of backupsOfOtherTabs()) {
        const intents = readEntry(local, key)?.intents ?? [];
        if (intents.every(({ id }) => own.some((known) => known.id === id))) local.remove(key);
      }
      if (own.length > 0) write(own);
      if (name !== 'cart') return;
      const clicks = youngOf(takeEarlyClicks(local));
      if (clicks.length > 0) append(clicks);
    },

    /** Another page checks whether this one is open. */
    onAliveCheck: (listener: () => void): (() => void) =>
      tabs.listen((message) => {
        if (isDto(message) && field(message, 'asked') === tabBackupKey) listener();
      }),
    confirmAlive: (): void => tabs.post({ alive: tabBackupKey }),

    /** Moves the backups of closed pages into the tab's log, as far as they fit. True if there were any. */
    async resumeAbandoned(): Promise<boolean> {
      const found = new Set(backupsOfOtherTabs());
      if (found.size === 0) return false;
      const stop = tabs.listen((message) => {
        if (isDto(message)) found.delete(String(field(message, 'alive')));
      });
      for (const key of found) tabs.post({ asked: key });
      await new Promise((resolve) => setTimeout(resolve, RESPONSE_WAIT_MS));
      stop();
      let hasResumed = false;
      for (const key of found) {
        const entry = readEntry(local, key);
        const intents = entry === null ? [] : youngOf(entry);
        if (intents.length > 0 && !append(intents)) continue;
        local.remove(key);
        hasResumed ||= intents.length > 0;
      }
      return hasResumed;
    },

    /** The shopper signed out or has ordered: drops intents of other pages, which were for the previous cart. */
    forgetOthers(): void {
      for (const key of backupsOfOtherTabs()) local.remove(key);
      local.remove(EARLY_CLICKS_KEY);
    },
  };
}

export type IntentLog = ReturnType<typeof createIntentLog>;

/** The page's logs, from the saga context. */
export const getIntentLog = () => context<IntentLog>('intentLog');
export const getWishlistLog = () => context<IntentLog>('wishlistLog');
