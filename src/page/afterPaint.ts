import type { BrowserWindow } from './browserWindow';

/** Chromium delays timers until the input event before them has been painted; elsewhere this is an ordinary timer. */
export function afterPaint(window: BrowserWindow, work: () => void): () => void {
  const cancel = (): void => {
    window.clearTimeout(timer);
    window.removeEventListener('pagehide', run, true);
  };
  const run = (): void => {
    cancel();
    work();
  };
  const timer = window.setTimeout(run);
  window.addEventListener('pagehide', run, true);
  return cancel;
}
