import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** The build with the fixture widgets, and the same again as a later release. */
export const FIXTURE_DIST = join(root, '.cache/fixture');
export const NEXT_FIXTURE_DIST = join(root, '.cache/fixture-next');

function build(...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, ['esbuild.config.mjs', ...args], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the fixture build failed: ${stderr}`);
}

/** Builds what the loader's tests serve. */
export default function setup(): void {
  build('--manifest', 'test/e2e/fixtures/manifest.ts', '--outdir', FIXTURE_DIST);
  build('--manifest', 'test/e2e/fixtures/manifest.ts', '--outdir', NEXT_FIXTURE_DIST, '--release', 'next');
}
