import { join, relative } from 'node:path';
import { root } from '../project.mjs';
import { outdir } from './cliOptions.mjs';

// Questions to the outputs of esbuild's metafile.

export const outputOf = (outputs, source) => Object.keys(outputs).find((file) => outputs[file].entryPoint === source);

/** Every chunk that `file` needs before it can run, itself first. */
export function closure(outputs, file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path, kind } of outputs[file].imports) if (kind === 'import-statement') closure(outputs, path, found);
  return found;
}

/** An output by its path below the folder that the shop serves. */
export const publicPath = (file) => relative(outdir, join(root, file)).replaceAll('\\', '/');
