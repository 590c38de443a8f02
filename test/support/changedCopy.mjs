import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../tools/project.mjs';

/** What the build reads. */
const SOURCES = ['src', 'widgets', 'tools', 'esbuild.config.mjs', 'package.json', 'tsconfig.json', 'README.md'];

/** Copies the sources into a new `folder`, to be changed and built there. */
export function copySources(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const source of SOURCES) cpSync(join(root, source), join(folder, source), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

/** Removes them again, because jest would find them; what was built stays. */
export function removeSources(folder) {
  for (const source of [...SOURCES, 'node_modules']) rmSync(join(folder, source), { recursive: true, force: true });
}

/** Replaces the first `from` in a copied file. Returns what undoes it. */
export function changeSource(folder, { file, from, to }) {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} no longer contains ${from}: change what is replaced there.`);
  writeFileSync(path, source.replace(from, to));
  return () => writeFileSync(path, source);
}

export async function buildCopy(folder, outdir) {
  await promisify(execFile)(process.execPath, ['esbuild.config.mjs', '--outdir', outdir], { cwd: folder });
}
