import type { ApiCall } from './bootHandle';

declare const VITRINA_VERSION: string;

/**
 * `window.vitrina` (typed for pages in `vitrina.d.ts`). Each call is passed to `perform`, which may queue it until the runtime
 * has loaded.
 */
export function createPublicApi(perform: (call: ApiCall) => void, ready: Promise<void>) {
  const method =
    (name: string) =>
    (...args: unknown[]) =>
      new Promise<unknown>((resolve, reject) => perform({ name, args, resolve, reject }));
  const listenerMethod =
    (name: string) =>
    (...args: unknown[]): void =>
      void method(name)(...args).catch(() => {}); // main reports the error
  const report = (error: unknown): void => console.error(error);

  const api = {
    version: VITRINA_VERSION,
    ready,
    push(...entries: unknown[]): void {
      for (const entry of entries) {
        if (typeof entry === 'function') {
          const run = (): void => (entry as (vitrina: unknown) => void)(api);
          void ready.then(run, () => {}); // the boot reports why nothing was loaded
        } else if (Array.isArray(entry)) method(String(entry[0]))(...(entry.slice(1) as unknown[])).catch(report);
        else report('vitrina: push(function or [method, ...args])');
      }
    },
    mount: method('mount'),
    unmount: method('unmount'),
    on: listenerMethod('on'),
    off: listenerMethod('off'),
    cart: { add: method('cart.add') },
    modal: { open: method('modal.open'), close: method('modal.close') },
  };
  return api;
}
