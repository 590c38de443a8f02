import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { build, transform } from 'esbuild';
import { root } from '../project.mjs';
import { MAIN } from './entryPoints.mjs';
import { failStep } from './failStep.mjs';
import { closure, outputOf } from './outputGraph.mjs';
import { originalOf } from './plugins/copiedModules.mjs';

/** It names every operation in its rows but calls none. */
const ERROR_TABLE = 'src/api/errorCatalogue.ts';

/** The code of these sources without types and comments; string literals are in double quotes. */
async function codeOf(files) {
  const transformed = files.map(async (file) => transform(await readFile(join(root, file), 'utf8'), { loader: extname(file).slice(1) }));
  return (await Promise.all(transformed)).map(({ code }) => code).join('\n');
}

/**
 * A first pass of esbuild without output. Returns what later steps need before the real pass: the modules loaded by `import()`, the
 * modules that every page and each lazy module loads, and our code, in which the names of operations are looked for.
 */
export async function analyzeModules(options) {
  const { metafile } = await build({ ...options, write: false, minify: false });
  const { inputs, outputs } = metafile;
  if (!Object.keys(inputs).map(originalOf).includes(ERROR_TABLE))
    failStep('analyze modules', `${ERROR_TABLE} is not in the bundle`, 'Correct its path in tools/build/analyzeModules.mjs.');

  const isOurs = (file) => /^(src|widgets|test)\/.*\.tsx?$/.test(file) && !file.endsWith('.gen.ts') && file !== ERROR_TABLE;
  const sourcesOf = (files, leastBytes = 0) =>
    [...files]
      .flatMap((file) => Object.entries(outputs[file].inputs))
      .filter(([file, { bytesInOutput }]) => bytesInOutput >= leastBytes && /^(src|widgets|test)\//.test(originalOf(file)))
      .map(([file]) => file);
  const lazyImports = Object.values(inputs).flatMap(({ imports }) =>
    imports.filter(({ kind, external }) => kind === 'dynamic-import' && !external).map(({ path }) => path),
  );
  const lazyModules = [...new Set(lazyImports)]; // a module and its copy may import the same
  const early = closure(outputs, outputOf(outputs, MAIN));
  return {
    lazyModules,
    /** Views of widgets that every page loads stay with the entry. */
    runtime: sourcesOf(early).filter((file) => file.startsWith('src/') && file !== MAIN),
    modulesOf: Object.fromEntries(lazyModules.map((file) => [file, sourcesOf(closure(outputs, outputOf(outputs, file)))])),
    ourCode: await codeOf([...new Set(sourcesOf(Object.keys(outputs), 1).map(originalOf))].filter(isOurs)),
  };
}
