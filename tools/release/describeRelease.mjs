import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../project.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

function output(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32', // where npm is a script
  });
  return status === 0 ? stdout.trim() : { failed: stderr };
}

const packageName = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * The runtime packages of the lockfile, as npm lists them; the same for the same lockfile, wherever it is made. Not by npm's `--omit dev`, which also
 * leaves out what a development package has as a peer, React for one.
 */
export function sbom() {
  const listed = output('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']);
  if (typeof listed !== 'string') throw new Error(`npm sbom: ${listed.failed}`);
  const { serialNumber: _serial, metadata, components, dependencies, ...rest } = JSON.parse(listed);
  const { timestamp: _now, component, ...about } = metadata;
  const runtime = new Set(
    Object.entries(readJson('package-lock.json').packages)
      .filter(([path, { dev }]) => path !== '' && dev !== true)
      .map(([path, { version }]) => `${packageName(path)}@${version}`),
  );
  const isRuntime = (reference) => reference === component['bom-ref'] || runtime.has(reference);
  return {
    ...rest,
    metadata: { ...about, component: { ...component, name: readJson('package.json').name } }, // npm writes the folder's name
    components: components.filter(({ 'bom-ref': reference }) => isRuntime(reference)),
    dependencies: dependencies
      .filter(({ ref }) => isRuntime(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isRuntime) })),
  };
}

/** From which sources and by which tools a build was made; who has both gets the same files. */
export async function provenance(folder) {
  const { name, version } = readJson('package.json');
  const commit = output('git', ['rev-parse', 'HEAD']);
  const changes = output('git', ['status', '--porcelain']);
  const { files } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  return {
    name,
    version,
    commit: typeof commit === 'string' ? commit : null,
    hasUncommittedChanges: typeof changes === 'string' ? changes !== '' : null,
    lockfileSha256: createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex'),
    node: process.version,
    esbuild: readJson('node_modules/esbuild/package.json').version,
    commands: ['npm ci', 'npm run release'],
    files: Object.fromEntries(Object.entries(files).map(([path, { integrity }]) => [path, integrity])),
  };
}
