import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { root } from '../../project.mjs';
import { COPIED_MODULES } from '../entryPoints.mjs';
import { failStep } from '../failStep.mjs';
import { pathBelow } from '../pathBelow.mjs';
import { stylesheetText } from './cssAsText.mjs';

const NAME = 'copied-modules';
/** One for each copy: two of the same module share nothing. */
const namespaceOf = (into) => `copy for ${into}`;
const ENDINGS = ['', '.tsx', '.ts', '/index.ts'];

/** Compiles some modules a second time for the code of some folders (entryPoints.mjs). */
export const copiedModules = {
  name: NAME,
  setup(context) {
    const unused = new Set(COPIED_MODULES.flatMap(({ modules }) => modules));
    context.onResolve({ filter: /^\./ }, ({ path, resolveDir, importer, namespace }) => {
      const from = pathBelow(root, importer);
      const target = pathBelow(root, join(resolveDir, path));
      for (const { into, modules } of COPIED_MODULES) {
        if (namespace === 'file' ? !into.some((folder) => from.startsWith(folder)) : namespace !== namespaceOf(into)) continue;
        const module = modules.find((file) => ENDINGS.some((ending) => file === target + ending));
        if (module === undefined) continue;
        unused.delete(module);
        return { path: join(root, module), namespace: namespaceOf(into) };
      }
      return undefined;
    });
    const load = async ({ path }) => {
      if (!extname(path)) return undefined; // texts (lazyTexts.mjs)
      const text = await readFile(path);
      if (path.endsWith('.css')) return { contents: stylesheetText(path, text), loader: 'text' };
      return { contents: text, loader: extname(path).slice(1), resolveDir: dirname(path) };
    };
    for (const { into } of COPIED_MODULES) context.onLoad({ filter: /./, namespace: namespaceOf(into) }, load);
    context.onEnd(({ errors }) => {
      if (errors.length === 0 && unused.size > 0)
        failStep(NAME, `nothing imports ${[...unused].join(', ')}`, 'Correct COPIED_MODULES in tools/build/entryPoints.mjs.');
    });
  },
};
