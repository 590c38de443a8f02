import { useEffect } from 'react';
import type { RefObject } from 'react';

/** A footer, a field, a button, and a link that looks like one. */
const IN_THE_WAY =
  'footer, [role="contentinfo"], input, select, textarea, button, summary, [role="button"], a[class*="btn"], a[class*="button"], [contenteditable="true"]';
/** No control is smaller (WCAG 2.5.8). */
const STEP_PX = 24;
/** A look costs some 60 hit tests, too many for each frame of a scroll: nothing is pressed before it rests. */
const REST_MS = 120;
/** Where something on the page scrolls without a rest. */
const LATEST_MS = 1000;

/** Also in the shadow roots of other widgets. */
function isAt(root: Document | ShadowRoot, x: number, y: number, own: Node): boolean {
  const found = Object.getPrototypeOf(root).elementsFromPoint?.call(root, x, y) ?? [];
  return Array.from<Element>(found).some(
    (element) =>
      element.getRootNode() === root &&
      (element.matches(IN_THE_WAY) || (element.shadowRoot !== null && element.shadowRoot !== own && isAt(element.shadowRoot, x, y, own))),
  );
}

function covers(box: HTMLElement): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  for (let y = top; y < bottom + STEP_PX; y += STEP_PX)
    for (let x = left; x < right + STEP_PX; x += STEP_PX)
      if (isAt(document, Math.min(x, right - 1), Math.min(y, bottom - 1), box.getRootNode())) return true;
  return false;
}

/** Marks a floating element with `data-aside="true"` while it lies over something that the shopper fills in or presses, or over the page's end. */
export function useStepsAside(floating: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const box = floating.current;
    if (!isShown || box === null) return undefined;
    let [resting, latest] = [0, 0];
    const forget = (): void => {
      for (const timer of [resting, latest]) clearTimeout(timer);
      latest = 0;
    };
    const look = (): void => {
      forget();
      box.setAttribute('data-aside', String(covers(box)));
    };
    const lookLater = (): void => {
      clearTimeout(resting);
      resting = window.setTimeout(look, REST_MS);
      if (latest === 0) latest = window.setTimeout(look, LATEST_MS);
    };
    look();
    const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(lookLater) : null; // what arrives moves the rest
    for (const element of [document.documentElement, box]) sizes?.observe(element);
    document.addEventListener('scroll', lookLater, { capture: true, passive: true });
    return () => {
      forget();
      sizes?.disconnect();
      document.removeEventListener('scroll', lookLater, true);
    };
  }, [floating, isShown]);
}
