import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');

interface LockEntry {
  version: string;
  engines?: { node?: string };
  optionalDependencies?: Record<string, string>;
}
interface Lock {
  packages: Record<string, LockEntry>;
}

const readLock = (): Lock => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;

function entryOf(lock: Lock, path: string): LockEntry {
  const entry = lock.packages[path];
  if (!entry) throw new Error(`${path} is not in package-lock.json`);
  return entry;
}

describe('the check of the lock file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrina-lock-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function check(lock: Lock) {
    const file = join(folder, 'package-lock.json');
    writeFileSync(file, JSON.stringify(lock));
    return spawnSync(process.execPath, ['tools/test/checkLock.mjs', '--lock', file], { cwd: root, encoding: 'utf8' });
  }

  test('accepts the lock file as it is', () => {
    expect(check(readLock())).toMatchObject({ status: 0, stderr: '' });
  });

  test.each(['darwin-arm64', 'win32-x64', 'linux-arm64'])('names the package when esbuild for %s is missing', (platform) => {
    const lock = readLock();
    delete lock.packages[`node_modules/@esbuild/${platform}`];
    const { status, stderr } = check(lock);
    expect(status).toBe(1);
    expect(stderr).toContain(`@esbuild/${platform} ${entryOf(lock, 'node_modules/esbuild').version}, which esbuild needs, is missing`);
    expect(stderr).toContain('npm ci --dry-run');
  });

  test('notices every single platform package that is missing', () => {
    const lock = readLock();
    const needs = Object.values(lock.packages).flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}));
    expect(needs.length).toBeGreaterThan(100);
    const without = {
      packages: Object.fromEntries(Object.entries(lock.packages).filter(([path]) => !needs.some((name) => path.endsWith(name)))),
    };
    const { stderr } = check(without);
    expect(needs.filter((name) => !stderr.includes(`package-lock.json: ${name} `))).toEqual([]);
  });

  test('names a platform package of another version than the package that loads it', () => {
    const lock = readLock();
    entryOf(lock, 'node_modules/@esbuild/win32-x64').version = '0.1.0';
    expect(check(lock).stderr).toContain('@esbuild/win32-x64 is locked at 0.1.0, but esbuild needs');
  });

  test('names a package that does not run on every Node version of "engines"', () => {
    const lock = readLock();
    entryOf(lock, 'node_modules/esbuild').engines = { node: '>=22.12' };
    const { status, stderr } = check(lock);
    expect(status).toBe(1);
    expect(stderr).toMatch(/esbuild \S+ runs on Node >=22\.12, which is less than/);
    expect(stderr).toContain('narrow "engines"');
  });
});

test('.nvmrc names a Node version of "engines"', () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
  expect(engines.node).toContain(`^${readFileSync(join(root, '.nvmrc'), 'utf8').trim()}.`);
});
