/**
 * The classic tag (`/vitrina/vitrina.js`, at most 3 KB brotli): tests the page's built-ins, opens the queue of
 * `window.vitrina`, keeps early clicks, and imports the hashed modules. Everything else lives in `main.ts`.
 * Nothing here may throw into the page, and nothing of the page is captured before the self-test has passed.
 */
import { withTimeout } from './lib/withTimeout';
import { brokenBuiltIns } from './selfTest';
import type { ApiCall, BootHandle, Runtime, Texts } from './bootHandle';

declare const VITRINA_VERSION: string;
declare const VITRINA_MAIN: string;
declare const VITRINA_INTEGRITY: Record<string, string>;
declare const VITRINA_MESSAGES: Record<string, [path: string, integrity: string]>;

/** A first click waits this long for its widget; then the fallback's own link is followed. */
const FIRST_CLICK_WAIT_MS = 2000;
const PLACEHOLDER = '[data-vitrina]';
const ACTION = '[data-vitrina-action]';

type Global = typeof window & { vitrina?: { version?: string; length?: number; [index: number]: unknown } };
interface EarlyClick {
  element: HTMLElement;
  host: Element | null;
}

function boot(page: Global, doc: Document): void {
  // Not the page's elements: a form that is called `vitrina` is one of the window's names, too, and yields to ours.
  const queued = Object.prototype.hasOwnProperty.call(page, 'vitrina') ? page.vitrina : undefined;
  if (queued && !Array.isArray(queued)) {
    // One instance, however often the tag is included; another release, or another program of this name, is said.
    const running = queued.version ?? 'another program';
    if (running !== VITRINA_VERSION && page.console)
      console.warn(`vitrina: window.vitrina is there already (${running}), so ${VITRINA_VERSION} does nothing`);
    return;
  }
  const broken = brokenBuiltIns(page);
  if (broken.length > 0) {
    if (page.console)
      console.error(
        `vitrina: this page has replaced ${broken.join(', ')} with something else; the widgets stay off and the page is left as it is`,
      );
    return;
  }

  /** A form that is called `querySelector` hides the document's own. */
  const find = (selector: string): Element | null => Document.prototype.querySelector.call(doc, selector);
  const findAll = (selector: string): NodeListOf<Element> => Document.prototype.querySelectorAll.call(doc, selector);
  const tag =
    (doc.currentScript as HTMLScriptElement | null)?.src?.includes('vitrina.js') === true
      ? (doc.currentScript as HTMLScriptElement)
      : (find('script[src*="vitrina.js"]') as HTMLScriptElement | null);
  const base = tag ? new URL('.', tag.src).href : `${page.location.origin}/vitrina/`;
  const nonce = (tag?.nonce || (find('script[nonce]') as HTMLScriptElement | null)?.nonce) ?? '';

  let runtime: Runtime | undefined;
  let waiting: ApiCall[] = [];
  let asked: Promise<void> | undefined;
  let early: EarlyClick[] = [];
  const settled = new WeakSet<Element>();
  /** Why nothing could be loaded; from then on the page is the server's and is left alone. */
  let lost: unknown = null;
  const pinned = new Set<string>();
  let attempts = 0;

  const perform = (call: ApiCall): void => {
    if (runtime) runtime.perform(call);
    else if (lost) call.reject(lost);
    else {
      waiting.push(call);
      ask();
    }
  };
  const later =
    (name: string) =>
    (...args: unknown[]) =>
      new Promise<unknown>((resolve, reject) => perform({ name, args, resolve, reject }));
  let announceReady: () => void = () => {};
  const ready = new Promise<void>((resolve) => {
    announceReady = resolve;
  });
  const push = (...entries: unknown[]): void => {
    for (const entry of entries) {
      if (typeof entry === 'function') void ready.then(() => (entry as (api: unknown) => void)(api));
      else if (Array.isArray(entry))
        later(String(entry[0]))(...(entry.slice(1) as unknown[])).catch((error: unknown) => console.error(error));
      else console.error('vitrina: push takes a function or [method, …arguments]', entry);
    }
  };
  const api = {
    version: VITRINA_VERSION,
    ready,
    push,
    mount: later('mount'),
    unmount: later('unmount'),
    on: (name: string, listener: unknown): void => perform({ name: 'on', args: [name, listener], resolve() {}, reject() {} }),
    off: (name: string, listener: unknown): void => perform({ name: 'off', args: [name, listener], resolve() {}, reject() {} }),
    cart: { add: later('cart.add') },
    modal: { open: later('modal.open'), close: later('modal.close') },
  };
  page.vitrina = api as unknown as NonNullable<Global['vitrina']>;
  if (Array.isArray(queued)) push(...(queued as unknown[]));

  const trustedTypes = (
    page as unknown as { trustedTypes?: { createPolicy(name: string, rules: object): { createScript(text: string): string } } }
  ).trustedTypes;
  let policy: { createScript(text: string): string } | undefined;

  /** From here on the browser refuses a chunk whose content is not the one that was built. */
  function addIntegrity(files: Record<string, string>): void {
    if (tag?.dataset.integrity === 'off') return;
    policy ??= trustedTypes?.createPolicy('vitrina', { createScript: (text: string) => text });
    const integrity: Record<string, string> = {};
    let known = ''; // a template that prints the map of `snippet.html` has pinned its files itself
    for (const { textContent } of findAll('script[type="importmap"]')) known += textContent;
    for (const path of Object.keys(files)) {
      if (!pinned.has(path) && !known.includes(`${path}"`)) integrity[base + path] = files[path] ?? '';
      pinned.add(path);
    }
    if (Object.keys(integrity).length === 0) return;
    const map = Document.prototype.createElement.call(doc, 'script') as HTMLScriptElement;
    map.type = 'importmap';
    map.nonce = nonce;
    const text = JSON.stringify({ integrity });
    map.textContent = policy ? policy.createScript(text) : text;
    find('html')?.appendChild(map).parentNode?.removeChild(map);
  }

  const fetchMessages = (country: string): Promise<Texts> =>
    fetchTexts(VITRINA_MESSAGES[Object.hasOwn(VITRINA_MESSAGES, country) ? country : 'SI'] as [string, string]);

  function fetchTexts([path, integrity]: readonly [string, string]): Promise<Texts> {
    // Without a prototype: a page's `Object.prototype.method` would otherwise be an option of ours.
    return fetch(base + path, { __proto__: null, integrity } as RequestInit).then((answer) =>
      answer.ok ? answer.json() : Promise.reject(new Error(`${path}: ${answer.status}`)),
    );
  }

  async function start(main: string, integrity: Record<string, string>, query = ''): Promise<void> {
    let country = 'SI';
    try {
      country = JSON.parse(find('script#vitrina-config')?.textContent.trim() ?? '').country.toUpperCase();
    } catch {
      // main reports what is wrong with the configuration
    }
    const messages = fetchMessages(country);
    messages.catch(() => {}); // main waits for it and reports
    addIntegrity(query ? { ...integrity, [main + query]: integrity[main] ?? '' } : integrity);
    attempts += 1;
    const attempt = attempts;
    const module: { start(handle: BootHandle): Promise<Runtime> } = await import(base + main + query);
    if (lost || attempt !== attempts) return; // too late: the page is left alone, or another one has begun
    runtime?.dispose();
    runtime = undefined;
    runtime = await module.start({ base, main, addIntegrity, restart, isWaiting, fetchMessages, fetchTexts, messages, settle });
    for (const call of waiting.splice(0)) runtime.perform(call);
    announceReady();
  }

  /** After a deploy the files of this page may be gone: ask for the newest list and begin anew with it. */
  async function restart(): Promise<void> {
    const answer = await fetch(`${base}manifest.json`, { __proto__: null, cache: 'no-store' } as RequestInit);
    const fresh: { main: string; eager: string[]; files: Record<string, { integrity: string }> } = await answer.json();
    const integrity: Record<string, string> = {};
    for (const path of fresh.eager) integrity[path] = fresh.files[path]?.integrity ?? '';
    await start(fresh.main, integrity, fresh.main === VITRINA_MAIN ? '?again' : '');
  }

  function ask(): void {
    if (asked) return;
    const loading = start(VITRINA_MAIN, VITRINA_INTEGRITY).catch(
      (error: unknown) => restart().catch(() => Promise.reject(error)), // the first reason says what is wrong
    );
    asked = withTimeout(loading, VITRINA_MAIN).catch((error: unknown) => {
      lost = error || true;
      for (const host of findAll(PLACEHOLDER)) {
        host.setAttribute('data-vitrina-status', 'failed');
        settle(host);
      }
      doc.dispatchEvent(new CustomEvent('vitrina:widget-failed', { detail: { widget: '*', reason: String(error) } }));
      for (const call of waiting.splice(0)) call.reject(error);
      for (const click of early.splice(0)) follow(click);
      // Last: where a page has taken the console away, everything else is done by now.
      console.error('vitrina: could not be loaded, the page goes on without widgets', error);
    });
  }

  /** The click goes where it would have gone without us. */
  function follow({ element }: EarlyClick): void {
    passing = true;
    element.click();
    passing = false;
  }
  let passing = false;

  /** Called by main when a placeholder is decided: its early click is handed over (`take`) or goes its own way. */
  function settle(host: Element, take?: (element: HTMLElement) => void): void {
    settled.add(host);
    const mine = early.filter((click) => click.host === host);
    early = early.filter((click) => click.host !== host);
    for (const click of mine) (take ? take : () => follow(click))(click.element);
  }
  const isWaiting = (host: Element): boolean => early.some((click) => click.host === host);

  doc.addEventListener(
    'click',
    (event) => {
      const target = event.composedPath()[0];
      if (
        passing ||
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey ||
        !(target instanceof Element)
      )
        return;
      const element = target.closest<HTMLElement>('a[href],button[type="button"]');
      let host = element?.closest(PLACEHOLDER) ?? null;
      // A placeholder in the fallback of another waits and goes with that one.
      for (let outer = host; outer; outer = outer.parentElement?.closest(PLACEHOLDER) ?? null) host = outer;
      if (lost || !element || (host ? settled.has(host) : runtime || !element.closest(ACTION))) return;
      event.preventDefault();
      event.stopPropagation();
      ask();
      const click = { element, host };
      early.push(click);
      setTimeout(() => {
        if (!early.includes(click)) return;
        early = early.filter((other) => other !== click);
        if (!host && runtime) element.click();
        else follow(click);
      }, FIRST_CLICK_WAIT_MS);
      if (!host)
        void ready.then(() => {
          if (!early.includes(click)) return;
          early = early.filter((other) => other !== click);
          element.click();
        });
      else runtime?.wake(host);
    },
    true,
  );

  /** The page goes, perhaps with its tab, before main could do what was clicked: the next page adds it to the cart. */
  page.addEventListener('pagehide', () => {
    const clicks = early.splice(0).map(({ element }) => element.closest<HTMLElement>(ACTION)?.dataset ?? {});
    try {
      if (clicks.length > 0) localStorage.setItem('vitrina.early-clicks', JSON.stringify({ at: Date.now(), clicks }));
    } catch {
      // no storage
    }
  });

  const wanted = (): boolean => {
    if (!asked && find(`${PLACEHOLDER},${ACTION}`)) ask();
    return asked !== undefined;
  };
  if (!wanted()) {
    const observer = new MutationObserver(() => {
      if (wanted()) observer.disconnect();
    });
    observer.observe(doc, { childList: true, subtree: true });
  }
}

try {
  boot(window as Global, document);
} catch (error) {
  if (window.console) console.error('vitrina: did not start, the page is left as it is', error);
}
