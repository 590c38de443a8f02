import type { BrowserWindow } from './browserWindow';
import { documentMember } from './documentMember';
import type { Disposables } from './disposables';
import type { Visibility } from './page';

/** A page that came over the network is not offline, whatever the browser reports from its start (behind some VPNs and virtual machines). */
function isMisreported({ navigator, performance }: BrowserWindow): boolean {
  const [navigation] = performance?.getEntriesByType?.('navigation') ?? [];
  return navigator.onLine === false && ((navigation as PerformanceNavigationTiming | undefined)?.transferSize ?? 0) > 0;
}

/** No `unload` or `beforeunload`: they prevent the back-forward cache. */
export function createVisibility(window: BrowserWindow, { listen, onDispose }: Disposables): Visibility {
  const { document, navigator } = window;
  const isHidden = (): boolean => documentMember(window, 'visibilityState') === 'hidden';

  const onChange: Visibility['onChange'] = (listener) => listen(document, 'visibilitychange', () => listener(isHidden()));
  const onShow: Visibility['onShow'] = (listener) =>
    listen(window, 'pageshow', (event) => listener('persisted' in event && event.persisted === true));

  let isTrusted = !isMisreported(window);
  listen(window, 'online', () => (isTrusted = true));

  return {
    isHidden,
    onChange,
    onShow,
    onReturn(listener) {
      const stops = [onChange((hidden) => hidden || listener()), onShow((restored) => restored && listener())];
      return () => stops.forEach((stop) => stop());
    },
    whenOpened(work) {
      // TypeScript does not know it yet.
      if (documentMember(window, 'prerendering' as keyof Document)) listen(document, 'prerenderingchange', work);
      else work();
    },
    onHide: (listener) => listen(window, 'pagehide', () => listener()),
    isOnline: () => navigator.onLine !== false || !isTrusted,
    onOnlineChange(listener) {
      const stopOnline = listen(window, 'online', () => listener(true));
      const stopOffline = listen(window, 'offline', () => listener(false));
      return onDispose(() => {
        stopOnline();
        stopOffline();
      });
    },
  };
}
