/** Runs in every measured page before its own scripts; the bench reads `window.bench` later. */
export function observePage() {
  const timeoutMs = 60_000;
  const longTasks = [];
  const events = [];
  const record = (type, list, options) =>
    new PerformanceObserver((found) => list.push(...found.getEntries())).observe({ type, buffered: true, ...options });
  record('longtask', longTasks, {});
  record('event', events, { durationThreshold: 16 });

  const usable = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-vitrina="search-bar"][data-vitrina-status="ready"]')) return;
      observer.disconnect();
      resolve(performance.now());
    });
    observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-vitrina-status'] });
  });

  /** Resolves when what `isShown` detects in a widget has been painted: two frames after it was added. */
  const painted = (widget, isShown) =>
    new Promise((resolve, reject) => {
      const { shadowRoot } = document.querySelector(`[data-vitrina="${widget}"]`);
      const startedAt = { key: 0, pointer: 0 };
      shadowRoot.addEventListener('keydown', ({ timeStamp }) => (startedAt.key = timeStamp), true);
      shadowRoot.addEventListener('pointerdown', ({ timeStamp }) => (startedAt.pointer = timeStamp), true);
      const timer = setTimeout(() => reject(new Error(`${widget}: not painted after ${timeoutMs} ms: ${isShown}`)), timeoutMs);
      const observer = new MutationObserver(() => {
        if (!isShown(shadowRoot)) return;
        observer.disconnect();
        clearTimeout(timer);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ ...startedAt, painted: performance.now() })));
      });
      const attributeFilter = ['aria-busy', 'aria-disabled', 'aria-valuenow', 'hidden', 'open'];
      observer.observe(shadowRoot, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter });
    });

  Object.assign(window, { bench: { longTasks, events, usable, painted } });
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
