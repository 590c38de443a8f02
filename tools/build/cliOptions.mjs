import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../project.mjs';

const args = process.argv.slice(2);
const option = (name, fallback) => (args.includes(name) ? args[args.indexOf(name) + 1] : fallback);

/** Keeps names readable and development checks on. */
export const isDevelopment = args.includes('--development');
/** Writes the sizes, with which later builds compare theirs. */
export const recordsSizes = args.includes('--record-sizes');
/** Only a build without other options is for shops and is checked against the budgets. */
export const isPlain = args.length === (recordsSizes ? 1 : 0);
export const outdir = resolve(root, option('--outdir', 'dist'));
export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** Lets tests of a deploy build the same code as another release. */
export const release = option('--release', version);
/** The widget manifest of the loader's tests, whose widgets throw, for example. */
export const otherManifest = option('--manifest', null);

/** The oldest supported browsers: `[major, minor]`. */
export const BROWSERS = { chrome: [109, 0], firefox: [115, 0], safari: [16, 4] };
