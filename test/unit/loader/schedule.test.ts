import { schedule } from '../../../src/loader/schedule';
import { flashMessages } from '../../../widgets/flash-messages/flashMessages.widget';

function waiting() {
  const host = document.createElement('div');
  const wanted = jest.fn();
  return { host, wanted, stop: schedule(flashMessages, host, wanted) };
}

const press = (target: EventTarget): boolean => target.dispatchEvent(new Event('pointerdown'));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('reaching for the widget itself loads it at once, and once', () => {
  const { host, wanted } = waiting();
  press(host);
  press(host);
  expect(wanted).toHaveBeenCalledTimes(1);
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

test('a widget that is removed before the paint is not loaded', () => {
  const { wanted, stop } = waiting();
  press(window);
  stop();
  jest.advanceTimersByTime(100);
  expect(wanted).not.toHaveBeenCalled();
});
