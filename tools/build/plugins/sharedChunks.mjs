import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { root } from '../../project.mjs';
import { areasAround, areasOf } from '../areas.mjs';
import { MAIN } from '../entryPoints.mjs';
import { failStep } from '../failStep.mjs';
import { isCopy } from './copiedModules.mjs';

const NAME = 'shared-chunks';

/** What the entry and each lazy module have to import so that shared code stays in few chunks. */
function addedImports({ lazyModules, runtime, modulesOf }) {
  const [early, sharedIn] = [[], new Map()];
  for (const module of new Set(lazyModules.flatMap((file) => modulesOf[file]))) {
    const users = lazyModules.filter((file) => modulesOf[file].includes(module));
    if (users.length < 2 || runtime.includes(module)) continue;
    const [area, ...others] = areasOf(users).keys();
    if (others.length > 0) early.push(module);
    else sharedIn.set(area, [...(sharedIn.get(area) ?? []), module]);
  }
  const imported = (file) => [...early, ...runtime, ...areasAround(file).flatMap((area) => sharedIn.get(area) ?? [])];
  return new Map([...lazyModules.map((file) => [file, imported(file)]), [MAIN, early]]);
}

/**
 * esbuild creates a chunk for every set of entries that share code. Each module loaded by `import()` therefore imports all that every
 * page loads, and all that its areas share (areas.mjs).
 */
export function sharedChunks(modules) {
  if (modules.lazyModules.length === 0)
    failStep(NAME, 'no module is loaded by `import()`', 'The `load` of a widget definition must be `() => import(…)`.');
  return {
    name: NAME,
    setup(context) {
      const added = new Map([...addedImports(modules)].map(([file, imports]) => [join(root, file), imports]));
      const remaining = new Set(added.keys());
      context.onLoad({ filter: /\.tsx?$/, namespace: 'file' }, async ({ path }) => {
        if (!added.has(path)) return undefined;
        remaining.delete(path);
        const imports = added.get(path).map((file) => `import ${JSON.stringify(isCopy(file) ? file : join(root, file))};\n`);
        return { contents: imports.join('') + (await readFile(path, 'utf8')), loader: extname(path).slice(1) };
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
