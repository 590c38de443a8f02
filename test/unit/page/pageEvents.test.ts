import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fakePage } from '../../support/fakes/fakePage';
import type { BrowserWindow } from '../../../src/page/browserWindow';
import { createPageEvents } from '../../../src/page/pageEvents';

const browserWindow = window as unknown as BrowserWindow & { jQuery?: unknown };

describe('events', () => {
  afterEach(() => {
    delete browserWindow.jQuery;
  });

  test('an event reaches the page as a CustomEvent on document', () => {
    const received: unknown[] = [];
    const listener = (event: Event) => received.push((event as CustomEvent).detail);
    document.addEventListener('vitrina:cart-changed', listener);
    createPageEvents(browserWindow, fakePage().log).emit('cart-changed', { pieces: 2 });
    document.removeEventListener('vitrina:cart-changed', listener);
    expect(received).toEqual([{ pieces: 2 }]);
  });

  test('a late listener receives the last value at once, then every new one, until it unsubscribes', () => {
    const events = createPageEvents(browserWindow, fakePage().log);
    events.emit('cart-changed', 1);
    events.emit('cart-changed', 2);
    const received: unknown[] = [];
    const stop = events.on('cart-changed', (detail) => received.push(detail));
    events.emit('cart-changed', 3);
    events.emit('logged-in', 'other');
    stop();
    events.emit('cart-changed', 4);
    expect(received).toEqual([2, 3]);
  });

  test('nothing is replayed before the first event, and an undefined detail is a value', () => {
    const events = createPageEvents(browserWindow, fakePage().log);
    const listener = jest.fn();
    events.on('logged-in', listener);
    expect(listener).not.toHaveBeenCalled();
    events.emit('logged-in', undefined);
    const late = jest.fn();
    events.on('logged-in', late);
    expect(late).toHaveBeenCalledTimes(1);
  });

  test('the same function may be added twice, and each subscription ends once', () => {
    const events = createPageEvents(browserWindow, fakePage().log);
    const listener = jest.fn();
    const stop = events.on('a', listener);
    events.on('a', listener);
    stop();
    events.emit('a', 1);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('jQuery is notified when the page has it at that moment', () => {
    const events = createPageEvents(browserWindow, fakePage().log);
    const trigger = jest.fn();
    events.emit('cart-changed', 1);
    browserWindow.jQuery = (target: unknown) => ({ trigger: (...parameters: unknown[]) => trigger(target, ...parameters) });
    events.emit('cart-changed', { pieces: 2 });
    expect(trigger.mock.calls).toEqual([[document, 'vitrina:cart-changed', [{ pieces: 2 }]]]);
  });

  test('a listener bound by real jQuery receives each event once, with its detail', () => {
    const jQuery = createRequire(join(process.cwd(), 'package.json'))('jquery') as (target: Document) => {
      on(name: string, listener: unknown): void;
      off(name: string): void;
    };
    browserWindow.jQuery = jQuery;
    const received: unknown[] = [];
    jQuery(document).on('vitrina:cart-changed', (_event: unknown, detail: unknown) => received.push(detail));
    createPageEvents(browserWindow, fakePage().log).emit('cart-changed', { pieces: 2 });
    expect(received).toEqual([{ pieces: 2 }]);
    document.dispatchEvent(new CustomEvent('vitrina:cart-changed')); // an event of another script still arrives
    jQuery(document).off('vitrina:cart-changed');
    expect(received).toHaveLength(2);
  });

  test('a throwing listener, a throwing jQuery or another global named jQuery cause no error', () => {
    const page = fakePage();
    const events = createPageEvents(browserWindow, page.log);
    browserWindow.jQuery = () => {
      throw new Error('old plugin');
    };
    events.on('a', () => {
      throw new Error('page script');
    });
    const next = jest.fn();
    events.on('a', next);
    expect(() => events.emit('a', 1)).not.toThrow();
    expect(next).toHaveBeenCalledWith(1);
    expect(page.logs.map(({ level }) => level)).toEqual(['error', 'error']);
    browserWindow.jQuery = { version: '1.4' };
    expect(() => events.emit('a', 2)).not.toThrow();
    browserWindow.jQuery = () => undefined;
    expect(() => events.emit('a', 3)).not.toThrow();
  });
});
