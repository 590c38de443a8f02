import type { AnyWidgetDefinition } from './defineWidget';

/** Pointer, focus and touch on the placeholder show that the shopper reaches for the widget. */
const INTENT_EVENTS = ['pointerenter', 'pointerdown', 'focusin', 'touchstart'];
/** A widget is fetched when its placeholder is this close to the viewport. */
const VISIBLE_MARGIN = '200px';
const IDLE_LIMIT_MS = 2000;

/** Calls `wanted` once, when the definition's mount time has come. Returns the way to stop waiting. */
export function schedule(definition: AnyWidgetDefinition, host: HTMLElement, wanted: () => void): () => void {
  switch (definition.mount) {
    case 'now':
      wanted();
      return () => {};
    case 'visible':
      return whenVisible(host, wanted);
    case 'idle':
      return whenIdle(wanted);
    case 'intent':
      return whenIntended(host, definition.intentEvents ?? [], wanted);
  }
}

function whenVisible(host: HTMLElement, wanted: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wanted();
    },
    { rootMargin: VISIBLE_MARGIN },
  );
  observer.observe(host);
  return () => observer.disconnect();
}

function whenIdle(wanted: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(wanted, { timeout: IDLE_LIMIT_MS });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(wanted, IDLE_LIMIT_MS);
  return () => clearTimeout(id);
}

function whenIntended(host: HTMLElement, windowEvents: readonly string[], wanted: () => void): () => void {
  if (windowEvents.includes('scroll') && window.scrollY > 0) {
    wanted(); // a reload or a way back that begins far down: its scroll event came before us
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
  // Pressed, typed or scrolled elsewhere on the page: what that does is painted first.
  const later = (): void => void setTimeout(once);
  for (const type of INTENT_EVENTS) host.addEventListener(type, once, { passive: true, signal });
  for (const type of windowEvents) window.addEventListener(type, later, { passive: true, capture: true, signal });
  return stop;
}
