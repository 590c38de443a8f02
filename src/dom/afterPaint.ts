/** What deferring needs of a window. */
type Timers = Pick<Window, 'setTimeout' | 'clearTimeout' | 'addEventListener' | 'removeEventListener'>;

/**
 * Defers expensive work until after the next paint: Chromium holds timers of a press back until then, elsewhere this is an ordinary timer.
 * Still runs after the component has unmounted, and on pagehide before other listeners. Returns a function that cancels it.
 */
export function afterPaint(window: Timers, work: () => void): () => void {
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
