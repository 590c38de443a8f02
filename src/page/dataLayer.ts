import type { BrowserWindow } from './browserWindow';
import type { Log } from './page';

export interface DataLayer {
  /** Adds an entry to the list of this name in `window`; what it does not take now is added later. */
  push(name: string, entry: object): void;
}

/** More than a page adds. */
const KEPT_MAX = 100;

interface Entry {
  readonly value: object;
  /** Lists that have it. */
  readonly places: WeakSet<object>;
}

/**
 * The tag manager's list belongs to the page: it may be missing, replaced, frozen, an object, or throw (docs/hostile-pages.md). A tag
 * manager gives the list a `push` of its own when it starts, and reads what is in the list by then.
 */
export function createDataLayer(window: BrowserWindow, log: Log): DataLayer {
  /** Entries that no tag manager has read, as far as we know. */
  let unread: Entry[] = [];
  /** The list that a tag manager listens to. */
  let listening: object | null = null;
  let isReported = false;

  const pushOf = (list: object): ((entry: object) => unknown) | null => {
    const push: unknown = Reflect.get(list, 'push');
    return typeof push === 'function' ? (entry) => Reflect.apply(push, list, [entry]) : null;
  };
  /** A list that nobody listens to: only read when a tag manager starts. */
  const isPlain = (list: object): boolean => Array.isArray(list) && !Object.hasOwn(list, 'push');

  function listOf(name: string): object | null {
    const found: unknown = Reflect.get(window, name);
    if (found === undefined || found === null) {
      const list: object[] = [];
      return Reflect.set(window, name, list) ? list : null;
    }
    if (typeof found !== 'object') return null;
    if (!isPlain(found) && pushOf(found) !== null) listening = found;
    // A plain list in the place of the one that a tag manager has read is read by nobody.
    return isPlain(found) ? (listening ?? found) : found;
  }

  /** False for a list that takes nothing. */
  function add(list: object): boolean {
    const push = pushOf(list);
    if (push === null) return false;
    if (isPlain(list)) {
      for (const { value, places } of unread.filter((entry) => !entry.places.has(list))) {
        push(value); // a frozen list throws
        places.add(list);
      }
      return true;
    }
    const given = unread.filter(({ places }) => !places.has(list));
    unread = []; // also what the tag manager's own method throws at: it has seen it
    for (const { value } of given) attempt(() => push(value));
    return true;
  }

  function attempt<Result>(work: () => Result): Result | undefined {
    try {
      return work();
    } catch {
      return undefined;
    }
  }

  function flush(name: string): void {
    const list = attempt(() => listOf(name)) ?? null;
    if ((list !== null && attempt(() => add(list)) === true) || isReported) return;
    isReported = true;
    log.warn(`vitrina: window.${name} takes no entries`);
  }

  let isWaiting = false;
  /** A list that was replaced since, before a tag manager has started. */
  function flushAgain(name: string): void {
    if (isWaiting) return;
    isWaiting = true;
    attempt(() => window.addEventListener('load', () => flush(name), { once: true }));
  }

  return {
    push(name, entry) {
      flushAgain(name);
      unread = [...unread, { value: entry, places: new WeakSet<object>() }].slice(-KEPT_MAX);
      flush(name);
    },
  };
}
