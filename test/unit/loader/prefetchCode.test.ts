import { afterEachWidget } from '../../../src/loader/afterEachWidget';
import { prefetchCode } from '../../../src/loader/prefetchCode';
import { fakePage } from '../../support/fakes/fakePage';
import type { FakePageOverrides } from '../../support/fakes/fakePage';

const LONGEST_IDLE_MS = 2000;

function prefetching(overrides: FakePageOverrides = {}, connection?: object) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  const page = fakePage(overrides);
  const load = jest.fn(() => Promise.reject(new Error('chunk lost')));
  const loadPart = jest.fn(() => Promise.reject(new Error('chunk lost')));
  const warmUp = jest.fn();
  const stop = prefetchCode(page, { loadClient: load, loadParts: new Map([['cart-drawer', loadPart]]), warmUp });
  const ready = (widget = 'search-bar') => page.events.emit('widget-ready', { widget });
  return { page, load, loadPart, warmUp, stop, ready };
}

const reachFor = (selector: string, type: string): void =>
  void document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true, composed: true }));

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<p>text</p><div data-vitrina="search-bar"><input></div><div data-vitrina=" cart-drawer "><a></a></div><button data-vitrina-action="add-to-cart"><b>+</b></button>`;
});
afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
});

test.each([
  ['a focused placeholder', '[data-vitrina] input', 'focusin'],
  ['a pointer over a placeholder', '[data-vitrina]', 'pointerover'],
  ['a pressed action', '[data-vitrina-action] b', 'pointerdown'],
])('%s loads the client at once, and once; elsewhere on the page nothing does', (_what, selector, type) => {
  const { load, stop } = prefetching();
  reachFor('p', type);
  expect(load).not.toHaveBeenCalled();
  reachFor(selector, type);
  reachFor(selector, type);
  expect(load).toHaveBeenCalledTimes(1);
  stop();
});

test('a widget that is mounted again waits for no further idle moment', () => {
  const { ready, stop } = prefetching();
  const addListener = jest.spyOn(AbortSignal.prototype, 'addEventListener');
  for (let count = 0; count < 5; count += 1) ready();
  expect(addListener).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(1);
  addListener.mockRestore();
  stop();
});

test('at idle the client is loaded after the first widget is ready, not before', () => {
  const { load, ready } = prefetching();
  jest.advanceTimersByTime(10 * LONGEST_IDLE_MS);
  expect(load).not.toHaveBeenCalled();
  ready();
  ready();
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(LONGEST_IDLE_MS);
  expect(load).toHaveBeenCalledTimes(1);
});

test('at idle a widget’s parts are imported after it is ready, once, and not those of other widgets', () => {
  const { load, loadPart, ready, stop } = prefetching();
  ready('search-bar');
  jest.advanceTimersByTime(LONGEST_IDLE_MS);
  expect([load.mock.calls.length, loadPart.mock.calls.length]).toEqual([1, 0]);
  ready('cart-drawer');
  ready('cart-drawer');
  expect(loadPart).not.toHaveBeenCalled();
  jest.advanceTimersByTime(LONGEST_IDLE_MS);
  reachFor('[data-vitrina~="cart-drawer"]', 'pointerdown');
  expect([load.mock.calls.length, loadPart.mock.calls.length]).toEqual([1, 1]);
  stop();
});

test('the first use is warmed up once, at idle, after code has loaded: not before it, and not when it is lost', async () => {
  const { load, loadPart, warmUp, ready, stop } = prefetching();
  loadPart.mockResolvedValue(undefined as never);
  ready('search-bar'); // its client is lost
  await jest.advanceTimersByTimeAsync(2 * LONGEST_IDLE_MS);
  expect([load.mock.calls.length, warmUp.mock.calls.length]).toEqual([1, 0]);
  reachFor('[data-vitrina~="cart-drawer"]', 'pointerover');
  await jest.advanceTimersByTimeAsync(0);
  expect([loadPart.mock.calls.length, warmUp.mock.calls.length]).toEqual([1, 0]);
  await jest.advanceTimersByTimeAsync(2 * LONGEST_IDLE_MS);
  expect(warmUp).toHaveBeenCalledTimes(1);
  stop();
});

test('parts are imported at once when the shopper reaches for their placeholder, before its widget is ready', () => {
  const { loadPart, stop } = prefetching({}, { saveData: true });
  reachFor('[data-vitrina="search-bar"]', 'pointerover');
  expect(loadPart).not.toHaveBeenCalled();
  reachFor('[data-vitrina~="cart-drawer"] a', 'pointerdown');
  expect(loadPart).toHaveBeenCalledTimes(1);
  stop();
});

test('once everything is imported nothing is listened to any more', () => {
  const { page, ready } = prefetching();
  ready('cart-drawer');
  jest.advanceTimersByTime(LONGEST_IDLE_MS);
  expect(page.listeners()).toBe(0);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'with %j nothing is loaded at idle, but on intent',
  (connection) => {
    const { load, loadPart, ready } = prefetching({}, connection);
    ready('cart-drawer');
    jest.advanceTimersByTime(LONGEST_IDLE_MS);
    expect([load.mock.calls.length, loadPart.mock.calls.length]).toEqual([0, 0]);
    reachFor('[data-vitrina]', 'pointerdown');
    expect(load).toHaveBeenCalledTimes(1);
  },
);

test('on a page that was left by Vitrina nothing is loaded any more', () => {
  const { load, loadPart, ready, stop, page } = prefetching({}, { effectiveType: '4g' });
  ready('cart-drawer');
  stop();
  reachFor('[data-vitrina~="cart-drawer"]', 'pointerdown');
  jest.advanceTimersByTime(LONGEST_IDLE_MS);
  expect([load.mock.calls.length, loadPart.mock.calls.length, page.listeners()]).toEqual([0, 0, 0]);
});

test('what waits for an idle moment when Vitrina leaves the page is not done', () => {
  const [{ events }, leaving, work] = [fakePage(), new AbortController(), jest.fn()];
  afterEachWidget(events, leaving.signal, work);
  events.emit('widget-ready', { widget: 'search-bar' });
  leaving.abort();
  jest.advanceTimersByTime(LONGEST_IDLE_MS);
  expect(work).not.toHaveBeenCalled();
});

test('[D29] where nothing can be stored the client is loaded at once: it alone can save an addition when the page is left', () => {
  expect(prefetching({ isStorageForbidden: true }).load).toHaveBeenCalledTimes(1);
  expect(prefetching({ isStorageFull: true }).load).toHaveBeenCalledTimes(1);
  const { load, page, stop } = prefetching();
  expect([load.mock.calls.length, page.storage.session.keys(), page.storage.local.keys()]).toEqual([0, [], []]);
  stop();
});
