import type { BrowserWindow } from '../../../src/page/browserWindow';
import { createDisposables } from '../../../src/page/disposables';
import { createPageLocation } from '../../../src/page/pageLocation';

function locationAt(href: string) {
  const assigned: string[] = [];
  const { origin } = new URL(href);
  const window = {
    location: { href, origin, assign: (url: string) => void assigned.push(url), reload: () => void assigned.push('(reload)') },
  };
  return { assigned, location: createPageLocation(window as unknown as BrowserWindow, createDisposables(globalThis.window)) };
}

describe('location', () => {
  test('an absolute path is resolved against the address bar, ignoring <base href>', () => {
    const base = document.createElement('base');
    base.href = 'https://cdn.example/assets/';
    document.head.append(base);
    try {
      const { location, assigned } = locationAt('https://www.shop.si/izdelek/a?x=1');
      location.assign('/kosarica');
      location.assign('?page=2');
      expect(assigned).toEqual(['https://www.shop.si/kosarica', 'https://www.shop.si/izdelek/a?page=2']);
    } finally {
      base.parentNode?.removeChild(base);
    }
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://', 'blob:https://www.shop.si/x'])('never navigates to %s', (url) => {
    const { location, assigned } = locationAt('https://www.shop.si/');
    location.assign(url);
    expect(assigned).toEqual([]);
  });

  test('an address that the browser or a script of the page does not take stays', () => {
    const refuse = (): never => {
      throw new DOMException('too many calls', 'SecurityError');
    };
    const window = { location: new URL('https://www.shop.si/a'), history: { state: null, pushState: refuse, replaceState: refuse } };
    const location = createPageLocation(window as unknown as BrowserWindow, createDisposables(globalThis.window));
    expect(() => location.show('/kosarica/1', true)).not.toThrow();
    expect(() => location.show('/kosarica/1', false)).not.toThrow();
  });

  test('returns the address and its origin, and reloads', () => {
    const { location, assigned } = locationAt('https://www.shop.si/a#b');
    expect(location.href()).toBe('https://www.shop.si/a#b');
    expect(location.origin()).toBe('https://www.shop.si');
    location.reload();
    expect(assigned).toEqual(['(reload)']);
  });

  test('an address is pushed to the history, or replaces the current entry', () => {
    const disposables = createDisposables(window);
    const location = createPageLocation(window, disposables);
    const before = window.history.length;
    const back = jest.fn();
    const stop = location.onBack(back);
    location.show('/kosarica/1', true);
    location.show('/kosarica/3', false);
    expect(window.location.pathname).toBe('/kosarica/3');
    expect(window.history.length).toBe(before + 1);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(back).toHaveBeenCalledTimes(1);
    stop();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(back).toHaveBeenCalledTimes(1);
  });
});
