const sheets = new Map<string, CSSStyleSheet>();

/** The constructed sheet of a stylesheet text; parsed once and shared by all roots. */
export function constructableSheet(text: string): CSSStyleSheet {
  const known = sheets.get(text);
  if (known) return known;
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  sheets.set(text, made);
  return made;
}
