import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { esbuildOptions } from '../../../tools/build/esbuildOptions.mjs';
import { minifyFile } from '../../../tools/build/minify.mjs';
import { root } from '../../../tools/project.mjs';

const SOURCES = dirname(fileURLToPath(import.meta.url));

/** `bare eager` and `bare sliced`: the product's libraries, compiled and minified as the product is. Returns their folder. */
export async function buildReferences() {
  console.log('Building the references …');
  const outdir = join(root, '.cache/bench/references');
  rmSync(outdir, { recursive: true, force: true });
  const options = {
    ...esbuildOptions,
    outdir,
    define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  };
  const eager = await build({ ...options, entryPoints: [join(SOURCES, 'eager.mjs')], format: 'iife' });
  const sliced = await build({ ...options, entryPoints: [join(SOURCES, 'sliced.mjs')], format: 'esm', splitting: true });
  const files = [eager, sliced].flatMap(({ metafile }) => Object.keys(metafile.outputs));
  await Promise.all(files.map((file) => minifyFile(join(root, file))));
  const slices = Object.keys(sliced.metafile.outputs).map((file) => basename(file));
  const boot = join(outdir, 'sliced.js');
  const hrefs = slices.filter((name) => name !== 'sliced.js').map((name) => `/bare/${name}`);
  writeFileSync(boot, readFileSync(boot, 'utf8').replace('BARE_SLICES', JSON.stringify(hrefs)));
  return outdir;
}
