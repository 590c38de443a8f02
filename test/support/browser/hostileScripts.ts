/** What pages do to the browser around us (docs/hostile-pages.md). Each function is serialized into the page: no references to outside. */

/** Every promise is an instance of the page's own class, every callback runs inside a function of the page. */
export function likeZone(): void {
  const Native = Promise;
  const { then } = Native.prototype;
  class ZonePromise<Value> {
    readonly inner: Promise<Value>;
    constructor(executor: ConstructorParameters<typeof Promise<Value>>[0]) {
      this.inner = new Native(executor);
    }
    // oxlint-disable-next-line unicorn/no-thenable -- a promise of the page's own is the point
    then(...args: Parameters<typeof then>) {
      return new ZonePromise((resolve, reject) => void then.call(this.inner, ...args).then(resolve, reject));
    }
    catch(failed: () => unknown) {
      return this.then(undefined, failed);
    }
    finally(done: () => void) {
      return new ZonePromise((resolve, reject) => void this.inner.finally(done).then(resolve, reject));
    }
    static wrap(inner: Promise<unknown>) {
      return new ZonePromise((resolve, reject) => void then.call(inner, resolve, reject));
    }
  }
  for (const name of ['resolve', 'reject', 'all', 'allSettled', 'race', 'any']) {
    const native = Reflect.get(Native, name) as (this: typeof Native, value: unknown) => Promise<unknown>;
    Reflect.set(ZonePromise, name, (value: unknown) => ZonePromise.wrap(native.call(Native, value)));
  }
  // oxlint-disable-next-line unicorn/no-thenable -- also for results of async functions
  Native.prototype.then = function (...args: never[]) {
    return ZonePromise.wrap(then.call(this, ...args)) as never;
  };
  Reflect.set(window, 'Promise', ZonePromise);

  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const wrapped = new WeakMap<object, EventListener>();
  EventTarget.prototype.addEventListener = function (name, listener, options) {
    if (!listener) return;
    const task =
      wrapped.get(listener) ?? ((event) => ('handleEvent' in listener ? listener.handleEvent(event) : listener.call(this, event)));
    wrapped.set(listener, task);
    addEventListener.call(this, name, task, options);
  };
  EventTarget.prototype.removeEventListener = function (name, listener, options) {
    removeEventListener.call(this, name, (listener && wrapped.get(listener)) ?? listener, options);
  };
  for (const name of ['setTimeout', 'requestAnimationFrame', 'queueMicrotask', 'requestIdleCallback'] as const) {
    const native = window[name] as (task: () => void, options?: never) => number;
    Reflect.set(window, name, (task: (...args: unknown[]) => void, options?: never) =>
      native((...args: unknown[]) => task(...args), options),
    );
  }
}

/** As in a hidden, throttled tab, with a library that wraps timer ids in objects. */
export function lateTimers(): void {
  const { setTimeout: start, clearTimeout: stop } = window;
  const LATEST_MS = 300;
  Reflect.set(window, 'setTimeout', (task: () => void, ms = 0) => ({ id: start(task, Math.max(ms, LATEST_MS)) }));
  Reflect.set(window, 'clearTimeout', (timer?: { id: number }) => stop(timer?.id));
  Reflect.set(window, 'requestAnimationFrame', () => 0);
  Reflect.deleteProperty(window, 'requestIdleCallback');
}

/** A session recorder that breaks what it wraps. */
export function throwingMonitor(): void {
  const noisy = (owner: object, name: string): void => {
    const native = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
    Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
      queueMicrotask(() => {
        throw new Error(`monitor of ${name}`);
      });
      return native.apply(this, args);
    });
  };
  noisy(window, 'fetch');
  noisy(XMLHttpRequest.prototype, 'open');
  noisy(XMLHttpRequest.prototype, 'send');
  noisy(history, 'pushState');
  noisy(history, 'replaceState');
}
