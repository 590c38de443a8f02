import type { BrowserWindow } from '../../../src/page/browserWindow';
import { createDisposables } from '../../../src/page/disposables';
import { createScrollLock } from '../../../src/page/scrollLock';

const browserWindow = window as unknown as BrowserWindow;
const root = document.documentElement;
const scrolledTo: unknown[] = [];
const texts = new Map<CSSStyleSheet, string>();
let scrollBarWidth = 15;
let hasGutters = true;

/** What the page's sheets of ours say; what they do is seen in Chromium only. */
const textsNow = (): (string | undefined)[] => document.adoptedStyleSheets.map((sheet) => texts.get(sheet));
/** For a dialog of the page's own that stays open; it does nothing without one. */
const isForTheirs = (text = ''): boolean => text.includes(':has(body[style');
const rules = (): string =>
  textsNow()
    .filter((text) => !isForTheirs(text))
    .join(' ');
const isLocked = (): boolean => rules().includes('overflow: hidden !important');

function place(scrollY: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: scrollY });
}

beforeAll(() => {
  jest.spyOn(CSSStyleSheet.prototype, 'replaceSync').mockImplementation(function replaceSync(this: CSSStyleSheet, text) {
    texts.set(this, text);
  });
});
beforeEach(() => {
  scrolledTo.length = 0;
  scrollBarWidth = 15;
  hasGutters = true;
  document.adoptedStyleSheets = [];
  root.removeAttribute('style');
  place(600);
  // jsdom has no layout: the scroll bar has a width while the window scrolls.
  const width = (): number => window.innerWidth - (isLocked() && !(hasGutters && rules().includes('stable')) ? 0 : scrollBarWidth);
  root.getBoundingClientRect = () => new DOMRect(0, 0, width(), 3000);
  Object.defineProperty(root, 'clientWidth', { configurable: true, get: width });
  window.scrollTo = ((options: ScrollToOptions) => void scrolledTo.push(options)) as typeof window.scrollTo;
});
afterAll(() => {
  Reflect.deleteProperty(root, 'getBoundingClientRect');
  Reflect.deleteProperty(root, 'clientWidth');
});

const createLock = () => createScrollLock(browserWindow, createDisposables(browserWindow));

/** A script of the page scrolls it, and the next frame comes. */
function moveTo(top: number): unknown[] {
  scrolledTo.length = 0;
  place(top);
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(20);
  return [...scrolledTo];
}

describe('a page that scripts scroll', () => {
  const zoom = (height: number): void => void Object.defineProperty(window, 'visualViewport', { configurable: true, value: { height } });
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'visualViewport');
  });

  test('is put back in the same frame while it is locked, and not after that', () => {
    const release = createLock()();
    expect(moveTo(700)).toEqual([{ left: 0, top: 600, behavior: 'instant' }]);
    place(600);
    release();
    expect(moveTo(700)).toEqual([]);
  });

  test('is not put back by what was begun before it was released', () => {
    const release = createLock()();
    window.dispatchEvent(new Event('scroll')); // something in the page has scrolled
    release();
    scrolledTo.length = 0;
    place(700);
    jest.advanceTimersByTime(100);
    expect(scrolledTo).toEqual([]);
  });

  test('is left to the browser while a keyboard covers a part of the window', () => {
    zoom(window.innerHeight / 2);
    const release = createLock()();
    expect(moveTo(700)).toEqual([]);
    zoom(window.innerHeight);
    expect(moveTo(701)).toHaveLength(1);
    release();
  });
});

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

  test('the gutter of the scroll bar stays, so nothing shifts', () => {
    const release = createLock()();
    expect(rules()).toContain('scrollbar-gutter: stable');
    expect(rules()).not.toContain(':root { padding');
    release();
    expect(rules()).toBe('');
  });

  test('browsers without gutters get padding instead', () => {
    hasGutters = false;
    root.style.paddingRight = '5px';
    const release = createLock()();
    expect(rules()).toContain('padding-right: 20px');
    release();
    expect(rules()).toBe('');
    expect(root.style.paddingRight).toBe('5px');
  });

  test('where scroll bars have no width there is neither gutter nor padding', () => {
    scrollBarWidth = 0;
    createLock()();
    expect(rules()).not.toMatch(/gutter|:root { padding/);
  });

  test("locks the element that sets the window's overflow: <html>, or <body> where <html> sets none", () => {
    // A browser computes these by default; jsdom does not.
    root.style.overflowX = 'visible';
    root.style.overflowY = 'visible';
    const release = createLock()();
    expect(rules()).toContain('body { overflow: hidden');
    release();
    root.style.overflowY = 'scroll';
    createLock()();
    expect(rules()).toContain(':root { overflow: hidden');
  });

  test("neither the page's inline styles nor its sheets are touched", () => {
    const own = new CSSStyleSheet();
    document.adoptedStyleSheets = [own];
    root.style.setProperty('overflow', 'scroll', 'important');
    const before = root.getAttribute('style');
    const release = createLock()();
    expect(root.getAttribute('style')).toBe(before);
    release();
    expect(rules()).toBe('');
    expect(document.adoptedStyleSheets).toContain(own);
  });

  test('the padding of <body> stays while the page is locked; one sheet, not one for each lock, is for a dialog of the page above ours', () => {
    document.body.style.paddingRight = '7px';
    const lock = createLock();
    for (let round = 0; round < 3; round += 1) {
      const release = lock();
      expect(rules()).toContain('body { padding-right: 7px !important }');
      release();
      expect(textsNow().filter(isForTheirs)).toEqual([
        expect.stringContaining('body[style*="padding-right: 7px"]) { scrollbar-gutter: stable'),
      ]);
    }
    scrollBarWidth = 0;
    lock()();
    expect(textsNow().filter(isForTheirs)).toEqual([]);
    document.body.removeAttribute('style');
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
