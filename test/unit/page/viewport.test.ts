import type { BrowserWindow } from '../../../src/page/browserWindow';
import { createDisposables } from '../../../src/page/disposables';
import { createViewport, deviceType } from '../../../src/page/viewport';

const browserWindow = window as unknown as BrowserWindow;

describe('device type', () => {
  test.each([
    [1920, 'desktop'],
    [1025, 'desktop'],
    [1024, 'desktop'],
  ])('[R4.104] %i px is desktop', (width, device) => expect(deviceType(width)).toBe(device));

  test.each([
    [1023, 'tablet'],
    [800, 'tablet'],
    [640, 'tablet'],
  ])('[R4.105] %i px is tablet', (width, device) => expect(deviceType(width)).toBe(device));

  test.each([
    [639, 'mobile'],
    [320, 'mobile'],
    [0, 'mobile'],
  ])('[R4.106] %i px is mobile', (width, device) => expect(deviceType(width)).toBe(device));

  test('[R4.104] the device type follows the current window width', () => {
    const viewport = createViewport(browserWindow, createDisposables(browserWindow));
    const before = window.innerWidth;
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
