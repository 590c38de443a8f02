import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { root } from '../../project.mjs';
import { otherManifest } from '../cliOptions.mjs';
import { DIALOG_PIECES } from '../entryPoints.mjs';
import { sourcesIn } from '../readSources.mjs';

const DYNAMIC_IMPORT = /(?<!typeof )\bimport\('(\.[^']+)'\)/g;

/**
 * esbuild makes a chunk for every set of entries that share code, so each new widget would cut the runtime into more pieces.
 * Whatever comes by an `import()`, and what dialogs share, is made to reach the whole runtime: what main needs is then one
 * chunk, whatever the widgets use.
 */
export const singleRuntimeChunk = {
  name: 'single-runtime-chunk',
  setup(context) {
    const runtime = JSON.stringify(join(root, 'src/runtime.ts'));
    const late = new Set([join(root, DIALOG_PIECES)]);

    context.onStart(async () => {
      const folders = ['src', 'widgets', ...(otherManifest ? [dirname(otherManifest)] : [])];
      for (const file of (await Promise.all(folders.map(sourcesIn))).flat()) {
        for (const [, target] of (await readFile(file, 'utf8')).matchAll(DYNAMIC_IMPORT)) {
          const { path } = await context.resolve(target, { kind: 'dynamic-import', resolveDir: dirname(file) });
          late.add(path);
        }
      }
    });
    context.onLoad({ filter: /\.tsx?$/, namespace: 'file' }, async ({ path }) =>
      late.has(path) ? { contents: `import ${runtime};\n${await readFile(path, 'utf8')}`, loader: extname(path).slice(1) } : undefined,
    );
  },
};
