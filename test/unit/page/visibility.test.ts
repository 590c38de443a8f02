import type { BrowserWindow } from '../../../src/page/browserWindow';
import { createDisposables } from '../../../src/page/disposables';
import { createVisibility } from '../../../src/page/visibility';

const browserWindow = window as unknown as BrowserWindow;
const visibility = createVisibility(browserWindow, createDisposables(browserWindow));

function withState(state: DocumentVisibilityState, act: () => void): void {
  const own = jest.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue(state);
  act();
  own.mockRestore();
}

test('reports whether the page is hidden, and when that changes', () => {
  const listener = jest.fn();
  const stop = visibility.onChange(listener);
  withState('hidden', () => {
    expect(visibility.isHidden()).toBe(true);
    document.dispatchEvent(new Event('visibilitychange'));
  });
  withState('visible', () => document.dispatchEvent(new Event('visibilitychange')));
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener.mock.calls).toEqual([[true], [false]]);
});

test('distinguishes a page restored from the back-forward cache from a loaded one', () => {
  const listener = jest.fn();
  const stop = visibility.onShow(listener);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  window.dispatchEvent(new Event('pageshow'));
  stop();
  expect(listener.mock.calls).toEqual([[true], [false], [false]]);
});

test('reports the shopper’s return: visible again or restored, not hidden or loaded', () => {
  const listener = jest.fn();
  const stop = visibility.onReturn(listener);
  const change = () => document.dispatchEvent(new Event('visibilitychange'));
  withState('hidden', change);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(listener).not.toHaveBeenCalled();
  withState('visible', change);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  withState('visible', change);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('work waits until a page that the browser has prepared is opened; on others it is done at once', () => {
  const work = jest.fn();
  visibility.whenOpened(work);
  expect(work).toHaveBeenCalledTimes(1);
  Object.defineProperty(Document.prototype, 'prerendering', { value: true, configurable: true });
  visibility.whenOpened(work);
  Reflect.deleteProperty(Document.prototype, 'prerendering');
  expect(work).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(work).toHaveBeenCalledTimes(2);
});

test('reports when the page is left', () => {
  const listener = jest.fn();
  visibility.onHide(listener)();
  window.dispatchEvent(new Event('pagehide'));
  expect(listener).not.toHaveBeenCalled();
  visibility.onHide(listener);
  window.dispatchEvent(new Event('pagehide'));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('reports whether there is a connection, and when that changes', () => {
  const listener = jest.fn();
  const stop = visibility.onOnlineChange(listener);
  expect(visibility.isOnline()).toBe(true);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(visibility.isOnline()).toBe(false);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  stop();
  window.dispatchEvent(new Event('offline'));
  expect(listener.mock.calls).toEqual([[false], [true]]);
});

test('a page that came over the network is online, whatever the browser reports from its start, until an event corrects it', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (const [transferSize, isOnline] of [
    [44_000, true],
    [0, false], // of the cache
  ] as const) {
    performance.getEntriesByType = () => [{ transferSize } as PerformanceNavigationTiming];
    const { isOnline: isOnlineNow } = createVisibility(browserWindow, createDisposables(browserWindow));
    expect(isOnlineNow()).toBe(isOnline);
    window.dispatchEvent(new Event('online'));
    expect(isOnlineNow()).toBe(false);
  }
  Reflect.deleteProperty(performance, 'getEntriesByType');
  onLine.mockRestore();
});
