/**
 * Runs first in a frame of the catalogue: it gives the widget the answers that were recorded at the reference shop, and a storage, cookies and a clock of
 * its own, so that no two frames disturb each other and a page written months ago still shows "tomorrow". What the widget reports goes to the page around.
 *
 * `#catalogue-frame` is JSON: `{ path, mode, recordedAt, answers }`
 * - `path`: the address that the page had in the shop
 * - `mode`: `record` (nothing is replaced but what must not be shared), `replay`, `loading` (no answer comes), `error` (each answer is 500)
 * - `answers`: `[{ method, url, body, status, headers, text }]`, in the order in which they came
 */
(() => {
  const { path, mode, recordedAt, answers = [] } = JSON.parse(document.getElementById('catalogue-frame').textContent);
  const { parent } = window;
  const report = (kind, value) => parent !== window && parent.postMessage({ frame: kind, value }, location.origin);

  function replayConsole() {
    for (const level of ['warn', 'error', 'info']) {
      const native = console[level];
      console[level] = (...values) => {
        native.apply(console, values);
        report('console', values.filter((value) => !(value instanceof Node)).map(String).join(' ')); // prettier-ignore
      };
    }
  }

  function ownStorage() {
    const items = new Map();
    return {
      get length() {
        return items.size;
      },
      key: (index) => [...items.keys()][index] ?? null,
      getItem: (key) => items.get(String(key)) ?? null,
      setItem: (key, value) => void items.set(String(key), String(value)),
      removeItem: (key) => void items.delete(String(key)),
      clear: () => items.clear(),
    };
  }

  function ownCookies() {
    const cookies = new Map();
    return {
      configurable: true,
      get: () => [...cookies].map((pair) => pair.join('=')).join('; '),
      set(line) {
        const [, name, value, attributes] = /^\s*([^=;]*)=([^;]*)(.*)$/.exec(line) ?? [];
        if (name === undefined) return;
        const [, age] = /;\s*max-age=(-?\d+)/i.exec(attributes) ?? [];
        const [, expires] = /;\s*expires=([^;]+)/i.exec(attributes) ?? [];
        if (Number(age ?? 1) <= 0 || Date.parse(expires) < Date.now()) cookies.delete(name);
        else cookies.set(name, value);
      },
    };
  }

  function isolate() {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { configurable: true, value: ownStorage() });
    Object.defineProperty(document, 'cookie', ownCookies());
    // Another frame has taken the focus of the window, if nobody has pressed anything here: what it keeps open stays open.
    let pressedAt = -Infinity;
    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, () => (pressedAt = performance.now()), true);
    const isTaken = (event) => event.relatedTarget === null && performance.now() - pressedAt > 500;
    for (const type of ['blur', 'focusout'])
      window.addEventListener(type, (event) => isTaken(event) && event.stopImmediatePropagation(), true);
    window.BroadcastChannel = class extends EventTarget {
      postMessage() {}
      close() {}
    };
  }

  function turnBackClock() {
    const Native = Date;
    const offset = recordedAt - Native.now();
    window.Date = class Date extends Native {
      constructor(...parts) {
        if (parts.length === 0) super(Native.now() + offset);
        else super(...parts);
      }
      static now = () => Native.now() + offset;
    };
  }

  const given = new Map();
  /** The answer to this call; the same call again gets the next one that was recorded for it, and the last one from then on. */
  function answerTo(method, url, body) {
    const here = answers.filter((answer) => answer.method === method && new URL(answer.url, location.origin).pathname === url.pathname);
    const sameUrl = here.filter((answer) => answer.url === url.pathname + url.search);
    const same = sameUrl.filter((answer) => answer.body === body);
    const found = [same, sameUrl, here].find((list) => list.length > 0) ?? [];
    const key = `${method} ${found[0]?.url} ${found[0]?.body}`;
    const nth = given.get(key) ?? 0;
    given.set(key, nth + 1);
    return found[Math.min(nth, found.length - 1)];
  }

  const json = (status, value) => new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

  function replayAnswers() {
    const { fetch } = window;
    window.fetch = async (address, options = {}) => {
      const { method = 'GET', body, signal } = options;
      const url = new URL(address, location.origin);
      // The release's own texts, and what it was built from.
      if (url.pathname.startsWith('/vitrina/')) return fetch.call(window, address, options);
      signal?.throwIfAborted();
      if (mode === 'loading') return new Promise((_, failed) => signal?.addEventListener('abort', () => failed(signal.reason)));
      if (mode === 'error') return json(500, { message: 'Internal Server Error' });
      const answer = answerTo(method.toUpperCase(), url, body ?? '');
      if (answer) return new Response(answer.status === 204 ? null : answer.text, { status: answer.status, headers: answer.headers });
      report('note', `No answer was recorded for ${method.toUpperCase()} ${url.pathname}${url.search}`);
      return json(503, {});
    };
    navigator.sendBeacon = () => true;
  }

  /** No page of the shop is here: where a link, a form or the widget leads is told instead. */
  function stay() {
    const tell = (url) => report('note', `Leads to ${url.replace(location.origin, '')}`);
    // Browsers without it follow links and forms to a page that is not here.
    window.navigation?.addEventListener('navigate', (event) => {
      if (event.destination.sameDocument || !event.cancelable) return;
      event.preventDefault();
      tell(event.destination.url);
    });
    window.open = (url) => (tell(String(url)), null);
    window.addEventListener('click', (event) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      if (event.defaultPrevented || !link?.target || link.target === '_self') return;
      event.preventDefault();
      tell(link.href);
    });
  }

  replayConsole();
  isolate();
  if (mode !== 'record') {
    if (recordedAt) turnBackClock();
    replayAnswers();
    history.replaceState(null, '', path);
  }
  stay();
})();
