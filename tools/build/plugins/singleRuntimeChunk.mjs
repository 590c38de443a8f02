import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { root } from '../../project.mjs';
import { DIALOG_PIECES } from '../entryPoints.mjs';
import { failStep } from '../failStep.mjs';

const NAME = 'single-runtime-chunk';

/**
 * esbuild creates a chunk for every set of entries that share code, so each new widget would split the runtime further. Every module
 * loaded by `import()`, and the shared dialog parts, import the whole runtime: it then stays in one chunk.
 */
export function singleRuntimeChunk(lazyModules) {
  if (lazyModules.length === 0)
    failStep(NAME, 'no module is loaded by `import()`', 'The `load` of a widget definition must be `() => import(…)`.');
  return {
    name: NAME,
    setup(context) {
      const runtime = JSON.stringify(join(root, 'src/runtime.ts'));
      const remaining = new Set([...lazyModules, DIALOG_PIECES].map((file) => join(root, file)));
      const patched = new Set(remaining);
      context.onLoad({ filter: /\.tsx?$/, namespace: 'file' }, async ({ path }) => {
        if (!patched.has(path)) return undefined;
        remaining.delete(path);
        return { contents: `import ${runtime};\n${await readFile(path, 'utf8')}`, loader: extname(path).slice(1) };
      });
      context.onEnd(({ errors }) => {
        if (errors.length === 0 && remaining.size > 0)
          failStep(
            NAME,
            `${[...remaining].join(', ')} was not loaded as TypeScript`,
            'Let a lazy module be a .ts or .tsx file of this project.',
          );
      });
    },
  };
}
