/** A window with its own constructors (`window.CustomEvent`, `window.Document`). */
export type BrowserWindow = Window & typeof globalThis;
