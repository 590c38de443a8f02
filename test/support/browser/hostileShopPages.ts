/**
 * What the pages of a legacy shop do around us (docs/hostile-pages.md), beyond the scripts of `hostileScripts.ts`; those that do not touch one another
 * share a page. Scripts are serialized: no references to outside.
 */
export interface HostileShopPage {
  /** Run before everything else in the page. */
  scripts?: (() => void)[];
  /** What a template, a minifier or a proxy makes of the HTML. */
  html?: (html: string) => string;
  /** A stylesheet of the page. */
  css?: string;
  headers?: Record<string, string>;
  /** The page's own globals. */
  globals?: string[];
}

const WINDOW_NAMES = () => {
  for (const name of ['name', 'status', 'event', 'self', 'parent', 'origin', 'length', 'closed', 'find', 'stop', 'open', 'close', 'print'])
    Object.defineProperty(window, name, { value: `the page's ${name}`, writable: true, configurable: true });
  for (const name of ['screenX', 'scrollX', 'pageYOffset', 'devicePixelRatio', 'opener', 'frames', 'external', 'focus'])
    Object.defineProperty(window, name, { value: `the page's ${name}`, writable: true, configurable: true });
  for (const name of ['React', 'ReactDOM', 'axios', 'Redux', 'L', '_', 'e', 't']) Reflect.set(window, name, `the page's ${name}`);
};

const MODULE_LOADERS = () => {
  const refuse = (): never => {
    throw new Error('Mismatched anonymous define()');
  };
  Object.assign(window, { define: Object.assign(refuse, { amd: {} }), require: refuse, exports: {}, module: { exports: {} } });
  Object.assign(window, { process: { env: {} }, global: {} });
};

const SWALLOWED_ERRORS = () => {
  window.addEventListener('error', (event) => event.preventDefault());
  window.addEventListener('unhandledrejection', (event) => event.preventDefault());
  Error.stackTraceLimit = 0;
  Reflect.set(Error, 'prepareStackTrace', () => {
    throw new Error('no stack');
  });
};

/** The polyfill of MDN, which knows the document only. */
const SELECTOR_SHIMS = () => {
  Reflect.set(Element.prototype, 'matches', function matches(this: Element, selector: string) {
    return Array.from(this.ownerDocument.querySelectorAll(selector)).includes(this);
  });
  Reflect.set(Element.prototype, 'closest', function closest(this: Element, selector: string) {
    return this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null);
  });
  Reflect.set(Node.prototype, 'contains', function contains(this: Node, other: Node | null) {
    return other?.nodeType === 1 && (other === this || (this.compareDocumentPosition(other) & 16) > 0);
  });
};

/** `once`, `signal` and `passive` are unknown to it. */
const LISTENERS_WITHOUT_OPTIONS = () => {
  for (const name of ['addEventListener', 'removeEventListener'] as const) {
    const native = EventTarget.prototype[name];
    EventTarget.prototype[name] = function listen(type: string, listener: EventListenerOrEventListenerObject | null, options?: unknown) {
      native.call(this, type, listener, options === true || (options as { capture?: boolean } | undefined)?.capture === true);
    };
  }
};

const ELEMENT_METHODS = () => {
  for (const name of ['animate', 'getAnimations', 'toggleAttribute', 'insertAdjacentElement', 'append', 'prepend', 'before', 'after'])
    Reflect.set(Element.prototype, name, () => {
      throw new Error(name);
    });
  for (const name of ['scrollIntoView', 'scrollTo', 'scroll', 'scrollBy']) {
    Reflect.set(Element.prototype, name, () => {});
    if (name in window) Reflect.set(window, name, () => {});
  }
};

const OLD_MATCH_MEDIA = () => {
  const native = window.matchMedia.bind(window);
  Reflect.set(window, 'matchMedia', (media: string) => ({ matches: native(media).matches, media, addListener() {}, removeListener() {} }));
};

const OLD_PLATFORM = () => {
  for (const name of ['canParse', 'parse']) Reflect.deleteProperty(URL, name);
  for (const name of ['any', 'timeout']) Reflect.deleteProperty(AbortSignal, name);
  for (const name of ['structuredClone', 'queueMicrotask', 'scheduler']) Reflect.deleteProperty(window, name);
};

const NO_OBSERVERS = () => {
  for (const name of ['IntersectionObserver', 'ResizeObserver', 'PerformanceObserver', 'BroadcastChannel'])
    Reflect.deleteProperty(window, name);
  for (const name of ['locks', 'sendBeacon']) Object.defineProperty(navigator, name, { value: undefined });
};

