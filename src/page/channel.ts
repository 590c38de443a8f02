import type { BrowserWindow } from './browserWindow';
import type { Disposables } from './disposables';
import type { PageChannel } from './page';

/** An open BroadcastChannel prevents the back-forward cache: closed on pagehide, reopened on pageshow. */
function broadcast(
  window: BrowserWindow,
  { listen, onDispose }: Disposables,
  name: string,
  deliver: (data: unknown) => void,
): (message: object) => void {
  let channel: BroadcastChannel | null = null;
  const open = (): void => {
    channel ??= new window.BroadcastChannel(name);
    channel.onmessage = ({ data }) => deliver(data);
  };
  const close = (): void => {
    channel?.close();
    channel = null;
  };
  open();
  listen(window, 'pageshow', open);
  listen(window, 'pagehide', close);
  onDispose(close);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
  return (message) => channel?.postMessage(message);
}

/** Fallback without BroadcastChannel: writes a value and removes it again; other tabs receive `storage` events. */
function byStorage(
  window: BrowserWindow,
  { listen }: Disposables,
  name: string,
  deliver: (data: unknown) => void,
): (message: object) => void {
  listen(window, 'storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    if (key === name && newValue !== null) deliver(parse(newValue));
  });
  return (message) => {
    // With a time, because writing the same value again fires no event.
    window.localStorage.setItem(name, JSON.stringify({ ...message, at: Date.now() }));
    window.localStorage.removeItem(name);
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function createChannel(window: BrowserWindow, disposables: Disposables, name: string): PageChannel {
  const listeners = new Set<(message: unknown) => void>();
  const deliver = (data: unknown): void => {
    for (const listener of Array.from(listeners)) listener(data);
  };
  let send: (message: object) => void = () => {};
  try {
    send = (typeof window.BroadcastChannel === 'function' ? broadcast : byStorage)(window, disposables, name, deliver);
  } catch {
    // a sandboxed page has no other tabs
  }
  return {
    post(message) {
      try {
        send(message);
      } catch {
        // storage forbidden or full: the other tabs refresh when they become visible
      }
    },
    listen(listener) {
      const entry = (message: unknown) => listener(message);
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
  };
}
