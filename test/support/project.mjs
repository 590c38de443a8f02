import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Installs the dependencies where they are missing or older than the lockfile, and says so. */
export function installIfNeeded() {
  const mark = join(root, 'node_modules/.package-lock.json');
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs) return;
  console.log('Installing dependencies (npm install), once …');
  const { status } = spawnSync('npm', ['install', '--no-fund', '--no-audit', '--loglevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm install failed: check the connection to the package registry and try again.');
    process.exit(1);
  }
}

/**
 * What runs the end-to-end tests where they prove something, for `process.execPath`. A busy machine may miss a deadline once: what
 * fails three times is wrong, and what passes late is named.
 */
export const END_TO_END = [
  join(root, 'node_modules/@playwright/test/cli.js'),
  'test',
  '--config',
  'test/playwright.config.ts',
  '--retries',
  '2',
];
