import type { BrowserWindow } from '../../../src/page/browserWindow';
import { createDisposables } from '../../../src/page/disposables';
import { createViewport } from '../../../src/page/viewport';

const browserWindow = window as unknown as BrowserWindow;

describe('device type', () => {
  const before = window.innerWidth;
  afterEach(() => {
    window.innerWidth = before;
    Reflect.deleteProperty(window, 'matchMedia');
  });
  const deviceNow = () => createViewport(browserWindow, createDisposables(browserWindow)).device();

  /** Media queries of a window of this width. */
  const answerQueries = (width: number) =>
    Reflect.set(window, 'matchMedia', (query: string) => ({ matches: width >= Number(/^\(min-width: (\d+)px\)$/.exec(query)?.[1]) }));

  test.each([
    [1920, 'desktop'],
    [1025, 'desktop'],
    [1024, 'desktop'],
    [1023, 'tablet'],
    [800, 'tablet'],
    [640, 'tablet'],
    [639, 'mobile'],
    [320, 'mobile'],
    [0, 'mobile'],
  ])('[R4.104] [R4.105] [R4.106] %i px is %s, by media queries and in a browser without them', (width, device) => {
    window.innerWidth = width;
    expect(deviceNow()).toBe(device);
    answerQueries(width);
    window.innerWidth = 5;
    expect(deviceNow()).toBe(device);
  });

  test('[R4.106] a phone whose page something makes 1200 px wide is a phone', () => {
    answerQueries(375);
    window.innerWidth = 1200;
    expect(deviceNow()).toBe('mobile');
  });

  test('[R4.104] the device type follows the current window width', () => {
    const viewport = createViewport(browserWindow, createDisposables(browserWindow));
    window.innerWidth = 700;
    expect(viewport.device()).toBe('tablet');
    window.innerWidth = before;
    expect(viewport.width()).toBe(before);
  });
});

describe('resize', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('[R9.17] a listener is called once, 300 ms after the last change', () => {
    const listener = jest.fn();
    createViewport(browserWindow, createDisposables(browserWindow)).onResize(listener);
    for (let i = 0; i < 5; i += 1) {
      window.dispatchEvent(new Event('resize'));
      jest.advanceTimersByTime(299);
    }
    expect(listener).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('[R9.17] an unsubscribed listener is not called, not even by a pending timer', () => {
    const listener = jest.fn();
    const stop = createViewport(browserWindow, createDisposables(browserWindow)).onResize(listener);
    window.dispatchEvent(new Event('resize'));
    stop();
    jest.advanceTimersByTime(1000);
    expect(listener).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});
