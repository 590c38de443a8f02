import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const rootDir = dirname(dirname(fileURLToPath(import.meta.url)));

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const project = (name, testEnvironment, extra = {}) => ({
  displayName: name,
  rootDir,
  testEnvironment,
  testMatch: [`<rootDir>/test/${name}/**/*.test.ts`, `<rootDir>/test/${name}/**/*.test.tsx`],
  transform: { '\\.tsx?$': swc },
  // In tests every text is there from the start.
  globals: { VITRINA_CART_TEXTS: '{}', VITRINA_CHECKOUT_TEXTS: '{}' },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/test/support/styleText.ts',
    '^@electric-sql/pglite$': '<rootDir>/test/support/pglite.ts',
  },
  ...extra,
});

const jsdom = { setupFilesAfterEnv: ['<rootDir>/test/support/jsdomSetup.ts'] };

/** One project per level of test; the folder under test/ chooses the environment. */
export default {
  rootDir,
  // Two cores may be busy; a test that hangs is still found.
  testTimeout: 30_000,
  // By itself jest leaves one core free, and on two cores uses one.
  maxWorkers: 2,
  projects: [
    project('unit', 'jsdom', jsdom),
    project('component', 'jsdom', jsdom),
    project('contract', '<rootDir>/test/support/nodeWithPglite.mjs'),
    project('architecture', 'node'),
  ],
};
