import { afterPaint } from '../../../src/ui/rendering/afterPaint';

const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('what follows from a press waits, and is done once', () => {
  const work = jest.fn();
  afterPaint(work);
  expect(work).not.toHaveBeenCalled();
  jest.runAllTimers();
  leave();
  expect(work).toHaveBeenCalledTimes(1);
});

test('a page that is left does it at once, before whoever listened for that earlier', () => {
  const order: string[] = [];
  const last = () => order.push('last words');
  window.addEventListener('pagehide', last);
  afterPaint(() => order.push('work'));
  leave();
  jest.runAllTimers();
  window.removeEventListener('pagehide', last);
  expect(order).toEqual(['work', 'last words']);
});

test('taken back, it is never done', () => {
  const work = jest.fn();
  afterPaint(work)();
  jest.runAllTimers();
  leave();
  expect(work).not.toHaveBeenCalled();
});
