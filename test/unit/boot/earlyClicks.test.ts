import { fireEvent } from '@testing-library/dom';
import { captureEarlyClicks } from '../../../src/boot/earlyClicks';

test('a plain click on a placeholder waits for its widget; one that opens a tab or a menu, or saves, is the browser’s', () => {
  document.body.innerHTML = '<div data-vitrina="cart-button"><a href="#kosarica">Košarica</a></div>';
  const wanted: (Element | null)[] = [];
  captureEarlyClicks({ isPending: () => true, isRunning: () => false, onWanted: (host) => wanted.push(host) });
  const link = document.querySelector('a') as HTMLElement;
  const isBrowsers = (init: MouseEventInit): boolean => fireEvent.click(link, init);
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    expect([init, isBrowsers(init)]).toEqual([init, true]);
  expect(wanted).toEqual([]);
  expect([isBrowsers({}), wanted]).toEqual([false, [link.parentElement]]);
});
