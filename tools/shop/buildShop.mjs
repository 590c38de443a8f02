import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';

const DATA = '.data';

export const SERVER_FILE = join(root, '.cache/shop/server.mjs');

/** The target of `npm run dev`, apart from dist/, which budgets, tests and the bench use. */
export const DEVELOPMENT_DIST = join(root, '.cache/dist-development');

/** Builds the widgets if a source has changed. Returns whether they are built; a failing build prints its error. */
export function buildWidgets({ development = false } = {}) {
  const sources = ['src', 'widgets', 'tools/build', 'esbuild.config.mjs', 'package-lock.json'];
  const outdir = development ? DEVELOPMENT_DIST : join(root, 'dist');
  if (isFresh(join(outdir, 'manifest.json'), sources)) return true;
  console.log('Building the widgets …');
  // With --outdir no budget is checked: that is for `npm run build` and `npm run check`.
  const options = [...(development ? ['--development'] : []), '--outdir', outdir];
  const { status } = spawnSync(process.execPath, ['esbuild.config.mjs', ...options], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return status === 0;
}

/** Bundles the reference shop, unless nothing has changed since. Its packages stay in node_modules. */
export async function buildShop() {
  if (isFresh(SERVER_FILE, ['demo-pages', 'package-lock.json'])) return true;
  console.log('Building the shop …');
  const { build } = await import('esbuild');
  mkdirSync(join(root, '.cache/shop'), { recursive: true });
  const draft = `${SERVER_FILE}.${process.pid}.mjs`;
  try {
    await build({
      entryPoints: [join(root, 'demo-pages/server/main.ts')],
      outfile: draft,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: 'inline',
      logLevel: 'error',
    });
  } catch {
    return false; // esbuild has printed the error
  }
  renameSync(draft, SERVER_FILE); // atomic: several tests may build at once
  return true;
}

function isFresh(target, sources) {
  if (!existsSync(target)) return false;
  const built = statSync(target).mtimeMs;
  return sources.every((source) => newest(join(root, source)) <= built);
}

/** Folders count too: their time changes when a file is removed; but not when the first start creates the data folder. */
function newest(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const entries = readdirSync(path, { withFileTypes: true });
  let latest = entries.some(({ name }) => name === DATA) ? 0 : found.mtimeMs;
  for (const entry of entries) {
    if (entry.name === DATA) continue;
    latest = Math.max(latest, newest(join(path, entry.name)));
  }
  return latest;
}
