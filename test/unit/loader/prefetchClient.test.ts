import { prefetchClient } from '../../../src/loader/prefetchClient';
import { fakePage } from '../../support/fakes/fakePage';
import type { FakePageOverrides } from '../../support/fakes/fakePage';

const LONGEST_IDLE_MS = 2000;

function prefetching(overrides: FakePageOverrides = {}, connection?: object) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  const page = fakePage(overrides);
  const load = jest.fn(() => Promise.reject(new Error('chunk lost')));
  const stop = prefetchClient(page, load);
  return { page, load, stop, ready: () => page.events.emit('widget-ready', { widget: 'search-bar' }) };
}

const reachFor = (selector: string, type: string): void =>
  void document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true, composed: true }));

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<p>text</p><div data-vitrina="search-bar"><input></div><button data-vitrina-action="add-to-cart"><b>+</b></button>`;
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

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'with %j nothing is loaded at idle, but on intent',
  (connection) => {
    const { load, ready } = prefetching({}, connection);
    ready();
    jest.advanceTimersByTime(LONGEST_IDLE_MS);
    expect(load).not.toHaveBeenCalled();
    reachFor('[data-vitrina]', 'pointerdown');
    expect(load).toHaveBeenCalledTimes(1);
  },
);

test('on a page that was left by Vitrina nothing is loaded any more', () => {
  const { load, ready, stop, page } = prefetching({}, { effectiveType: '4g' });
  ready();
  stop();
  reachFor('[data-vitrina]', 'pointerdown');
  jest.advanceTimersByTime(LONGEST_IDLE_MS);
  expect([load.mock.calls.length, page.listeners()]).toEqual([0, 0]);
});

test('[D29] where nothing can be stored the client is loaded at once: it alone can save an addition when the page is left', () => {
  expect(prefetching({ isStorageForbidden: true }).load).toHaveBeenCalledTimes(1);
  expect(prefetching({ isStorageFull: true }).load).toHaveBeenCalledTimes(1);
  const { load, page, stop } = prefetching();
  expect([load.mock.calls.length, page.storage.session.keys(), page.storage.local.keys()]).toEqual([0, [], []]);
  stop();
});
