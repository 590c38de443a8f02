import { createBrowserPage } from '../../../src/page/browserPage';

const importLazyApis = () => import('../../../src/page/lazyPageApis');

const leave = () => window.dispatchEvent(new Event('pagehide'));
const { afterPaint } = createBrowserPage(window, importLazyApis);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('work after the paint runs later, and once', () => {
  const work = jest.fn();
  afterPaint(work);
  expect(work).not.toHaveBeenCalled();
  jest.runAllTimers();
  leave();
  expect(work).toHaveBeenCalledTimes(1);
});

test('[D29] leaving the page runs the waiting work at once, before the listeners that were added earlier', () => {
  const order: string[] = [];
  const listener = () => order.push('listener');
  window.addEventListener('pagehide', listener);
  afterPaint(() => order.push('work'));
  leave();
  jest.runAllTimers();
  window.removeEventListener('pagehide', listener);
  expect(order).toEqual(['work', 'listener']);
});

test('cancelled work never runs', () => {
  const work = jest.fn();
  afterPaint(work)();
  jest.runAllTimers();
  leave();
  expect(work).not.toHaveBeenCalled();
});
