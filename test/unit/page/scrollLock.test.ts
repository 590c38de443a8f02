import type { BrowserWindow } from '../../../src/page/browserWindow';
import { createListening } from '../../../src/page/listening';
import { createScrollLock } from '../../../src/page/scrollLock';

const browserWindow = window as unknown as BrowserWindow;
const root = document.documentElement;
const scrolledTo: unknown[] = [];

function place(scrollY: number, innerWidth: number, clientWidth: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: scrollY });
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: innerWidth });
  Object.defineProperty(root, 'clientWidth', { configurable: true, value: clientWidth });
}

beforeEach(() => {
  scrolledTo.length = 0;
  root.removeAttribute('style');
  place(600, 1000, 985);
  window.scrollTo = ((options: ScrollToOptions) => void scrolledTo.push(options)) as typeof window.scrollTo;
});

const createLock = () => createScrollLock(browserWindow, createListening(browserWindow));

describe('scroll lock (A131)', () => {
  test('the page scrolls again when every lock is released, each only once', () => {
    const lock = createLock();
    const releaseFirst = lock();
    const releaseSecond = lock();
    expect(root.style.overflow).toBe('hidden');
    releaseFirst();
    releaseFirst();
    expect(root.style.overflow).toBe('hidden');
    releaseSecond();
    expect(root.style.overflow).toBe('');
  });

  test('the width of the vanished scroll bar is filled, so nothing shifts', () => {
    root.style.paddingRight = '5px';
    const release = createLock()();
    expect(root.style.paddingRight).toBe('20px');
    release();
    expect(root.style.paddingRight).toBe('5px');
  });

  test('no padding where scroll bars take no room', () => {
    place(600, 1000, 1000);
    const release = createLock()();
    expect(root.style.paddingRight).toBe('');
    release();
  });

  test("the page's own inline styles come back with their priority", () => {
    root.style.setProperty('overflow', 'scroll', 'important');
    createLock()()();
    expect(root.style.getPropertyValue('overflow')).toBe('scroll');
    expect(root.style.getPropertyPriority('overflow')).toBe('important');
  });

  test('the place is restored when something moved the page meanwhile, and left alone otherwise', () => {
    const lock = createLock();
    lock()();
    expect(scrolledTo).toEqual([]);
    const release = lock();
    place(0, 1000, 985);
    release();
    expect(scrolledTo).toEqual([{ left: 0, top: 600, behavior: 'instant' }]);
  });

  test('a disposed page scrolls', () => {
    const listening = createListening(browserWindow);
    const release = createScrollLock(browserWindow, listening)();
    listening.dispose();
    expect(root.style.overflow).toBe('');
    expect(release).not.toThrow();
  });
});
