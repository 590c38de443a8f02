const sheets = new Map<string, CSSStyleSheet>();

/** The constructed sheet of a stylesheet text; the same text is parsed once for all roots. */
export function constructableSheet(text: string): CSSStyleSheet {
  const known = sheets.get(text);
  if (known) return known;
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  sheets.set(text, made);
  return made;
}
