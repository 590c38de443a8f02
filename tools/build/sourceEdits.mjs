import ts from 'typescript';

/** The syntax tree of JavaScript. */
export const parseSource = (source, fileName = 'source.js') =>
  ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);

/** Applies edits `{ from, to, text }` that do not overlap. */
export function applyEdits(source, edits) {
  const parts = [];
  let position = 0;
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from)) {
    parts.push(source.slice(position, from), text);
    position = to;
  }
  return [...parts, source.slice(position)].join('');
}
