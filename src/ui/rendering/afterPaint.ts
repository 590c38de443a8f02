/**
 * Does what follows from a press, and is much work, after the press itself is painted: Chromium holds the timers of a press back until
 * then; elsewhere it is as if it had been done at once. It is also done when what was pressed is gone meanwhile, and when the page is
 * left: before whoever else listens for that. Gives the way to take it back.
 */
export function afterPaint(work: () => void): () => void {
  const takeBack = (): void => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', now, true);
  };
  const now = (): void => {
    takeBack();
    work();
  };
  const timer = setTimeout(now);
  window.addEventListener('pagehide', now, true);
  return takeBack;
}
