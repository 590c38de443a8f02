import type { BrowserWindow } from '../../../src/page/browserWindow';
import { createDisposables } from '../../../src/page/disposables';
import { createPageScroll } from '../../../src/page/pageScroll';
import { everyOne } from '../../support/everyOne';

const browserWindow = window as unknown as BrowserWindow;
const SCROLL_MS = 700;

const scrolledTo: number[] = [];
let prefersReducedMotion = false;

function scrollTop(value: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value });
}

beforeEach(() => {
  jest.useFakeTimers();
  prefersReducedMotion = false;
  scrolledTo.length = 0;
  scrollTop(2000);
  window.scrollTo = ((options: ScrollToOptions) => {
    scrolledTo.push(options.top ?? 0);
    scrollTop(options.top ?? 0);
  }) as typeof window.scrollTo;
  window.matchMedia = ((query: string) => ({ matches: prefersReducedMotion && query.includes('reduce') })) as typeof window.matchMedia;
});
afterEach(() => jest.useRealTimers());

function scrollBy(top: number): void {
  scrollTop(top);
  window.dispatchEvent(new Event('scroll'));
}

const open = () => createPageScroll(browserWindow, createDisposables(browserWindow));

describe('scrolling to a position', () => {
  test('[R9.71] takes the given time, moves throughout, and ends exactly there', () => {
    open().to(0, SCROLL_MS);
    jest.advanceTimersByTime(350);
    const half = scrolledTo.at(-1) ?? -1;
    expect(half).toBeGreaterThan(800);
    expect(half).toBeLessThan(1200);
    jest.advanceTimersByTime(330);
    expect(scrolledTo.at(-1)).toBeGreaterThan(0);
    jest.advanceTimersByTime(40);
    expect(scrolledTo.at(-1)).toBe(0);
    expect(everyOne(scrolledTo, (top, index) => index === 0 || top <= (scrolledTo[index - 1] ?? 0))).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('[R9.71] jumps where the reader prefers reduced motion', () => {
    prefersReducedMotion = true;
    open().to(0, SCROLL_MS);
    expect(scrolledTo).toEqual([0]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('jumps without a duration, but not in a browser that does not know the preference', () => {
    Reflect.deleteProperty(window, 'matchMedia');
    const scroll = open();
    scroll.to(10, 0);
    expect(scrolledTo).toEqual([10]);
    scroll.to(0, SCROLL_MS);
    expect(scrolledTo).toEqual([10]);
    jest.runAllTimers();
    expect(scrolledTo.at(-1)).toBe(0);
  });

  test.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('stops when the shopper scrolls (%s)', (type) => {
    open().to(0, SCROLL_MS);
    jest.advanceTimersByTime(200);
    window.dispatchEvent(new Event(type));
    const seen = scrolledTo.length;
    jest.advanceTimersByTime(1000);
    expect(scrolledTo).toHaveLength(seen);
  });

  test('a second target replaces the first', () => {
    const scroll = open();
    scroll.to(0, SCROLL_MS);
    jest.advanceTimersByTime(200);
    scroll.to(500, SCROLL_MS);
    jest.advanceTimersByTime(800);
    expect(scrolledTo.at(-1)).toBe(500);
  });
});

describe('listening to scrolling', () => {
  test('[R9.70] at most once every 300 ms, and once more with the last position', () => {
    const listener = jest.fn();
    open().onScroll(listener, 300);
    scrollBy(100);
    for (let top = 110; top <= 200; top += 10) scrollBy(top);
    expect(listener.mock.calls).toEqual([[100]]);
    jest.advanceTimersByTime(299);
    expect(listener).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(listener.mock.calls).toEqual([[100], [200]]);
    jest.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledTimes(2);
    scrollBy(300);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('an unsubscribed listener is not called again, not even by a pending timer', () => {
    const listener = jest.fn();
    const stop = open().onScroll(listener, 300);
    scrollBy(100);
    scrollBy(200);
    stop();
    jest.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('keyboard focus continues from the start of the page, and nothing stays on the body', () => {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  open().focusStart();
  expect(document.activeElement).toBe(document.body);
  expect(document.body.hasAttribute('tabindex')).toBe(false);
  document.body.removeChild(button);
});

describe('a page that scrolls in a box instead of the window', () => {
  const box = document.createElement('main');
  const carousel = document.createElement('div');
  const sized = (element: Element, { height, width, content }: { height: number; width: number; content: number }): void => {
    for (const [name, value] of Object.entries({ clientHeight: height, clientWidth: width, scrollHeight: content }))
      Object.defineProperty(element, name, { configurable: true, value });
    element.scrollTo = (({ top }: ScrollToOptions) => void (element.scrollTop = top ?? 0)) as typeof element.scrollTo;
  };
  let atCentre: Element | null = null;

  beforeEach(() => {
    scrollTop(0);
    sized(box, { height: window.innerHeight, width: window.innerWidth, content: 5000 });
    sized(carousel, { height: 300, width: window.innerWidth, content: 300 });
    document.body.append(box);
    box.append(carousel);
    Object.defineProperty(Document.prototype, 'elementFromPoint', { configurable: true, value: () => atCentre });
  });
  afterEach(() => {
    box.scrollTop = 0;
    atCentre = null;
    box.remove();
    Reflect.deleteProperty(Document.prototype, 'elementFromPoint');
  });

  test('[R4.101] its position is the page’s, and scrolling goes there; a carousel in it does not count', () => {
    const scroll = open();
    const seen: number[] = [];
    scroll.onScroll((top) => seen.push(top), 300);
    box.scrollTop = 1500;
    box.dispatchEvent(new Event('scroll'));
    carousel.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(400);
    expect(seen).toEqual([1500]);
    scroll.to(0, SCROLL_MS);
    jest.advanceTimersByTime(SCROLL_MS + 20);
    expect([box.scrollTop, scrolledTo]).toEqual([0, []]);
  });

  test('after a reload it is found where it was scrolled to', () => {
    box.scrollTop = 1500;
    atCentre = carousel;
    expect(open().top()).toBe(1500);
  });
});
