import { trackingFeature } from '../../../src/tracking';
import { bufferActions } from '../../../src/tracking/bufferActions';
import type { ItemListeners } from '../../../src/page/itemSightings';
import type { MeasuredPage } from '../../../src/page/measuredPage';
import type { createTestStore } from './createTestStore';

interface FakeMeasuredOptions {
  referrer?: string;
  hasCheckout?: boolean;
  beside?: { pushed: object[]; locks: Map<string, Promise<void>> };
}

/** The page's side of tracking, in memory. `beside`: that of another tab of the browser, with which it shares locks and the tag manager's list. */
export function fakeMeasuredPage({ referrer = '', hasCheckout = true, beside }: FakeMeasuredOptions = {}) {
  const pushed: object[] = beside?.pushed ?? [];
  const locks = beside?.locks ?? new Map<string, Promise<void>>();
  const listeners: ItemListeners[] = [];
  const measured: MeasuredPage = {
    referrer: () => referrer,
    hasWidget: () => hasCheckout,
    dataLayer: { push: (_name, entry) => void pushed.push(entry) },
    watchItems(given) {
      listeners.push(given);
      return () => void listeners.splice(listeners.indexOf(given), 1);
    },
    async lock(name, signal) {
      const before = locks.get(name) ?? Promise.resolve();
      const end = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      if (signal.aborted) return;
      locks.set(name, Promise.all([before, end]).then(() => {})); // prettier-ignore
      await Promise.race([before, end]);
    },
  };
  return { measured, pushed, listeners, locks };
}

/** Tracking on a tab as `main` starts it: it buffers, and loads when the decision allows it. */
export function startTracking(
  { page, shop, onAction, injectFeature }: Pick<ReturnType<typeof createTestStore>, 'page' | 'shop' | 'onAction' | 'injectFeature'>,
  { fake = fakeMeasuredPage(), isLoaded = true, loadMs = 0 } = {},
) {
  let loads = 0;
  let isRunning = false;
  let loading: ReturnType<typeof setTimeout> | undefined;
  bufferActions(page, shop.config.personalisation, onAction, (take) => {
    loads += 1;
    const start = () => {
      isRunning = true;
      injectFeature(trackingFeature({ buffered: take(), onAction, measured: fake.measured }));
    };
    if (loadMs > 0) loading = setTimeout(start, loadMs);
    else if (isLoaded) start();
  });
  return {
    ...fake,
    loads: () => loads,
    isRunning: () => isRunning,
    /** The tab is closed: what is on its way does not arrive. */
    stopLoading: () => clearTimeout(loading),
    /** Events in the tag manager's list. */
    events: () => fake.pushed.filter((entry): entry is { event: string } & Record<string, unknown> => 'event' in entry),
  };
}
