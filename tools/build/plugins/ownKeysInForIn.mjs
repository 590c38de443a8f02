import { readFile } from 'node:fs/promises';
import ts from 'typescript';

/**
 * Old pages put enumerable members on `Object.prototype` (docs/hostile-pages.md), and libraries walk objects with `for…in`: each of
 * their loops is made to see own keys only. esbuild's own namespace helper has the same weakness, see minify.mjs.
 */
export const ownKeysInForIn = {
  name: 'own-keys-in-for-in',
  setup(context) {
    context.onLoad({ filter: /node_modules[\\/].*\.m?js$/, namespace: 'file' }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!/\bfor\s*\([^)]*\sin\s/.test(source)) return undefined;
      let contents = source;
      const loops = [];
      const collect = (node) => {
        if (ts.isForInStatement(node)) loops.push(node);
        ts.forEachChild(node, collect);
      };
      const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
      collect(file);
      // From the end backwards, so that earlier positions stay true.
      for (const { initializer, expression } of loops.sort((a, b) => b.expression.end - a.expression.end))
        contents = `${contents.slice(0, initializer.end)} of Object.keys(Object(${expression.getText(file)}))${contents.slice(expression.end)}`;
      return { contents, loader: 'js' };
    });
  },
};