const SILENT_OBSERVERS = () => {
  const silent = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): never[] {
      return [];
    }
  };
  Object.assign(window, { IntersectionObserver: silent, ResizeObserver: silent });
};

const NULL_STORAGE = () => {
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null, configurable: true });
};

const FULL_STORAGE = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};

const HIDDEN_PAGE = () => {
  Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden' });
  Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
  document.hasFocus = () => false;
};

/** In the manner of whatwg-fetch: knows no signal, no integrity, no redirect mode and no streams. */
const OLD_FETCH = () => {
  window.fetch = (input, init = {}) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(init.method ?? 'GET', input instanceof Request ? input.url : String(input));
      new Headers(init.headers).forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.addEventListener('load', () => resolve(new Response(xhr.responseText, { status: xhr.status, statusText: xhr.statusText })));
      xhr.addEventListener('error', () => reject(new TypeError('Network request failed')));
      xhr.send(typeof init.body === 'string' ? init.body : null);
    });
};

const WRONGLY_OFFLINE = () => {
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
};

const LIMITED_HISTORY = () => {
  for (const name of ['pushState', 'replaceState'])
    Reflect.set(history, name, () => {
      throw new DOMException('too many calls', 'SecurityError');
    });
};

const FROZEN_CLOCK = () => {
  const now = Date.now();
  Date.now = () => now;
  performance.now = () => 1000;
};

const CONSTANT_RANDOM = () => {
  Math.random = () => 0.5;
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID'); // as on a page without https
};

const CLOCK_AHEAD = () => {
  const { now } = Date;
  Date.now = () => now() + 10 * 365 * 86_400_000;
};

const REVIVED_DATES = () => {
  const { parse } = JSON;
  const revive = (_key: string, value: unknown): unknown =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value) : value;
  JSON.parse = (text, reviver) => parse(text, reviver ?? revive);
};

const LOCALE_METHODS = () => {
  Reflect.set(String.prototype, 'localeCompare', () => 0);
  for (const owner of [Number.prototype, Date.prototype]) Reflect.set(owner, 'toLocaleString', () => '?');
};

/** In the manner of yett: every script that is created is held back until consent. */
const CONSENT_MANAGER = () => {
  const { createElement } = Document.prototype;
  Reflect.set(Document.prototype, 'createElement', function create(this: Document, name: string) {
    const element = createElement.call(this, name);
    if (name === 'script')
      Object.defineProperty(element, 'type', {
        set() {
          element.setAttribute('type', 'javascript/blocked');
        },
        get: () => '',
      });
    return element;
  });
};

const ATTRIBUTE_REMOVER = () => {
  new MutationObserver((records) => {
    for (const { target, attributeName } of records)
      if (target instanceof Element && attributeName?.startsWith('data-vitrina-')) target.removeAttribute(attributeName);
  }).observe(document, { attributes: true, subtree: true });
};

/** Copy protection and shortcuts with the usual exception for fields. */
const BLOCKED_KEYS = () => {
  const isField = ({ target }: Event): boolean => target instanceof Element && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  for (const type of ['selectstart', 'mousedown', 'keypress', 'contextmenu', 'copy', 'dragstart'])
    document.addEventListener(type, (event) => isField(event) || event.preventDefault());
  document.addEventListener('keydown', (event) => {
    if (isField(event) || !(event.key.length === 1 || /^(Enter|Backspace|ArrowDown)$/.test(event.key))) return;
    event.preventDefault();
    document.documentElement.setAttribute('data-shortcut', event.key);
  });
};

const FROZEN_PROTOTYPES = () => {
  if (window !== top) return; // a frame has its own
  for (const owner of [Object, Array, Function, String, Number, Promise, Error, Date, Map, Set, RegExp]) {
    Object.freeze(owner);
    Object.freeze(owner.prototype);
  }
};

/** As translators of pages do, which know no shadow roots. */
const TRANSLATOR = () => {
  function translate(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.nodeValue?.trim() || /^(SCRIPT|STYLE|FONT|TEXTAREA|OPTION)$/.test(text.parentNode?.nodeName ?? '')) continue;
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.appendChild(text);
    }
  }
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
    translate();
  });
};

/** A tag manager adds the tag after the page has loaded, more than once. */
const TAG_MANAGER = () => {
  document.addEventListener('DOMContentLoaded', () => {
    for (let count = 0; count < 3; count += 1) {
      const script = document.createElement('script');
      script.src = '/vitrina/vitrina.js';
      document.head.appendChild(script);
    }
  });
};

