const sheets = new Map<string, CSSStyleSheet>();

/** The constructed sheet of a stylesheet text; the same text is parsed once for all roots. */
function sheetOf(text: string): CSSStyleSheet {
  const known = sheets.get(text);
  if (known) return known;
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  sheets.set(text, made);
  return made;
}

/** Gives a root the stylesheets of a part of its widget that came later. Safe to do twice. */
export function adoptStyles(root: ShadowRoot, texts: readonly string[]): void {
  const missing = texts.map(sheetOf).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}
