import type { Page } from '../page/page';
import { whenIdle } from './schedule';

/** The part of the Network Information API that we read; Firefox and Safari do not have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function isConnectionPoor(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}

/**
 * Runs `work` once, when the browser is idle after the first widget is ready; never on a metered or slow connection, nor after
 * `signal` has aborted.
 */
export function afterFirstWidget(events: Page['events'], signal: AbortSignal, work: () => void): void {
  if (isConnectionPoor()) return;
  let isScheduled = false;
  const stop = events.on('widget-ready', () => {
    if (isScheduled || signal.aborted) return;
    isScheduled = true;
    signal.addEventListener('abort', whenIdle(work));
  });
  signal.addEventListener('abort', stop);
}
