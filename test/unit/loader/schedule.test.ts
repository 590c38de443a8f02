import { schedule } from '../../../src/loader/schedule';
import { promoStrip } from '../../../widgets/promo-strip/promoStrip.widget';
import { searchBar } from '../../../widgets/search-bar/searchBar.widget';
import type { Shop } from '../../../src/shop/shop';
import { fakePage } from '../../support/fakes/fakePage';
import { testShop } from '../../support/fakes/testShop';
import { flashMessages } from '../../../widgets/flash-messages/flashMessages.widget';

function waiting(definition = flashMessages, config: object = {}) {
  const host = document.createElement('div');
  const wanted = jest.fn();
  return { host, wanted, stop: schedule(definition, testShop(fakePage(), { ...config }), host, wanted) };
}

const press = (target: EventTarget): boolean => target.dispatchEvent(new Event('pointerdown'));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each(['pointerenter', 'pointerdown', 'focusin', 'touchstart'])(
  'reaching for the widget itself (%s) loads it at once, and once',
  (type) => {
    const { host, wanted } = waiting();
    host.dispatchEvent(new Event(type));
    expect(wanted).toHaveBeenCalledTimes(1);
    press(host);
    expect(wanted).toHaveBeenCalledTimes(1);
  },
);

test('a fallback that was opened, or holds the focus, before our code ran is loaded at once', () => {
  const [opened, focused] = [document.createElement('div'), document.createElement('div')];
  opened.innerHTML = '<details open><summary>Meni</summary></details>';
  focused.innerHTML = '<a href="/meni">Meni</a>';
  document.body.append(focused);
  focused.querySelector('a')?.focus();
  for (const host of [opened, focused]) {
    const wanted = jest.fn();
    schedule(flashMessages, testShop(fakePage()), host, wanted);
    expect(wanted).toHaveBeenCalledTimes(1);
  }
  focused.remove();
});

test('on a page that starts scrolled down, in the window or in a box, a widget that waits for scrolling is loaded at once, others are not', () => {
  const box = document.createElement('main');
  for (const [name, value] of Object.entries({ clientHeight: innerHeight, clientWidth: innerWidth, scrollHeight: 5000, scrollTop: 900 }))
    Object.defineProperty(box, name, { value });
  const loads = (): number[] => [promoStrip, flashMessages].map((definition) => waiting(definition).wanted.mock.calls.length);
  Document.prototype.elementFromPoint = () => document.body.lastElementChild;
  expect(loads()).toEqual([0, 0]);
  document.body.append(box);
  expect(loads()).toEqual([1, 0]);
  box.remove();
  Object.defineProperty(window, 'scrollY', { value: 900, configurable: true });
  expect(loads()).toEqual([1, 0]);
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  Reflect.deleteProperty(Document.prototype, 'elementFromPoint');
});

test('a press elsewhere on the page is painted first; several presses load once', () => {
  const { wanted } = waiting();
  press(window);
  window.dispatchEvent(new Event('keydown'));
  expect(wanted).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(wanted).toHaveBeenCalledTimes(1);
  press(window);
  jest.advanceTimersByTime(100);
  expect(wanted).toHaveBeenCalledTimes(1);
});

test('[R7.146] a scrolled page, or box around the placeholder, is intent; a carousel beside it is none', () => {
  const [box, carousel] = [document.createElement('div'), document.createElement('div')];
  const host = document.createElement('div');
  box.append(host);
  document.body.append(box, carousel);
  const loads = (scrolled: EventTarget): number => {
    const wanted = jest.fn();
    const stop = schedule(promoStrip, testShop(fakePage()), host, wanted);
    scrolled.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(100);
    stop();
    return wanted.mock.calls.length;
  };
  expect([carousel, box, document, window].map(loads)).toEqual([0, 1, 1, 1]);
  box.remove();
  carousel.remove();
});

test('a box that scrolls in the window’s place is intent for a widget outside of it, too', () => {
  const box = document.createElement('main');
  for (const [name, value] of Object.entries({ clientHeight: innerHeight, clientWidth: innerWidth, scrollHeight: 5000 }))
    Object.defineProperty(box, name, { value });
  document.body.append(box);
  const { wanted } = waiting(promoStrip);
  box.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(100);
  expect(wanted).toHaveBeenCalledTimes(1);
  box.remove();
});

