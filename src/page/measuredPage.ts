import type { BrowserWindow } from './browserWindow';
import { createDataLayer } from './dataLayer';
import type { DataLayer } from './dataLayer';
import { documentMember } from './documentMember';
import { watchItems } from './itemSightings';
import type { ItemListeners } from './itemSightings';
import type { Log } from './page';

/** What tracking reads and changes of the page around us; loaded with it. No method throws. */
export interface MeasuredPage {
  /** The address of the page before this one; empty for none. */
  referrer(): string;
  readonly dataLayer: DataLayer;
  /** Whether the page has a placeholder of this widget, which is not off. */
  hasWidget(name: string): boolean;
  /** Calls the listeners for items of which half was seen for a second, and those that are followed. Returns a function that stops it. */
  watchItems(listeners: ItemListeners): () => void;
  /** Resolves once no other tab holds the lock of this name, or `signal` has aborted. This one holds it until then. */
  lock(name: string, signal: AbortSignal): Promise<void>;
}

export const createMeasuredPage = (window: BrowserWindow, log: Log): MeasuredPage => ({
  referrer: () => documentMember(window, 'referrer'),
  dataLayer: createDataLayer(window, log),
  hasWidget: (name) =>
    documentMember(window, 'querySelector').call(
      window.document,
      `[data-vitrina="${name}"]:not([data-vitrina-status="off"],[data-vitrina-status="failed"])`,
    ) !== null,
  watchItems(listeners) {
    try {
      return watchItems(window, listeners);
    } catch (error) {
      log.warn('vitrina: what is seen cannot be measured', error);
      return () => {};
    }
  },
  lock: (name, signal) => lock(window, name, signal),
});

/** Without locks, as in older browsers and on insecure pages, the ids of events make repetition harmless. */
function lock({ navigator }: BrowserWindow, name: string, signal: AbortSignal): Promise<void> {
  return new Promise<void>((resolve) => {
    const locks = navigator.locks as LockManager | undefined;
    if (locks === undefined || signal.aborted) return resolve();
    const hold = () =>
      new Promise<void>((release) => {
        signal.addEventListener('abort', () => release());
        resolve();
      });
    locks.request(name, { signal }, hold).catch(() => resolve());
  }).catch(() => {}); // a page may have replaced them
}
