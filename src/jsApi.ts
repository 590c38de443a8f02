import type { ApiCall } from './boot/bootHandle';
import type { Page } from './page/page';
import type { Loader } from './loader/createLoader';
import type { JsMethods } from './store/pageActions';

interface JsApiParts {
  page: Page;
  loader: Loader;
  methods: JsMethods;
}

type Listener = (detail: unknown) => void;

/** Performs the calls of `window.vitrina`; errors explain the correct usage. */
export function createJsApi({ page, loader, methods }: JsApiParts): (call: ApiCall) => void {
  const stops = new Map<string, Map<Listener, () => void>>();

  function listener(value: unknown): Listener {
    if (typeof value === 'function') return value as Listener;
    throw new TypeError('vitrina.on(name, listener): the listener is not a function');
  }
  const own: JsMethods = {
    mount: (scope) => loader.mount(scopeOf(scope)),
    unmount: (scope) => loader.unmount(scopeOf(scope)),
    on(name, value) {
      const [event, handler] = [String(name), listener(value)];
      const ofEvent = stops.get(event) ?? new Map<Listener, () => void>();
      stops.set(event, ofEvent);
      if (!ofEvent.has(handler)) ofEvent.set(handler, page.events.on(event, handler));
    },
    off(name, value) {
      const ofEvent = stops.get(String(name));
      ofEvent?.get(listener(value))?.();
      ofEvent?.delete(listener(value));
    },
  };

  return ({ name, args, resolve, reject }) => {
    try {
      const method = Object.hasOwn(own, name) ? own[name] : Object.hasOwn(methods, name) ? methods[name] : undefined;
      if (!method)
        throw new Error(
          `vitrina.${name} is not part of this build, which has ${[...Object.keys(own), ...Object.keys(methods)].join(', ')}`,
        );
      resolve(method(...args));
    } catch (error) {
      if (name === 'on' || name === 'off') page.log.error(`vitrina: ${String(error)}`);
      reject(error);
    }
  };
}

/** An element, the document, or a selector of one element; undefined means the whole document. */
function scopeOf(scope: unknown): ParentNode {
  if (scope === undefined || scope === null) return document;
  const found = typeof scope === 'string' ? document.querySelector(scope) : scope;
  if (found instanceof Element || found instanceof Document || found instanceof DocumentFragment) return found;
  throw new TypeError(`vitrina: no element, document or selector that finds one: ${String(scope).slice(0, 60)}`);
}
