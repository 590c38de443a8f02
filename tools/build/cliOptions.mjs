import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../project.mjs';

const args = process.argv.slice(2);
const option = (name, fallback) => (args.includes(name) ? args[args.indexOf(name) + 1] : fallback);

/** Names stay readable and development checks on. */
export const isDevelopment = args.includes('--development');
/** What a shop is given: only this has budgets. */
export const isPlain = args.length === 0;
export const outdir = resolve(root, option('--outdir', 'dist'));
export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** Tests of a deploy build the same code as another release. */
export const release = option('--release', version);
/** Tests of the loader bring widgets of their own, e.g. ones that throw. */
export const otherManifest = option('--manifest', null);

/** The oldest browsers that run what is built: `[major, minor]`. */
export const BROWSERS = { chrome: [109, 0], firefox: [115, 0], safari: [16, 4] };
