import { constructableSheet } from '../../dom/constructableSheet';

/** Adds the stylesheets of a lazily loaded part to a root. Idempotent. */
export function adoptStyles(root: ShadowRoot, texts: readonly string[]): void {
  const missing = texts.map(constructableSheet).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}
