import { once } from '../lib/once';
import { randomId } from '../lib/randomId';
import type { BrowserWindow } from './browserWindow';
import type { Disposables } from './disposables';
import type { PageLocation } from './page';

export type BackEntries = Pick<PageLocation, 'interceptBack' | 'onBackIntercepted'>;

/** In `history.state` of our entries: how many overlays are open. */
const KEY = 'vitrinaOverlays';
/** In the same state: which tab has made the entry. Others may come from a script of the page. */
const TAB_KEY = 'vitrinaTab';
/** Session storage: a reload still knows its entries. */
const STORAGE_KEY = 'vitrina.tab';

function tabId({ sessionStorage }: BrowserWindow): string {
  const id = sessionStorage.getItem(STORAGE_KEY) ?? randomId();
  sessionStorage.setItem(STORAGE_KEY, id);
  return id;
}

/**
 * History entries of the same URL, one for each overlay that the back button closes. When an overlay is closed otherwise, its entry
 * is left again, so that none stays behind. The page's own popstate listeners are not notified of them.
 */
export function createBackEntries(window: BrowserWindow, { listen, onDispose }: Disposables): BackEntries {
  const listeners = new Set<(count: number) => void>();
  let wanted = 0;
  let url = '';
  /** `history.go` is under way. */
  let isReturning = false;
  let cancel = (): void => {};
  const tab = once(() => {
    try {
      return tabId(window);
    } catch {
      return randomId(); // no storage: entries are known until a reload
    }
  });

  const stateOf = (): Record<string, unknown> | null => {
    const state: unknown = window.history.state ?? {};
    return typeof state === 'object' && state !== null && !Array.isArray(state) ? { ...state } : null;
  };
  const depth = (): number => {
    const state = stateOf();
    const found = Number(state?.[KEY]);
    return Number.isInteger(found) && found > 0 && state?.[TAB_KEY] === tab() ? found : 0;
  };

  /** `go` would cancel the navigation that closing the overlay may have started in the same task: then the entry stays. */
  function syncHistoryLater(): void {
    const stopListening = listen(window, 'beforeunload', () => cancel());
    const timer = window.setTimeout(() => {
      cancel();
      syncHistory();
    });
    cancel = onDispose(() => {
      stopListening();
      window.clearTimeout(timer);
    });
  }

  function syncHistory(): void {
    const have = depth();
    if (have > wanted) {
      isReturning = true;
      window.history.go(wanted - have);
    }
  }

  function push(): void {
    const state = stateOf();
    if (state === null) return; // the page's own state has no room for ours
    url = window.location.href;
    try {
      for (let count = depth() + 1; count <= wanted; count += 1) window.history.pushState({ ...state, [KEY]: count, [TAB_KEY]: tab() }, '');
    } catch {
      // too many entries for the browser, or for a script of the page: the back button leaves the page
    }
  }

  listen(
    window,
    'popstate',
    (event) => {
      const have = depth();
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        push(); // for what was opened meanwhile
        syncHistory();
      } else if (have < wanted) {
        if (window.location.href === url) event.stopImmediatePropagation();
        wanted = have;
        for (const notify of Array.from(listeners)) notify(have);
      } else if (have > wanted) {
        event.stopImmediatePropagation(); // forward into an entry that was left
        syncHistory();
      }
    },
    { capture: true },
  );
  listen(window, 'pageshow', () => (isReturning = false));
  if (depth() > 0) syncHistory(); // reloaded with an open overlay

  return {
    interceptBack(count) {
      wanted = count;
      cancel();
      if (isReturning) return;
      if (count > depth()) push();
      if (count < depth()) syncHistoryLater();
    },
    onBackIntercepted(listener) {
      listeners.add(listener);
      return onDispose(() => void listeners.delete(listener));
    },
  };
}
