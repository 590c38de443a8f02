import type { BrowserWindow } from './browserWindow';

/**
 * A native member of `document`. On a page with `<form name="cookie">` or `<img name="querySelector">` the element shadows the
 * member of that name (docs/hostile-pages.md); the prototype still has it. Methods are not bound: call them on `window.document`.
 */
export function documentMember<Name extends keyof Document>(window: BrowserWindow, name: Name): Document[Name] {
  return Reflect.get(window.Document.prototype, name, window.document) as Document[Name];
}
