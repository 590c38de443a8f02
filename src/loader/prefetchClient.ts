import type { Page } from '../page/page';
import { afterFirstWidget } from './afterFirstWidget';
import { PLACEHOLDER_SELECTOR } from './placeholders';

/** Events that precede a press or a typed character. */
const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin'];
const TARGETS = `${PLACEHOLDER_SELECTOR}, [data-vitrina-action]`;
const PROBE_KEY = 'vitrina.probe';

/**
 * Loads the client of the shop's endpoints before the first call: when the shopper reaches for a placeholder or an action, or when the
 * browser is idle after the first widget is ready. Returns a function that stops waiting.
 */
export function prefetchClient({ storage, events }: Page, load: () => Promise<unknown>): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const stop = (): void => waiting.abort();
  const prefetch = (): void => {
    if (signal.aborted) return;
    stop();
    load().catch(() => {}); // the first call tries again, and reports it
  };
  const onIntent = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(TARGETS)) prefetch();
  };
  for (const type of INTENT_EVENTS) document.addEventListener(type, onIntent, { passive: true, capture: true, signal });

  // A page that can store nothing has only the client to save an addition when it is left.
  const canStore = [storage.session, storage.local].some((store) => store.set(PROBE_KEY, '1'));
  [storage.session, storage.local].forEach((store) => store.remove(PROBE_KEY));
  if (!canStore) prefetch();
  else afterFirstWidget(events, signal, prefetch);
  return stop;
}
