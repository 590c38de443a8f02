import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { root } from '../../project.mjs';
import { pathBelow } from '../pathBelow.mjs';
import { stylesheetText } from './cssAsText.mjs';

const PREFIX = 'copy for ';
const ENDINGS = ['', '.tsx', '.ts', '/index.ts'];

/** `copy for <area>:<path>`, as esbuild names a module outside of the file system. */
const COPY = new RegExp(`^(${PREFIX}[^:]+):(.+)$`);

export const isCopy = (module) => COPY.test(module);

/** The module that is copied, or is none. */
export const originalOf = (module) => (isCopy(module) ? pathBelow(root, COPY.exec(module)[2]) : module);

/** Compiles modules once for each area that needs them (planCopies.mjs). */
export const copiedModules = ({ copies, copyFor }) => ({
  name: 'copied-modules',
  setup(context) {
    context.onResolve({ filter: COPY }, ({ path }) => {
      const [, namespace, file] = COPY.exec(path);
      return { path: file, namespace };
    });
    context.onResolve({ filter: /^\./ }, ({ path, resolveDir, importer, namespace, kind }) => {
      if (kind === 'dynamic-import') return undefined; // lazy modules are one each
      const target = pathBelow(root, join(resolveDir, path));
      const module = ENDINGS.map((ending) => target + ending).find((file) => copies.has(file));
      if (module === undefined) return undefined;
      const area = copyFor(module, pathBelow(root, importer), namespace.startsWith(PREFIX) ? namespace.slice(PREFIX.length) : undefined);
      return area === undefined ? undefined : { path: join(root, module), namespace: PREFIX + area };
    });
    const load = async ({ path }) => {
      if (!extname(path)) return undefined; // texts (lazyTexts.mjs)
      const text = await readFile(path);
      if (path.endsWith('.css')) return { contents: stylesheetText(path, text), loader: 'text' };
      return { contents: text, loader: extname(path).slice(1), resolveDir: dirname(path) };
    };
    for (const area of new Set([...copies.values()].flatMap((areas) => [...areas.keys()])))
      context.onLoad({ filter: /./, namespace: PREFIX + area }, load);
  },
});
