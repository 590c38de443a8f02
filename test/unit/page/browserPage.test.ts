import { createBrowserPage } from '../../../src/page/browserPage';
import type { BrowserWindow } from '../../../src/page/browserWindow';

const importLazyApis = () => import('../../../src/page/lazyPageApis');

const browserWindow = window as unknown as BrowserWindow;

const noop = () => undefined;

function addToHead(html: string): () => void {
  const box = document.createElement('div');
  box.innerHTML = html;
  const nodes = [...box.childNodes];
  document.head.append(...nodes);
  return () => nodes.forEach((node) => node.parentNode?.removeChild(node));
}

describe('configuration element', () => {
  test('its text is returned unchanged', () => {
    const remove = addToHead('<script id="vitrina-config" type="application/json">{"country":"HR"}</script>');
    expect(createBrowserPage(browserWindow, importLazyApis).configText()).toBe('{"country":"HR"}');
    remove();
  });

  test('is null on a page without it, and when another element has its id', () => {
    const remove = addToHead('<div id="vitrina-config">{}</div>');
    expect(createBrowserPage(browserWindow, importLazyApis).configText()).toBeNull();
    remove();
  });
});

test('a meta element is found by its exact name', () => {
  const remove = addToHead(
    '<meta name="x-csrf-token" content="no"><meta name="csrf-token" content="abc"><meta name="a&quot;b" content="q">',
  );
  const page = createBrowserPage(browserWindow, importLazyApis);
  expect(page.meta('csrf-token')).toBe('abc');
  expect(page.meta('a"b')).toBe('q');
  expect(page.meta('csrf')).toBeNull();
  remove();
});

test('a form named like a member of document does not hide the member', () => {
  const remove = addToHead('<meta name="csrf-token" content="abc">');
  const hidden = ['querySelector', 'querySelectorAll', 'documentElement', 'addEventListener', 'dispatchEvent', 'visibilityState', 'body'];
  window.getComputedStyle(document.documentElement); // jsdom's own style engine starts before the page is damaged
  for (const name of hidden) Object.defineProperty(document, name, { configurable: true, value: document.createElement('form') });
  try {
    const page = createBrowserPage(browserWindow, importLazyApis);
    page.visibility.onChange(noop);
    expect(page.configText()).toBeNull();
    expect(page.meta('csrf-token')).toBe('abc');
    expect(() => page.events.emit('a', 1)).not.toThrow();
    expect(page.scroll.lock()).not.toThrow();
    expect(() => page.scroll.focusStart()).not.toThrow();
    page.dispose();
  } finally {
    for (const name of hidden) Reflect.deleteProperty(document, name);
    remove();
  }
});

test('dispose removes every listener, and none of them blocks the back-forward cache', () => {
  const held = new Map<string, number>();
  const types = new Set<string>();
  const count = (type: string, step: number) => {
    types.add(type);
    held.set(type, (held.get(type) ?? 0) + step);
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const adding = jest.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function add(this: EventTarget, ...args) {
    count(args[0], 1);
    addEventListener.apply(this, args);
  });
  const removing = jest.spyOn(EventTarget.prototype, 'removeEventListener').mockImplementation(function remove(this: EventTarget, ...args) {
    count(args[0], -1);
    removeEventListener.apply(this, args);
  });
  const page = createBrowserPage(browserWindow, importLazyApis);
  page.viewport.onResize(noop);
  page.visibility.onChange(noop);
  page.visibility.onShow(noop);
  page.visibility.onHide(noop);
  page.visibility.onOnlineChange(noop);
  page.scroll.onScroll(noop, 300);
  page.scroll.to(0, 700);
  page.dispose();
  page.dispose();
  adding.mockRestore();
  removing.mockRestore();
  expect(types.size).toBeGreaterThanOrEqual(7);
  expect([...held].filter(([, left]) => left !== 0)).toEqual([]);
  expect([...types].filter((type) => type.includes('unload'))).toEqual([]);
});

describe('log', () => {
  test('messages go to the console that the page has at that moment', () => {
    const page = createBrowserPage(browserWindow, importLazyApis);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    page.log.warn('vitrina: a', { b: 1 });
    expect(warn).toHaveBeenCalledWith('vitrina: a', { b: 1 });
    warn.mockRestore();
  });

  test('a missing or throwing console causes no error', () => {
    const page = createBrowserPage(browserWindow, importLazyApis);
    const own = window.console;
    const broken = { warn: () => { throw new Error('wrapped too often'); } }; // prettier-ignore
    for (const console of [undefined, {}, broken]) {
      Object.defineProperty(window, 'console', { configurable: true, writable: true, value: console });
      expect(() => page.log.warn('a')).not.toThrow();
      expect(() => page.log.error('a')).not.toThrow();
    }
    Object.defineProperty(window, 'console', { configurable: true, writable: true, value: own });
  });
});

test('the clock returns milliseconds since the epoch', () => {
  const { clock } = createBrowserPage(browserWindow, importLazyApis);
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1000);
});

test.each([
  ['without Apple Pay', undefined, false],
  ['with Apple Pay', { canMakePayments: () => true }, true],
  ['without a card in Apple Pay', { canMakePayments: () => false }, false],
  [
    'where the page may not query it',
    {
      canMakePayments: () => {
        throw new Error('insecure');
      },
    },
    false,
  ],
  ['replaced by a script of the page', { canMakePayments: () => 'yes' }, false],
])('[R5.35] A108: a device %s', (_name, ApplePaySession, expected) => {
  Object.defineProperty(window, 'ApplePaySession', { configurable: true, value: ApplePaySession });
  expect(createBrowserPage(browserWindow, importLazyApis).canMobilePay()).toBe(expected);
  Reflect.deleteProperty(window, 'ApplePaySession');
});
