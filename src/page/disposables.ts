import type { BrowserWindow } from './browserWindow';

/** Adds a listener and gives the way to remove it. */
export type Listen = (target: EventTarget, type: string, listener: (event: Event) => void, options?: AddEventListenerOptions) => () => void;

export interface Listening {
  listen: Listen;
  /** Something else to undo when the page is disposed of. */
  onDispose(undo: () => void): () => void;
  dispose(): void;
}

/** Every listener and timer of the port, so that nothing is left behind when it is disposed of. */
export function createListening(window: BrowserWindow): Listening {
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
