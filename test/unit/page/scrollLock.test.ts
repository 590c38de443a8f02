import type { BrowserWindow } from '../../../src/page/browserWindow';
import { createDisposables } from '../../../src/page/disposables';
import { createScrollLock } from '../../../src/page/scrollLock';

const browserWindow = window as unknown as BrowserWindow;
const root = document.documentElement;
const scrolledTo: unknown[] = [];
let scrollBarWidth = 15;

const isLocked = () => [root, document.body].some((element) => element.style.overflow === 'hidden');

function place(scrollY: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: scrollY });
}

beforeEach(() => {
  scrolledTo.length = 0;
  scrollBarWidth = 15;
  for (const element of [root, document.body]) element.removeAttribute('style');
  place(600);
  // jsdom has no layout: the scroll bar has a width while the window scrolls.
  root.getBoundingClientRect = () => new DOMRect(0, 0, 1000 - (isLocked() ? 0 : scrollBarWidth), 3000);
  window.scrollTo = ((options: ScrollToOptions) => void scrolledTo.push(options)) as typeof window.scrollTo;
});
afterAll(() => Reflect.deleteProperty(root, 'getBoundingClientRect'));

const createLock = () => createScrollLock(browserWindow, createDisposables(browserWindow));

describe('scroll lock (A131)', () => {
  test('the page scrolls again after every lock is released, each only once', () => {
    const lock = createLock();
    const releaseFirst = lock();
    const releaseSecond = lock();
    expect(isLocked()).toBe(true);
    releaseFirst();
    releaseFirst();
    expect(isLocked()).toBe(true);
    releaseSecond();
    expect(isLocked()).toBe(false);
    lock();
    expect(isLocked()).toBe(true);
  });

  test('padding replaces the hidden scroll bar, so nothing shifts', () => {
    root.style.paddingRight = '5px';
    const release = createLock()();
    expect(root.style.paddingRight).toBe('20px');
    release();
    expect(root.style.paddingRight).toBe('5px');
  });

  test('no padding where scroll bars have no width', () => {
    scrollBarWidth = 0;
    createLock()();
    expect(root.style.paddingRight).toBe('');
  });

  test("locks the element that sets the window's overflow: <html>, or <body> where <html> sets none", () => {
    // A browser computes these by default; jsdom does not.
    root.style.overflowX = 'visible';
    root.style.overflowY = 'visible';
    createLock()();
    expect(document.body.style.overflow).toBe('hidden');
    document.body.removeAttribute('style');
    root.style.overflowY = 'scroll';
    createLock()();
    expect([root.style.overflow, document.body.style.overflow]).toEqual(['hidden', '']);
  });

  test("the page's own inline styles come back with their priority", () => {
    root.style.setProperty('overflow', 'scroll', 'important');
    createLock()()();
    expect(root.style.getPropertyValue('overflow')).toBe('scroll');
    expect(root.style.getPropertyPriority('overflow')).toBe('important');
  });

  test('the position is restored when something scrolled the page meanwhile, and left alone otherwise', () => {
    const lock = createLock();
    lock()();
    expect(scrolledTo).toEqual([]);
    const release = lock();
    place(0);
    release();
    expect(scrolledTo).toEqual([{ left: 0, top: 600, behavior: 'instant' }]);
  });

  test('a disposed page scrolls', () => {
    const disposables = createDisposables(browserWindow);
    const release = createScrollLock(browserWindow, disposables)();
    disposables.dispose();
    expect(isLocked()).toBe(false);
    expect(release).not.toThrow();
  });
});
