/** Runs in every measured page before its own scripts; the bench reads `window.bench` later. */
export function observePage() {
  const timeoutMs = 60_000;
  const longTasks = [];
  const events = [];
  const paints = [];
  const record = (type, list, options) =>
    new PerformanceObserver((found) => list.push(...found.getEntries())).observe({ type, buffered: true, ...options });
  record('longtask', longTasks, {});
  record('event', events, { durationThreshold: 16 });
  record('largest-contentful-paint', paints, {});

  /** When all these placeholders are ready. Call it before they are. */
  const whenReady = (names) =>
    new Promise((resolve) => {
      const isReady = (name) => document.querySelector(`[data-vitrina="${name}"][data-vitrina-status="ready"]`);
      const observer = new MutationObserver(() => {
        if (!names.every(isReady)) return;
        observer.disconnect();
        resolve(performance.now());
      });
      observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-vitrina-status'] });
    });
  const usable = whenReady(['search-bar']);
  const allReady = whenReady(['search-bar', 'cart-drawer']);

  /** Resolves when what `isShown` detects in a widget has been painted: two frames after it was added. */
  const painted = (widget, isShown) =>
    new Promise((resolve, reject) => {
      const host = document.querySelector(`[data-vitrina="${widget}"]`);
      const root = host.shadowRoot ?? host; // a reference renders without a shadow root
      const startedAt = { key: 0, pointer: 0 };
      root.addEventListener('keydown', ({ timeStamp }) => (startedAt.key = timeStamp), true);
      root.addEventListener('pointerdown', ({ timeStamp }) => (startedAt.pointer = timeStamp), true);
      const timer = setTimeout(() => reject(new Error(`${widget}: not painted after ${timeoutMs} ms: ${isShown}`)), timeoutMs);
      const observer = new MutationObserver(() => {
        if (!isShown(root)) return;
        observer.disconnect();
        clearTimeout(timer);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ ...startedAt, painted: performance.now() })));
      });
      const attributeFilter = ['aria-busy', 'aria-disabled', 'aria-valuenow', 'hidden', 'open'];
      observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter });
    });

  Object.assign(window, { bench: { longTasks, events, paints, usable, allReady, painted } });
}

/** The load metrics of a settled page; times in ms since the navigation began. */
export function readLoad() {
  const [navigation] = performance.getEntriesByType('navigation');
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    loadMs: navigation.loadEventEnd,
    firstPaintMs: paint?.startTime ?? NaN,
    blockingMs: window.bench.longTasks.reduce((total, { duration }) => total + Math.max(0, duration - 50), 0),
    htmlBytes: navigation.encodedBodySize,
    resources: performance.getEntriesByType('resource').map(({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize })),
  };
}

/** What happened from the navigation until `settleMs` after both widgets were ready; a page without widgets: after its load event. */
export async function readStart(settleMs) {
  const [navigation] = performance.getEntriesByType('navigation');
  const readyMs = document.querySelector('[data-vitrina-status]') ? await window.bench.allReady : navigation.loadEventEnd;
  const tasks = window.bench.longTasks.filter(({ startTime }) => startTime < readyMs + settleMs).map(({ duration }) => duration);
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const resources = performance
    .getEntriesByType('resource')
    .map(({ name, initiatorType, startTime, responseEnd, encodedBodySize, transferSize }) => ({
      path: new URL(name).pathname,
      initiatorType,
      startTime,
      responseEnd,
      bytes: encodedBodySize,
      isCached: transferSize === 0,
    }));
  return {
    readyMs,
    blockingMs: tasks.reduce((total, duration) => total + Math.max(0, duration - 50), 0),
    longestMs: Math.max(50, ...tasks), // shorter ones are not reported
    firstPaintMs: paint?.startTime ?? NaN,
    largestPaintMs: window.bench.paints.at(-1)?.startTime ?? NaN,
    resources,
  };
}