const TAG = /<script async[^>]*vitrina\.js"[^>]*><\/script>/;
const CONFIG = /<script id="vitrina-config"[\s\S]*?<\/script>/;
const LOCALIZED = /[^\0-\x7f]/gu; // oxlint-disable-line no-control-regex -- all of ASCII

/** Upper-case names, no quotes, no closing tags that may be left out. */
const minify = (html: string): string =>
  html
    .replace(/<(\/?)([a-z][a-z0-9]*)/g, (_all, slash: string, name: string) => `<${slash}${name.toUpperCase()}`)
    .replace(/ (data-vitrina[a-z-]*)="([\w-]+)"/g, (_all, name: string, value: string) => ` ${name.toUpperCase()}=${value}`)
    .replace(/<\/(LI|P|TR|TD|OPTION|BODY|HTML)>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/>\s+</g, '><');

/** As a page of 2005 in windows-1250: what is not ASCII is escaped. */
const inAscii = (html: string): string =>
  html
    .replace(/<meta charset[^>]*>/, '')
    .replace(/<script[\s\S]*?<\/script>/g, (script) =>
      script.replace(LOCALIZED, (letter) => `\\u${(letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`),
    )
    .replace(LOCALIZED, (letter) => `&#${letter.codePointAt(0) ?? 0};`);

const RESTLESS_CSS = `* { transition: all 1s !important; user-select: none !important; animation: none !important; letter-spacing: 2px }
html { font-size: 62.5%; scroll-behavior: smooth !important } body { pointer-events: none; cursor: wait } a, button, form, [data-vitrina] { pointer-events: auto }
:not(:defined) { display: none } dialog { display: none !important } ::slotted(*) { display: none !important }`;

export const HOSTILE_SHOP_PAGES: Record<string, HostileShopPage> = {
  'globals called like those of the window and of libraries, module loaders, and errors that are swallowed': {
    scripts: [WINDOW_NAMES, MODULE_LOADERS, SWALLOWED_ERRORS],
    globals: ['React', 'ReactDOM', 'axios', 'Redux', 'L', '_', 'e', 't', 'define', 'require', 'exports', 'module', 'process', 'global'],
  },
  'old shims of matches, closest, contains, listeners, element methods, matchMedia and the platform': {
    scripts: [SELECTOR_SHIMS, LISTENERS_WITHOUT_OPTIONS, ELEMENT_METHODS, OLD_MATCH_MEDIA, OLD_PLATFORM],
  },
  'no observers and no storage': { scripts: [NO_OBSERVERS, NULL_STORAGE] },
  'observers that never call, a full storage, and a page that pretends to be hidden': {
    scripts: [SILENT_OBSERVERS, FULL_STORAGE, HIDDEN_PAGE],
  },
  'a fetch from an old polyfill, a clock that is ahead, JSON that revives dates, and locale methods of an old library': {
    scripts: [OLD_FETCH, CLOCK_AHEAD, REVIVED_DATES, LOCALE_METHODS],
  },
  'a history that takes no entries, a clock that stands still and random numbers that repeat': {
    scripts: [LIMITED_HISTORY, FROZEN_CLOCK, CONSTANT_RANDOM],
  },
  'a consent manager that holds back scripts, and an observer that removes our attributes': {
    scripts: [CONSENT_MANAGER, ATTRIBUTE_REMOVER],
  },
  'copy protection and shortcuts outside of fields, and a browser that reports no connection': {
    scripts: [BLOCKED_KEYS, WRONGLY_OFFLINE],
  },
  'frozen prototypes': { scripts: [FROZEN_PROTOTYPES], globals: ['0'] },
  'a translator, and styles on everything': { scripts: [TRANSLATOR], css: RESTLESS_CSS },
  'quirks mode from right to left in another charset, one form around everything and a base target': {
    headers: { 'content-type': 'text/html; charset=windows-1250' },
    html: (html) =>
      inAscii(html)
        .replace(/<!DOCTYPE html>\s*/i, '')
        .replace('<html ', '<html dir="rtl" ')
        .replace('<head>', '<head><base target="_blank">')
        .replace(/<body[^>]*>/, '$&<form method="post" action="/default.aspx"><input type="hidden" name="__VIEWSTATE" value="x">')
        .replace('</body>', '</form></body>'),
  },
  'HTML from a minifier, the configuration twice, ids twice, and the tag three times by a tag manager': {
    scripts: [TAG_MANAGER],
    headers: { 'content-security-policy': "script-src 'self' 'unsafe-inline'" },
    html: (html) =>
      minify(
        html
          .replace(TAG, '')
          .replace(CONFIG, '$&$&')
          .replace(/<(header|footer|h2)/g, '<$1 id="content"'),
      ),
  },
};
