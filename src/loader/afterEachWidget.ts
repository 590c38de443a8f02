import type { Page } from '../page/page';
import { isConnectionPoor } from './isConnectionPoor';
import { whenIdle } from './schedule';

/**
 * Runs `work` for each widget, when the browser is idle after the widget is ready; never on a metered or slow connection, nor after
 * `signal` has aborted.
 */
export function afterEachWidget(events: Page['events'], signal: AbortSignal, work: (widget: string) => void): void {
  if (isConnectionPoor()) return;
  const seen = new Set<string>(); // a widget may be mounted any number of times
  const stop = events.on('widget-ready', (detail) => {
    const { widget } = detail as { widget: string };
    if (signal.aborted || seen.has(widget)) return;
    seen.add(widget);
    signal.addEventListener(
      'abort',
      whenIdle(() => work(widget)),
    );
  });
  signal.addEventListener('abort', stop);
}
