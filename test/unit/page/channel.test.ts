import { createChannel } from '../../../src/page/channel';
import { createDisposables } from '../../../src/page/disposables';
import type { BrowserWindow } from '../../../src/page/browserWindow';

/** As in browsers: the sender does not receive its own message. */
class FakeBroadcast {
  static open: FakeBroadcast[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    FakeBroadcast.open.push(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeBroadcast.open) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close() {
    FakeBroadcast.open = FakeBroadcast.open.filter((other) => other !== this);
  }
}

const pageWindow = window as BrowserWindow;
const setBroadcast = (value: unknown) => Object.defineProperty(window, 'BroadcastChannel', { value, configurable: true, writable: true });
const disposals: (() => void)[] = [];
afterEach(() => {
  for (const dispose of disposals.splice(0)) dispose();
  FakeBroadcast.open = [];
  Reflect.deleteProperty(window, 'BroadcastChannel');
});

function channel(name = 'c') {
  const disposables = createDisposables(pageWindow);
  disposals.push(() => disposables.dispose());
  const received: unknown[] = [];
  const made = createChannel(pageWindow, disposables, name);
  const stop = made.listen((message) => void received.push(message));
  return { ...made, received, stop, dispose: disposables.dispose };
}

test("tabs receive each other's messages by channel name, but not their own", () => {
  setBroadcast(FakeBroadcast);
  const [one, other, stranger] = [channel(), channel(), channel('d')];
  one.post({ v: 1 });
  expect([one.received, other.received, stranger.received]).toEqual([[], [{ v: 1 }], []]);
  other.stop();
  one.post({ v: 2 });
  expect(other.received).toHaveLength(1);
});

test('closes on pagehide, so that the page may enter the back-forward cache, and reopens on pageshow', () => {
  setBroadcast(FakeBroadcast);
  const { received, post, dispose } = channel();
  window.dispatchEvent(new Event('pagehide'));
  expect(FakeBroadcast.open).toEqual([]);
  expect(() => post({ v: 1 })).not.toThrow();
  window.dispatchEvent(new Event('pageshow'));
  expect(FakeBroadcast.open).toHaveLength(1);
  const other = channel();
  other.post({ v: 2 });
  expect(received).toEqual([{ v: 2 }]);
  dispose();
  expect(FakeBroadcast.open).toHaveLength(1); // of the other tab
});

test('without BroadcastChannel a value in storage notifies the other tabs, and is removed at once', () => {
  setBroadcast(undefined);
  const stored: (string | null)[] = [];
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((_key, value) => void stored.push(value));
  const { received, post } = channel();
  post({ v: 1, kind: 'x' });
  expect([JSON.parse(stored[0]!), localStorage.getItem('c')]).toEqual([{ v: 1, kind: 'x', at: expect.any(Number) }, null]);
  set.mockRestore();
  for (const newValue of ['{"v":1}', '{oops', null]) window.dispatchEvent(new StorageEvent('storage', { key: 'c', newValue }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '{"v":9}' }));
  expect(received).toEqual([{ v: 1 }, undefined]);
});

test.each([
  ['is forbidden', class { constructor() { throw new Error('sandboxed'); } }],
  ['refuses a message', class { postMessage() { throw new Error('no'); } close() {} }],
])('a channel that %s does nothing', (_name, broken) => {
  setBroadcast(broken);
  expect(() => channel().post({ v: 1 })).not.toThrow();
}); // prettier-ignore

test('a full storage causes no error', () => {
  setBroadcast(undefined);
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new Error('full'); }); // prettier-ignore
  expect(() => channel().post({ v: 1 })).not.toThrow();
  set.mockRestore();
});
