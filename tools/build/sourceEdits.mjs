import ts from 'typescript';

/** The syntax tree of JavaScript. */
export const parseSource = (source, fileName = 'source.js') =>
  ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);

/** Applies edits `{ from, to, text }` that do not overlap: from the end backwards, so that earlier positions stay valid. */
export const applyEdits = (source, edits) =>
  edits.toSorted((a, b) => b.from - a.from).reduce((code, { from, to, text }) => code.slice(0, from) + text + code.slice(to), source);
