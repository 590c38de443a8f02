import ts from 'typescript';

/**
 * Old pages add enumerable members to `Object.prototype` (docs/hostile-pages.md), and libraries and esbuild's own helper iterate
 * objects with `for…in`. Every such loop is limited to own keys.
 */
export function iterateOwnKeys(source) {
  const file = ts.createSourceFile('bundle.js', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const loops = [];
  const collect = (node) => {
    if (ts.isForInStatement(node)) loops.push(node);
    ts.forEachChild(node, collect);
  };
  collect(file);
  // Edits that do not overlap, from the end backwards, so that earlier positions stay valid.
  const edits = loops.flatMap(({ initializer, expression }) => [
    { from: initializer.end, to: expression.getStart(file), text: ' of Object.keys(Object((' },
    { from: expression.end, to: expression.end, text: ')))' },
  ]);
  return edits.sort((a, b) => b.from - a.from).reduce((code, { from, to, text }) => code.slice(0, from) + text + code.slice(to), source);
}
