/**
 * Runs before `npm pack`: builds one release from scratch into dist/ (budgets included) and adds what a shop's security and operations
 * ask for: `sbom.json`, every package whose code is in the bundle (CycloneDX 1.5), and `provenance.json`, what it was built from.
 */
import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../project.mjs';
import { provenance, sbom } from './describeRelease.mjs';

const dist = join(root, 'dist');

// A package holds one release; earlier ones stay where they are served (README, "Caching").
await rm(dist, { recursive: true, force: true });
// What it prints belongs to standard error: `npm pack --json` prints its answer to standard output.
const { status } = spawnSync(process.execPath, [join(root, 'esbuild.config.mjs')], { cwd: root, stdio: ['ignore', 2, 2] });
if (status !== 0) process.exit(status ?? 1);
for (const [name, content] of [
  ['sbom.json', sbom()],
  ['provenance.json', await provenance(dist)],
])
  await writeFile(join(dist, name), `${JSON.stringify(content, null, 1)}\n`);
