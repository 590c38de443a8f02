import type { BootHandle, Runtime } from './boot/bootHandle';

type Method = (...args: unknown[]) => unknown;
type Api = Record<string, Method & Record<string, Method>>;

/**
 * What another instance of the page does: calls go to it, clicks on placeholders are left to it. Among the page's built-ins, so it uses few of them.
 */
function passOn(settle: BootHandle['settle']): Runtime {
  return {
    perform({ name, args, resolve, reject }) {
      (window.vitrina as unknown as unknown[]).push((api: Api) => {
        const path = name.split('.'); // as in `cart.add`
        const owner = api[path[0] ?? ''];
        const method = path[1] === undefined ? owner : owner?.[path[1]];
        try {
          resolve(method?.(...args));
        } catch (error) {
          reject(error);
        }
      });
    },
    wake: settle,
    dispose() {},
  };
}

/** Null as long as the page's built-ins are whole; else the runtime that stands for the instance with clean ones (ADR 046). */
export const cureNow = ({ cure, settle }: BootHandle): Runtime | null => (cure?.([]) ? passOn(settle) : null);

/**
 * A script may also replace built-ins after we have started. Looks when the page has loaded, when a widget has failed, and before the shopper presses or
 * types something; then `runtime` ends, and the instance with clean built-ins takes its place. What the shopper has changed is stored, and goes on there.
 */
export function cureLater(boot: BootHandle, runtime: Runtime): Runtime {
  const watching = new AbortController();
  const options = { capture: true, passive: true, signal: watching.signal };
  let current = runtime;
  const look = (): void => {
    if (watching.signal.aborted) return; // old shims of listeners know no signal
    const cured = cureNow(boot);
    if (cured === null) return;
    watching.abort();
    current = cured;
    try {
      runtime.dispose();
    } catch {
      // by what the page has broken
    }
  };
  for (const type of ['load', 'focusin', 'pointerdown', 'keydown', 'vitrina:widget-failed']) window.addEventListener(type, look, options);
  look(); // something may have changed while we were starting
  return {
    perform: (call) => current.perform(call),
    wake: (host) => current.wake(host),
    dispose() {
      watching.abort();
      current.dispose();
    },
  };
}
