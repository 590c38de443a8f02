import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/project.mjs';
import { BenchError } from './options.mjs';

const SOURCES = ['src', 'widgets', 'tools', 'esbuild.config.mjs', 'package.json', 'tsconfig.json'];

/** One line each: what a release of a small repair changes. */
const CHANGES = {
  reducer: { file: 'src/features/cart/cartSlice.ts', from: "name: 'cart'", to: "name: 'Cart'" },
  view: { file: 'widgets/search-bar/SearchBar.tsx', from: 'className="', to: 'className="next ' },
  text: { file: 'src/shop/messages/sl.json', from: '"Kaj iščete?"', to: '"Kaj iščete danes?"' },
};

export const RELEASES = Object.keys(CHANGES);

/** Builds the product as it is and once with each change, all in one copy of the sources. Returns the folder of each. */
export function buildReleases() {
  const folder = join(root, '.cache/bench/release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const source of SOURCES) cpSync(join(root, source), join(folder, source), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const built = { before: buildIn(folder, 'before') };
  for (const [name, change] of Object.entries(CHANGES)) {
    console.log(`Building a release with one changed line (${name}) …`);
    const path = join(folder, change.file);
    const source = readFileSync(path, 'utf8');
    if (!source.includes(change.from)) throw new BenchError(`${change.file} no longer contains ${change.from}: see release.mjs.`);
    writeFileSync(path, source.replace(change.from, change.to));
    built[name] = buildIn(folder, name);
    writeFileSync(path, source);
  }
  for (const source of [...SOURCES, 'node_modules']) rmSync(join(folder, source), { recursive: true }); // jest would find them
  return built;
}

function buildIn(folder, name) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['esbuild.config.mjs', '--outdir', join(folder, 'dist', name)], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new BenchError(`The widgets could not be built:\n${stderr || stdout}`);
  return join(folder, 'dist', name);
}
