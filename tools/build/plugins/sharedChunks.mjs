import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { root } from '../../project.mjs';
import { MAIN, SHARED_CHUNKS } from '../entryPoints.mjs';
import { failStep } from '../failStep.mjs';

const NAME = 'shared-chunks';

/** What the entry and each lazy module have to import so that shared code stays in few chunks. */
function addedImports({ lazyModules, runtime, modulesOf }) {
  const groups = SHARED_CHUNKS.map(({ of, by }) => ({ of, members: [...of, ...by], shared: [] }));
  const early = [];
  for (const module of new Set(lazyModules.flatMap((file) => modulesOf[file]))) {
    const users = lazyModules.filter((file) => modulesOf[file].includes(module));
    if (users.length < 2 || runtime.includes(module)) continue;
    const group = groups.find(
      ({ of, members }) => users.every((file) => members.includes(file)) && of.some((file) => users.includes(file)),
    );
    (group?.shared ?? early).push(module);
  }
  const added = new Map(lazyModules.map((file) => [file, [...early, ...runtime]]));
  for (const { members, shared } of groups) for (const file of members) added.get(file)?.push(...shared);
  return added.set(MAIN, early);
}

/**
 * esbuild creates a chunk for every set of entries that share code. Each module loaded by `import()` therefore imports all that every
 * page loads, and those of a group (entryPoints.mjs) all that the group shares.
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
        const imports = added.get(path).map((file) => `import ${JSON.stringify(join(root, file))};\n`);
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
