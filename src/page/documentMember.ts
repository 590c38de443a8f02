import type { BrowserWindow } from './browserWindow';

/**
 * A member of `document` as the browser made it. A page with `<form name="cookie">` or `<img name="querySelector">`
 * hides the member of that name behind the element (docs/hostile-pages.md); the prototype still has it.
 * Methods come unbound: call them on `window.document`.
 */
export function documentMember<Name extends keyof Document>(window: BrowserWindow, name: Name): Document[Name] {
  return Reflect.get(window.Document.prototype, name, window.document) as Document[Name];
}
