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
  testEnvironment,
  testMatch: [`<rootDir>/test/${name}/**/*.test.ts`, `<rootDir>/test/${name}/**/*.test.tsx`],
  transform: { '\\.tsx?$': swc },
  // Tests load all texts at once, so there are no files of late texts.
  globals: {
    VITRINA_ACCOUNT_TEXTS: '{}',
    VITRINA_CART_TEXTS: '{}',
    VITRINA_CHECKOUT_TEXTS: '{}',
    VITRINA_NOTICES_TEXTS: '{}',
    VITRINA_OFFERS_TEXTS: '{}',
    VITRINA_MENU_TEXTS: '{}',
    VITRINA_MODALS_TEXTS: '{}',
    VITRINA_WISHLIST_TEXTS: '{}',
    VITRINA_APPROVALS_TEXTS: '{}',
  },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/test/support/styleText.ts',
    '^@electric-sql/pglite$': '<rootDir>/test/support/pglite.ts',
  },
  ...extra,
});

const jsdom = { setupFilesAfterEnv: ['<rootDir>/test/support/jsdomSetup.ts'] };

/** One project per folder of tests; the folder decides the environment. */
export default {
  // Only there to end what hangs: far above what a test needs on a machine that runs three suites at once.
  testTimeout: 300_000,
  // By default jest leaves one core idle, which on two cores halves its speed.
  maxWorkers: 2,
  projects: [
    project('unit', 'jsdom', jsdom),
    project('component', 'jsdom', jsdom),
    project('contract', '<rootDir>/test/support/nodeWithPglite.mjs'),
    project('architecture', 'node'),
    project('tools', 'node'),
  ],
};
