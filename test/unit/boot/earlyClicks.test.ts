import { fireEvent } from '@testing-library/dom';
import { captureEarlyClicks } from '../../../src/boot/earlyClicks';

const HTML = `
  <div data-vitrina="cart-button"><a href="#kosarica">Košarica</a></div>
  <button type="button" data-vitrina-action="add-to-cart" data-variant-id="7">V košarico</button>`;

let stop = (): void => undefined;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function tag() {
  document.body.innerHTML = HTML;
  let [isPending, isRunning] = [true, false];
  const wanted: (Element | null)[] = [];
  const { settle, followActions, isWaiting } = captureEarlyClicks({
    isPending: () => isPending,
    isRunning: () => isRunning,
    onWanted: (host) => wanted.push(host),
  });
  stop = () => (isPending = false);
  const [link, button] = [document.querySelector('a')!, document.querySelector('button')!];
  const isBrowsers = (element: HTMLElement, init: MouseEventInit = {}): boolean => fireEvent.click(element, init);
  /** The clicks that reach the page's own listeners. */
  const clicks: Element[] = [];
  for (const element of [link, button]) element.addEventListener('click', () => clicks.push(element));
  return {
    link,
    button,
    host: link.parentElement!,
    wanted,
    clicks,
    settle,
    followActions,
    isWaiting,
    isBrowsers,
    run: () => (isRunning = true),
  };
}

test('a plain click on a placeholder waits for its widget; one that opens a tab or a menu, or saves, is the browser’s', () => {
  const { link, host, wanted, isBrowsers } = tag();
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    expect([init, isBrowsers(link, init)]).toEqual([init, true]);
  expect(wanted).toEqual([]);
  expect([isBrowsers(link), wanted]).toEqual([false, [host]]);
});

test('a click that no widget takes in time is followed once, and the next one waits again', () => {
  const { link, clicks, isBrowsers } = tag();
  isBrowsers(link);
  jest.advanceTimersByTime(1999);
  expect(clicks).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(clicks).toEqual([link]);
  expect(isBrowsers(link)).toBe(false);
  jest.advanceTimersByTime(2000);
  expect(clicks).toEqual([link, link]);
});

test('a click that the widget has taken is not repeated later, and what is clicked then is the widget’s', () => {
  const { link, host, clicks, settle, isWaiting, isBrowsers } = tag();
  isBrowsers(link);
  expect(isWaiting(host)).toBe(true);
  const take = jest.fn();
  settle(host, take);
  expect(take.mock.calls).toEqual([[link]]);
  expect(isWaiting(host)).toBe(false);
  jest.advanceTimersByTime(5000);
  expect([take.mock.calls.length, clicks]).toEqual([1, []]);
  expect([isBrowsers(link), clicks]).toEqual([true, [link]]);
});

test('the press of an action’s button, which does nothing by itself, waits for as long as the page’s actions need to load', () => {
  const { button, clicks, isBrowsers, followActions, run } = tag();
  isBrowsers(button);
  isBrowsers(button);
  jest.advanceTimersByTime(60_000);
  expect(clicks).toEqual([]);
  run();
  followActions();
  expect(clicks).toEqual([button]);
});

test('an action pressed early is performed once the page’s actions work, and one pressed later at once', () => {
  const { button, wanted, clicks, followActions, isBrowsers, run } = tag();
  expect([isBrowsers(button), wanted, clicks]).toEqual([false, [null], []]);
  run();
  followActions();
  expect(clicks).toEqual([button]);
  expect([isBrowsers(button), clicks]).toEqual([true, [button, button]]);
});

test('a press that is still waiting when the page is left is kept for the next page, and not performed here', () => {
  const { button, clicks, isBrowsers } = tag();
  isBrowsers(button);
  fireEvent(window, new Event('pagehide'));
  expect(JSON.parse(localStorage.getItem('vitrina.early-clicks') ?? '{}')).toMatchObject({
    clicks: [{ vitrinaAction: 'add-to-cart', variantId: '7' }],
  });
  jest.advanceTimersByTime(5000);
  expect(clicks).toEqual([]);
});
