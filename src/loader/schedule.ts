import { findPageBox, isPageBox } from '../page/pageScroll';
import type { Shop } from '../shop/shop';
import type { AnyWidgetDefinition } from './defineWidget';

/** Events on the placeholder that signal intent to use the widget. */
const INTENT_EVENTS = ['pointerenter', 'pointerdown', 'focusin', 'touchstart'];
/** Unless the definition sets another. */
const NEAR_PX = 200;
const IDLE_LIMIT_MS = 2000;

/** Calls `wanted` once, at the definition's mount time. Returns a function that cancels it. */
export function schedule(
  { mount, nearPx = NEAR_PX, intentEvents = [] }: AnyWidgetDefinition,
  shop: Shop,
  host: HTMLElement,
  wanted: () => void,
): () => void {
  switch (typeof mount === 'function' ? mount(shop) : mount) {
    case 'now':
      wanted();
      return () => {};
    case 'visible':
      return whenVisible(host, nearPx, wanted);
    case 'idle':
      return whenIdle(wanted);
    case 'intent':
      return whenIntended(host, intentEvents, wanted);
  }
}

/** Whether the placeholder has a box near the viewport. An observer, which also knows what clips it, would report it a frame later. */
function isNearViewport(host: HTMLElement, nearPx: number): boolean {
  const { width, height, top, bottom, left, right } = host.getBoundingClientRect();
  const [down, across] = [innerHeight + nearPx, innerWidth + nearPx];
  return width > 0 && height > 0 && bottom > -nearPx && top < down && right > -nearPx && left < across;
}

function whenVisible(host: HTMLElement, nearPx: number, wanted: () => void): () => void {
  if (!('IntersectionObserver' in window) || isNearViewport(host, nearPx)) {
    wanted();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wanted();
    },
    { rootMargin: `${nearPx}px` },
  );
  observer.observe(host);
  return () => observer.disconnect();
}

export function whenIdle(wanted: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(wanted, { timeout: IDLE_LIMIT_MS });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(wanted, IDLE_LIMIT_MS);
  return () => clearTimeout(id);
}

function whenIntended(host: HTMLElement, windowEvents: readonly string[], wanted: () => void): () => void {
  // After a reload or back navigation the page may start scrolled down: its scroll event fired before us, as may have the press that opened a fallback.
  if (
    (windowEvents.includes('scroll') && (window.scrollY > 0 || findPageBox(window))) ||
    host.matches(':focus-within') ||
    host.querySelector('details[open]')
  ) {
    wanted();
    return () => {};
  }
  const waiting = new AbortController();
  const stop = (): void => waiting.abort();
  const { signal } = waiting;
  const once = (): void => {
    if (signal.aborted) return;
    stop();
    wanted();
  };
  // Something else on the page was pressed or scrolled: let it paint first. A carousel elsewhere that snaps into place is no scrolling shopper.
  const later = ({ type, target }: Event): void => {
    if (type !== 'scroll' || !(target instanceof Node) || target.contains(host) || isPageBox(window, target)) setTimeout(once);
  };
  for (const type of INTENT_EVENTS) host.addEventListener(type, once, { passive: true, signal });
  for (const type of windowEvents) window.addEventListener(type, later, { passive: true, capture: true, signal });
  return stop;
}
