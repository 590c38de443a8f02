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

const LIMITS = '<rootDir>/test/support/jestLimits.ts';

const project = (name, testEnvironment, extra = {}) => ({
  displayName: name,
  testEnvironment,
  cacheDirectory: '<rootDir>/.cache/jest',
  setupFilesAfterEnv: [LIMITS],
  testMatch: [`<rootDir>/test/${name}/**/*.test.ts`, `<rootDir>/test/${name}/**/*.test.tsx`],
  transform: { '\\.m?[jt]sx?$': swc, '\\.yaml$': '<rootDir>/test/support/yamlTransform.cjs' },
  transformIgnorePatterns: ['/node_modules/(?!(etiket|lzma1)/)'], // these exist as ES modules only
  moduleNameMapper: {
    '\\.css$': '<rootDir>/test/support/styleText.ts',
    '/texts/lazy$': '<rootDir>/test/support/noTexts.ts',
    '^immer$': '<rootDir>/tools/build/plugins/plainState.ts', // as in the build (ADR 043)
    // Its module is for browsers and bundlers.
    '^supercluster$': '<rootDir>/node_modules/supercluster/dist/supercluster.js',
    '^@electric-sql/pglite$': '<rootDir>/test/support/pglite.ts',
  },
  ...extra,
});

const WITH_PGLITE = '<rootDir>/test/support/nodeWithPglite.mjs';
/** Packages that are ES modules only. */
const es = {
  transform: { '\\.tsx?$': swc, '/node_modules/(bysquare|lzma1)/.+\\.js$': swc },
  transformIgnorePatterns: ['/node_modules/(?!(bysquare|lzma1)/)'],
};
const jsdom = { setupFilesAfterEnv: [LIMITS, '<rootDir>/test/support/jsdomSetup.ts'] };

/** One project per folder of tests; the folder decides the environment. */
export default {
  // By default jest leaves one core idle, which on two cores halves its speed.
  maxWorkers: 2,
  projects: [
    project('unit', 'jsdom', jsdom),
    project('component', 'jsdom', jsdom),
    project('tables', 'jsdom', jsdom),
    project('contract', WITH_PGLITE, es),
    project('shop', WITH_PGLITE, es),
    project('architecture', 'node'),
    project('tools', 'node'),
    project('webkit', 'node', {
      globalSetup: '<rootDir>/test/support/webkit/startRun.ts',
      globalTeardown: '<rootDir>/test/support/webkit/endRun.ts',
    }),
  ],
};
