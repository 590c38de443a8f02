/** A string, or a structural character of JSON. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g;

/** The lines where the products of a JSON text begin: of the top-level array, or of the array `products`. */
export function entryLines(text: string): number[] {
  const lines: number[] = [];
  const open: string[] = [];
  let line = 1;
  let seen = 0;
  let before = '';
  let key = '';
  let list = 0; // nesting depth of the products
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    for (; seen < index; seen++) if (text[seen] === '\n') line++;
    if (list > 0 && open.length === list && token !== ']' && (before === '[' || before === ',')) lines.push(line);
    if (token === ':') key = before;
    const isList = open.length === 0 || (open.length === 1 && before === ':' && key === '"products"');
    if (list === 0 && token === '[' && isList) list = open.length + 1;
    if (token === '[' || token === '{') open.push(token);
    if (token === ']' || token === '}') {
      open.pop();
      if (open.length < list) return lines;
    }
    before = token;
  }
  return lines;
}
