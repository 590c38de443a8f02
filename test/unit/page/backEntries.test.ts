import { waitFor } from '@testing-library/dom';
import { createBackEntries } from '../../../src/page/backEntries';
import { createDisposables } from '../../../src/page/disposables';
import type { BrowserWindow } from '../../../src/page/browserWindow';

const depth = (): unknown => (window.history.state as { vitrinaOverlays?: number } | null)?.vitrinaOverlays;
const reached = (count: number | undefined): Promise<void> => waitFor(() => expect(depth()).toBe(count));

function start() {
  const disposables = createDisposables(window);
  const entries = createBackEntries(window as unknown as BrowserWindow, disposables);
  const counts: number[] = [];
  entries.onBackIntercepted((count) => void counts.push(count));
  return { ...entries, counts, dispose: () => disposables.dispose() };
}

describe('back entries of overlays', () => {
  beforeEach(() => window.history.pushState(null, '', '/'));

  test('a history that takes no entry leaves the overlay without one', () => {
    const { interceptBack, counts, dispose } = start();
    const push = jest.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('too many calls', 'SecurityError');
    });
    expect(() => interceptBack(1)).not.toThrow();
    push.mockRestore();
    expect([depth(), counts]).toEqual([undefined, []]);
    dispose();
  });

  test('the back button is used up by each overlay, the topmost first', async () => {
    const { interceptBack, counts, dispose } = start();
    interceptBack(1);
    interceptBack(2);
    expect(depth()).toBe(2);
    window.history.back();
    await waitFor(() => expect(counts).toEqual([1]));
    window.history.back();
    await waitFor(() => expect(counts).toEqual([1, 0]));
    expect(depth()).toBeUndefined();
    dispose();
  });

  test('an overlay that is closed otherwise leaves its entry, unnoticed by the page and by us', async () => {
    const { interceptBack, counts, dispose } = start();
    const noticed = jest.fn();
    window.addEventListener('popstate', noticed);
    interceptBack(1);
    interceptBack(0);
    await reached(undefined);
    expect(counts).toEqual([]);
    expect(noticed).not.toHaveBeenCalled();
    window.removeEventListener('popstate', noticed);
    dispose();
  });

  test('two overlays that close in one tick leave both entries, and one that opens meanwhile gets its own', async () => {
    const { interceptBack, counts, dispose } = start();
    interceptBack(2);
    interceptBack(1);
    interceptBack(0);
    await new Promise((resolve) => setTimeout(resolve)); // `go` is under way
    interceptBack(1);
    await reached(1);
    expect(counts).toEqual([]);
    dispose();
  });

  test('back from another page: its return to our entry is over, and the back button closes what is opened then', async () => {
    const { interceptBack, counts, dispose } = start();
    const go = jest.spyOn(window.history, 'go').mockImplementation(() => {}); // the page is left instead, and kept by the browser
    interceptBack(1);
    interceptBack(0);
    await waitFor(() => expect(go).toHaveBeenCalledWith(-1));
    go.mockRestore();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    interceptBack(2);
    window.history.back();
    await waitFor(() => expect(counts).toEqual([1]));
    dispose();
  });

  test('fields of the page’s state are kept; a state of another kind is left alone', () => {
    const { interceptBack, dispose } = start();
    window.history.replaceState({ own: 1 }, '');
    interceptBack(1);
    expect(window.history.state).toEqual({ own: 1, vitrinaOverlays: 1, vitrinaTab: window.sessionStorage.getItem('vitrina.tab') });
    dispose();
    const other = start();
    window.history.replaceState('text', '');
    const before = window.history.length;
    other.interceptBack(1);
    expect([window.history.state, window.history.length]).toEqual(['text', before]);
    other.dispose();
  });

  test('an entry that a reload has left over is left at the start', async () => {
    const before = start();
    before.interceptBack(1);
    before.dispose();
    expect(depth()).toBe(1);
    const { dispose } = start();
    await reached(undefined);
    dispose();
  });

  test('an entry that a script of the page has made in the same way is not ours: a reload stays where it is', () => {
    window.history.pushState({ vitrinaOverlays: 1, vitrinaTab: 'theirs' }, '');
    const go = jest.spyOn(window.history, 'go');
    const { dispose } = start();
    expect(go).not.toHaveBeenCalled();
    go.mockRestore();
    dispose();
  });

  test('a navigation that closing has started is not cancelled by the way back', async () => {
    const { interceptBack, dispose } = start();
    const go = jest.spyOn(window.history, 'go');
    interceptBack(1);
    interceptBack(0);
    window.dispatchEvent(new Event('beforeunload'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(go).not.toHaveBeenCalled();
    go.mockRestore();
    dispose();
  });

  test('a link within the page that is followed from an overlay closes it, and the page hears of it; of the way back it does not', async () => {
    const { interceptBack, counts, dispose } = start();
    const noticed = jest.fn();
    window.addEventListener('popstate', noticed);
    interceptBack(1);
    window.location.hash = 'pogoji';
    await waitFor(() => expect(counts).toEqual([0]));
    expect(noticed).toHaveBeenCalledTimes(1);
    interceptBack(1);
    window.history.back();
    await waitFor(() => expect(counts).toEqual([0, 0]));
    expect(noticed).toHaveBeenCalledTimes(1);
    window.removeEventListener('popstate', noticed);
    dispose();
  });

  test('nothing listens for the end of the page once the entry is left: it would keep the page from the back-forward cache', async () => {
    const listening = new Set<unknown>();
    const [add, remove] = [EventTarget.prototype.addEventListener, EventTarget.prototype.removeEventListener];
    EventTarget.prototype.addEventListener = function note(this: EventTarget, ...args: Parameters<typeof add>) {
      if (args[0] === 'beforeunload') listening.add(args[1]);
      add.apply(this, args);
    };
    EventTarget.prototype.removeEventListener = function note(this: EventTarget, ...args: Parameters<typeof remove>) {
      if (args[0] === 'beforeunload') listening.delete(args[1]);
      remove.apply(this, args);
    };
    const { interceptBack, dispose } = start();
    Object.assign(EventTarget.prototype, { addEventListener: add, removeEventListener: remove });
    interceptBack(1);
    interceptBack(0);
    expect(listening.size).toBe(1);
    await reached(undefined);
    expect(listening.size).toBe(0);
    dispose();
  });
});
