import { constructableSheet } from '../../lib/constructableSheet';

/** Gives a root the stylesheets of a part of its widget that came later. Safe to do twice. */
export function adoptStyles(root: ShadowRoot, texts: readonly string[]): void {
  const missing = texts.map(constructableSheet).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}
