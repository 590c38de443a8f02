import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Package {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Package;

test('(supply-02) no package runs an install script', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

test('(supply-03) exactly these packages are shipped to shoppers; another one needs a decision', () => {
  expect(Object.keys(dependencies)).toEqual([
    '@reduxjs/toolkit',
    'axios',
    'dompurify',
    'react',
    'react-dom',
    'react-hook-form',
    'react-redux',
    'redux-saga',
  ]);
});

test('(supply-03) every package has one version, and the lock file its hash', () => {
  for (const version of Object.values({ ...dependencies, ...devDependencies })) expect(version).toMatch(/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+$/);
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { integrity?: string; resolved?: string }> };
  const unknown = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && !integrity?.startsWith('sha512-'));
  expect(unknown.map(([path]) => path)).toEqual([]);
});

test('(supply-07) the build of the widgets writes no source maps', () => {
  const parts = readdirSync(join(root, 'tools/build'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mjs'));
  expect(parts).toContain('buildModules.mjs');
  for (const file of ['esbuild.config.mjs', ...parts.map((name) => `tools/build/${name}`)]) expect(read(file)).not.toMatch(/source-?map/i);
});
