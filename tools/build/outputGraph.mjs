import { join } from 'node:path';
import { root } from '../project.mjs';
import { failStep } from './failStep.mjs';
import { pathBelow } from './pathBelow.mjs';
import { workFolder } from './workFolder.mjs';

// Queries on the outputs of esbuild's metafile.

export function outputOf(outputs, source) {
  const file = Object.keys(outputs).find((output) => outputs[output].entryPoint === source);
  return (
    file ??
    failStep(
      'read the outputs',
      `no output has the entry point ${source}`,
      'Correct the path where it is named: tools/build/entryPoints.mjs, or the `steps` of a budget.json.',
    )
  );
}

/** The file and every chunk that must be loaded before it can run. */
export function closure(outputs, file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path, kind } of outputs[file].imports) if (kind === 'import-statement') closure(outputs, path, found);
  return found;
}

/** The path of an output below the folder that the shop serves. */
export const publicPath = (file) => pathBelow(workFolder, join(root, file));
