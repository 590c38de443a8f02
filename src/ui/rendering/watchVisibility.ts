/** An opening dialog may start outside the window; after this time it must be visible. */
const GRACE_MS = 1000;

/** Whether a part of the box is in the window, and neither it nor its dialog is hidden. */
function isSeen(element: HTMLElement): boolean {
  if (element.closest('[data-below]')) return true; // hidden by ours above it, until its turn
  const { width, height, left, right, top, bottom } = element.getBoundingClientRect();
  const { innerWidth = 0, innerHeight = 0 } = element.ownerDocument.defaultView ?? {}; // not of the root: a page that zooms has those in other pixels
  if (width === 0 || height === 0 || right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return false;
  for (let one: HTMLElement | null = element; one !== null; one = one.parentElement) {
    const { visibility, opacity } = getComputedStyle(one);
    if (visibility !== 'visible' || Number(opacity) === 0) return false;
    if (one instanceof HTMLDialogElement) break; // nothing around it shows through the top layer
  }
  return true;
}

/**
 * Calls `onHidden` once when an open dialog cannot be seen: a content blocker may hide it at any time, and a page that neither
 * scrolls nor reacts to clicks is worse than a missing dialog (docs/hostile-pages.md).
 */
export function watchVisibility(element: HTMLElement, onHidden: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let framesToWait = 0;
  const check = (): void => {
    if (isSeen(element)) return;
    if (framesToWait > 0) {
      framesToWait -= 1;
      frame = requestAnimationFrame(check); // a busy page may not have painted it yet, a hidden tab does not paint
      return;
    }
    observer.disconnect();
    onHidden();
  };
  const observer = new IntersectionObserver(() => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    framesToWait = 2;
    timer = setTimeout(check, GRACE_MS);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
