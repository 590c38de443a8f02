import type { BrowserWindow } from './browserWindow';
import { documentMember } from './documentMember';
import type { Log, PageEvents } from './page';

const PREFIX = 'vitrina:';

/** The part of the page's jQuery that we use. */
type JQuery = ((target: Document) => { trigger(name: string, parameters: unknown[]): unknown }) & { event?: { triggered?: unknown } };

/**
 * Dispatches `vitrina:<noun>-<past verb>` on `document` for the page's scripts. A throwing listener affects no other: the DOM
 * reports its own, jQuery's and ours are caught here.
 */
export function createPageEvents(window: BrowserWindow, log: Log): PageEvents {
  const listenersByName = new Map<string, Set<(detail: unknown) => void>>();
  const lastDetails = new Map<string, unknown>();

  const attempt = (name: string, act: () => void): void => {
    try {
      act();
    } catch (error) {
      log.error(`vitrina: a listener of ${PREFIX}${name} threw`, error);
    }
  };

  /** jQuery may be loaded, replaced or reverted by noConflict at any time, so it is looked up for each event. */
  const findJQuery = (): JQuery | null => {
    const jQuery: unknown = Reflect.get(window, 'jQuery');
    return typeof jQuery === 'function' ? (jQuery as JQuery) : null;
  };

  const triggerJQuery = (name: string, detail: unknown): void => void findJQuery()?.(window.document).trigger(PREFIX + name, [detail]);

  /**
   * jQuery listeners on `document` would receive both the CustomEvent and `trigger`. Since 1.2 jQuery ignores native events of
   * the type it is triggering itself, so that state is set meanwhile.
   */
  const notifyPage = (name: string, detail: unknown): void => {
    const events = findJQuery()?.event ?? {};
    const before = events.triggered;
    events.triggered = PREFIX + name;
    try {
      documentMember(window, 'dispatchEvent').call(window.document, new window.CustomEvent(PREFIX + name, { detail }));
    } finally {
      events.triggered = before;
    }
  };

  return {
    emit(name, detail) {
      lastDetails.set(name, detail);
      attempt(name, () => notifyPage(name, detail));
      attempt(name, () => triggerJQuery(name, detail));
      // A copy: listeners added meanwhile have already received the value.
      for (const listener of Array.from(listenersByName.get(name) ?? [])) attempt(name, () => listener(detail));
    },
    on(name, listener) {
      const entry = (detail: unknown) => listener(detail);
      const listeners = listenersByName.get(name) ?? new Set();
      listenersByName.set(name, listeners.add(entry));
      if (lastDetails.has(name)) attempt(name, () => entry(lastDetails.get(name)));
      return () => void listeners.delete(entry);
    },
  };
}
