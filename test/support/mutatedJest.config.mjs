import config from '../../jest.config.mjs';

const {
  projects: [{ testMatch: _of, ...unit }],
} = config;

/** For tools/test/mutate.mjs, whose runner knows no projects: those of jsdom as one, and of their tests the ones with this pattern in their path. */
export default {
  ...unit,
  displayName: 'mutated',
  rootDir: '../..',
  testRegex: `/test/(?=unit/|component/).*(${process.env.VITRINA_MUTATED_TESTS}).*\\.test\\.tsx?$`,
};
