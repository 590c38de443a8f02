/**
 * `npm run mutate -- PATH [TESTS]`: breaks PATH (a file or folder of src or widgets) in one place at a time, and prints what no test has noticed. TESTS is a regular
 * expression for the paths of the tests that are run, of the projects `unit` and `component`; by default the name of that file or folder. The fewer, the faster, but what
 * only others notice is printed too. Words are left as they are: most are names of classes and texts of logs.
 */
import { existsSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../project.mjs';

const [path, tests = path && basename(path).replace(/\..*$/, '')] = process.argv.slice(2);
if (!path || !existsSync(join(root, path))) {
  console.error(`${path ? `There is no ${path}. ` : ''}Name a file or folder to break: npm run mutate -- src/features/legal`);
  process.exit(2);
}

process.chdir(root);
process.env.VITRINA_MUTATED_TESTS = tests;
const mutated = relative(root, join(root, path));

const results = await new Stryker({
  mutate: [statSync(path).isDirectory() ? `${mutated}/**/*.{ts,tsx}` : mutated],
  mutator: { excludedMutations: ['StringLiteral'] },
  plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
  testRunner: 'jest',
  jest: { configFile: 'test/support/mutatedJest.config.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true, // they would need a new process each
  concurrency: 2, // jest itself then uses one core
  tempDirName: '.cache/stryker',
  logLevel: 'warn',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  ignorePatterns: ['.cache', 'dist', 'catalogue', 'coverage', 'test-results', 'demo-pages/.data', '*.tgz'],
})
  .runMutationTest()
  .catch(() => process.exit(2)); // it has said why

const tried = results.filter(({ status }) => status !== 'Ignored');
const unnoticed = tried.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
console.log(`${unnoticed.length} of ${tried.length} breakages were not noticed.`);
