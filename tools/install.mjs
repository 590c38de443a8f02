import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** Whether node_modules has the packages of the lock file. Optional packages may be missing: most are for other platforms. */
function isInstalled() {
  try {
    const installed = packagesOf('node_modules/.package-lock.json');
    return Object.entries(packagesOf('package-lock.json')).every(([path, { version, optional, devOptional }]) =>
      installed[path] ? installed[path].version === version : path === '' || optional || devOptional,
    );
  } catch {
    return false;
  }
}

/** Installs the dependencies when they are missing or differ from the lock file. */
export function installIfNeeded() {
  if (isInstalled()) return;
  console.log('Installing dependencies (npm ci) …');
  const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed: check the connection to the package registry and try again.');
    process.exit(1);
  }
}