test('a widget that is removed before the paint is not loaded', () => {
  const { wanted, stop } = waiting();
  press(window);
  stop();
  jest.advanceTimersByTime(100);
  expect(wanted).not.toHaveBeenCalled();
});

describe('a widget that mounts when it is near the viewport', () => {
  let report: (isIntersecting: boolean) => void;
  let stopObserving: jest.Mock;
  let margin: string | undefined;
  const restore = globalThis.IntersectionObserver;
  beforeEach(() => {
    stopObserving = jest.fn();
    report = () => {
      throw new Error('nothing is observed');
    };
    globalThis.IntersectionObserver = class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: IntersectionObserverInit) {
        margin = rootMargin;
        report = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {}
      disconnect = stopObserving;
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => void (globalThis.IntersectionObserver = restore));

  function found(box: { left: number; top: number; width: number; height: number }) {
    const host = document.createElement('div');
    host.getBoundingClientRect = () => ({ ...box, right: box.left + box.width, bottom: box.top + box.height }) as DOMRect;
    const wanted = jest.fn();
    return { wanted, stop: schedule(searchBar, testShop(fakePage()), host, wanted) };
  }

  test.each([
    ['in it', { left: 0, top: 0, width: 300, height: 40 }],
    ['just below it', { left: 0, top: innerHeight + 199, width: 300, height: 40 }],
    ['just above it', { left: 0, top: -239, width: 300, height: 40 }],
  ])('%s: is wanted at once, without waiting for a frame', (_where, box) => {
    expect(found(box).wanted).toHaveBeenCalledTimes(1);
  });

  test('where the page has no observer, it is wanted at once', () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    expect(found({ left: 0, top: innerHeight + 201, width: 300, height: 40 }).wanted).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['far below it', { left: 0, top: innerHeight + 201, width: 300, height: 40 }],
    ['far above it', { left: 0, top: -241, width: 300, height: 40 }],
    ['beside it', { left: innerWidth + 201, top: 0, width: 300, height: 40 }],
    ['slid out of it to the left', { left: -501, top: 0, width: 300, height: 40 }],
    ['without a box', { left: 0, top: 0, width: 0, height: 0 }],
    ['without a height', { left: 0, top: 0, width: 300, height: 0 }],
  ])('%s: is wanted once it comes near', (_where, box) => {
    const { wanted } = found(box);
    report(false);
    expect(wanted).not.toHaveBeenCalled();
    report(true);
    expect(wanted).toHaveBeenCalledTimes(1);
    expect([margin, stopObserving.mock.calls.length]).toEqual(['200px', 1]);
  });

  test('one that is removed is observed no longer', () => {
    found({ left: 0, top: 5000, width: 300, height: 40 }).stop();
    expect(stopObserving).toHaveBeenCalledTimes(1);
  });
});

test('a mount time that is a function decides by the shop', () => {
  const definition = { ...flashMessages, mount: ({ config }: Shop) => (config.isAdultPage ? 'now' : 'intent') } as const;
  expect(waiting(definition, { isAdultPage: true }).wanted).toHaveBeenCalledTimes(1);
  const { wanted, host } = waiting(definition);
  expect(wanted).not.toHaveBeenCalled();
  press(host);
  expect(wanted).toHaveBeenCalledTimes(1);
});

describe('a widget that mounts when the browser is idle', () => {
  const idle = { ...flashMessages, mount: 'idle' } as const;

  test('is loaded then, and no later than after two seconds', () => {
    const { wanted } = waiting(idle);
    jest.advanceTimersByTime(1999);
    expect(wanted).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(wanted).toHaveBeenCalledTimes(1);
  });

  test.each([true, false])('is not loaded once it is removed (where the browser says when it is idle: %s)', (hasIdleCallback) => {
    if (hasIdleCallback)
      Object.assign(globalThis, {
        requestIdleCallback: (then: () => void) => Number(setTimeout(then, 10)),
        cancelIdleCallback: (id: number) => clearTimeout(id),
      });
    const [left, removed] = [waiting(idle), waiting(idle)];
    removed.stop();
    jest.advanceTimersByTime(2000);
    expect([left.wanted.mock.calls.length, removed.wanted.mock.calls.length]).toEqual([1, 0]);
    for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(globalThis, name);
  });
});
