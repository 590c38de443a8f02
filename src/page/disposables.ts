import type { BrowserWindow } from './browserWindow';

/** Adds a listener and returns a function that removes it. */
export type Listen = (target: EventTarget, type: string, listener: (event: Event) => void, options?: AddEventListenerOptions) => () => void;

export interface Disposables {
  listen: Listen;
  /** Registers cleanup for when the page is disposed of. */
  onDispose(undo: () => void): () => void;
  dispose(): void;
}

/** Tracks the port's listeners and timers, so that disposing removes all of them. */
export function createDisposables(window: BrowserWindow): Disposables {
  const { addEventListener, removeEventListener } = window.EventTarget.prototype;
  const undoings = new Set<() => void>();

  const onDispose = (undo: () => void): (() => void) => {
    const once = () => {
      if (undoings.delete(once)) undo();
    };
    undoings.add(once);
    return once;
  };

  return {
    onDispose,
    listen(target, type, listener, options) {
      addEventListener.call(target, type, listener, options);
      return onDispose(() => removeEventListener.call(target, type, listener, options));
    },
    dispose() {
      for (const undo of undoings) undo();
    },
  };
}
