import type { Page } from '../page/page';

export interface RecordedEvent {
  readonly atMs: number;
  readonly name: string;
  /** Its numbers, switches and the names of widgets and modals: nothing that could be about the shopper. */
  readonly detail: string;
}

export interface Recording {
  readonly events: readonly RecordedEvent[];
  readonly requests: readonly PerformanceResourceTiming[];
  /** When the widget of a placeholder was ready, in ms since the visit began. */
  readyMs(host: Element): number | undefined;
  /** When the shopper first pressed or typed; Infinity before. */
  firstInputMs(): number;
  dispose(): void;
}

/** A page that is open for hours keeps its latest. */
const RECORDED_MAX = 500;

const NAMES = ['widget', 'name', 'type', 'cat'];

function safeDetail(detail: unknown): string {
  if (typeof detail !== 'object' || detail === null) return '';
  return Object.entries(detail)
    .filter(([key, value]) => ['number', 'boolean'].includes(typeof value) || (NAMES.includes(key) && typeof value === 'string'))
    .map(([key, value]) => `${key}: ${String(value).slice(0, 60)}`)
    .join(', ');
}

function pushRecent<Item>(list: Item[], item: Item): void {
  list.push(item);
  if (list.length > RECORDED_MAX) list.shift();
}

/** Records what the page fetches and what Vitrina reports to it, for the preview's report. */
export function recordPage({ events: port }: Page): Recording {
  const events: RecordedEvent[] = [];
  const requests: PerformanceResourceTiming[] = [];
  const ready = new WeakMap<Element, number>();
  let firstInput = Infinity;

  // Only the preview looks at every event, so it wraps the port rather than have each page carry a way to do it.
  const { emit } = port;
  port.emit = (name, detail) => {
    const atMs = performance.now();
    pushRecent(events, { atMs, name, detail: safeDetail(detail) });
    const element: unknown = typeof detail === 'object' && detail !== null ? Reflect.get(detail, 'element') : null;
    if (name === 'widget-ready' && element instanceof Element) ready.set(element, atMs);
    emit(name, detail);
  };

  const observer = typeof PerformanceObserver === 'function' ? new PerformanceObserver((list) => list.getEntries().forEach(take)) : null;
  function take(entry: PerformanceEntry): void {
    if (entry.entryType === 'resource') pushRecent(requests, entry as PerformanceResourceTiming);
    else firstInput = Math.min(firstInput, entry.startTime);
  }
  for (const type of ['resource', 'first-input']) observer?.observe({ type, buffered: true });

  return {
    events,
    requests,
    readyMs: (host) => ready.get(host),
    firstInputMs: () => firstInput,
    dispose() {
      port.emit = emit;
      observer?.disconnect();
    },
  };
}
