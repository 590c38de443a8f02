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
  /** Calls the listeners for items of which half was seen for a second, and those that are followed. Returns a function that stops it. */
  watchItems(listeners: ItemListeners): () => void;
  /** Resolves once no other tab holds the lock of this name, or `signal` has aborted. This one holds it until then. */
  lock(name: string, signal: AbortSignal): Promise<void>;
}

export const createMeasuredPage = (window: BrowserWindow, log: Log): MeasuredPage => ({
  referrer: () => documentMember(window, 'referrer'),
  dataLayer: createDataLayer(window, log),
  watchItems: (listeners) => watchItems(window, listeners),
  lock: (name, signal) => lock(window, name, signal),
});

/** Without locks, as in older browsers and on insecure pages, the ids of events make repetition harmless. */
function lock({ navigator }: BrowserWindow, name: string, signal: AbortSignal): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  return new Promise((resolve) => {
    if (locks === undefined || signal.aborted) return resolve();
    const hold = () =>
      new Promise<void>((release) => {
        signal.addEventListener('abort', () => release());
        resolve();
      });
    locks.request(name, { signal }, hold).catch(() => resolve());
  });
}
