import ts from 'typescript';
import { applyEdits, parseSource } from './sourceEdits.mjs';

/**
 * Old pages add enumerable members to `Object.prototype` (docs/hostile-pages.md), and libraries and esbuild's own helper iterate
 * objects with `for…in`. Every such loop is limited to own keys.
 */
export function iterateOwnKeys(source) {
  const file = parseSource(source);
  const loops = [];
  const collect = (node) => {
    if (ts.isForInStatement(node)) loops.push(node);
    ts.forEachChild(node, collect);
  };
  collect(file);
  const edits = loops.flatMap(({ initializer, expression }) => [
    { from: initializer.end, to: expression.getStart(file), text: ' of Object.keys(Object((' },
    { from: expression.end, to: expression.end, text: ')))' },
  ]);
  return applyEdits(source, edits);
}
