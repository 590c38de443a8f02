import { once } from '../lib/once';
import type { Page } from '../page/page';
import { afterEachWidget } from './afterEachWidget';
import { PLACEHOLDER_SELECTOR, widgetNameOf } from './placeholders';
import { whenIdle } from './schedule';

/** Events that precede a press or a typed character. */
const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin'];
const TARGETS = `${PLACEHOLDER_SELECTOR}, [data-vitrina-action]`;
const PROBE_KEY = 'vitrina.probe';

interface Code {
  /** Imports the client of the shop's endpoints. */
  loadClient: () => Promise<unknown>;
  /** Imports what a widget shows once it is used. */
  loadParts: ReadonlyMap<string, () => Promise<unknown>>;
  /** Slow work of the first use that needs no code; runs at idle once the first of these has loaded. */
  warmUp: () => void;
}

/**
 * Imports code before its first use: when the shopper reaches for a placeholder or an action, or when the browser is idle after a widget
 * is ready. The client is needed by all, parts by their widget. Imports only: what a widget does with its parts then is its own business. Returns a
 * function that stops waiting.
 */
export function prefetchCode({ storage, events }: Page, { loadClient, loadParts, warmUp }: Code): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const stop = (): void => waiting.abort();
  const left = new Set([loadClient, ...loadParts.values()]);
  const warmUpOnce = once(() => whenIdle(warmUp));
  const load = (code: (() => Promise<unknown>) | undefined): void => {
    if (signal.aborted || code === undefined || !left.delete(code)) return;
    code().then(warmUpOnce, () => {}); // the first use tries again, and reports it
    if (left.size === 0) stop();
  };
  const prefetchFor = (widget: string): void => {
    load(loadParts.get(widget));
    load(loadClient);
  };
  const onIntent = ({ target }: Event): void => {
    const found = target instanceof Element ? target.closest(TARGETS) : null;
    if (found) prefetchFor(widgetNameOf(found));
  };
  for (const type of INTENT_EVENTS) document.addEventListener(type, onIntent, { passive: true, capture: true, signal });

  // A page that can store nothing has only the client to save an addition when it is left.
  const canStore = [storage.session, storage.local].some((store) => store.set(PROBE_KEY, '1'));
  [storage.session, storage.local].forEach((store) => store.remove(PROBE_KEY));
  if (!canStore) load(loadClient);
  afterEachWidget(events, signal, prefetchFor);
  return stop;
}
