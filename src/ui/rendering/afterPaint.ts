/**
 * Defers expensive work until after the next paint (Chromium holds timers of a click back until then; elsewhere it runs at once).
 * Still runs after the component has unmounted, and on pagehide before other listeners. Returns a function that cancels it.
 */
export function afterPaint(work: () => void): () => void {
  const cancel = (): void => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', now, true);
  };
  const now = (): void => {
    cancel();
    work();
  };
  const timer = setTimeout(now);
  window.addEventListener('pagehide', now, true);
  return cancel;
}
