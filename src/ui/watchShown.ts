/** An opening dialog may begin outside the viewport; after so long it must be seen. */
const GRACE_MS = 1000;

function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  for (let one: HTMLElement | null = element; one !== null; one = one.parentElement) {
    const { visibility, opacity } = getComputedStyle(one);
    if (visibility !== 'visible' || Number(opacity) === 0) return false;
    if (one instanceof HTMLDialogElement) break; // the top layer: what lies around it no longer shows through it
  }
  return true;
}

/**
 * Calls `onHidden` once when an open dialog cannot be seen: a content blocker may hide it at any time, and a page that
 * neither scrolls nor answers to clicks for no visible reason is worse than a dialog less (HOSTILE.md).
 */
export function watchShown(element: HTMLElement, onHidden: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOnScreen = false;
  const check = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isOnScreen && isSeen(element)) return;
      observer.disconnect();
      onHidden();
    }, GRACE_MS);
  };
  const observer = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    check();
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
