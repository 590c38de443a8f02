/**
 * `npm run test:all`: everything that `npm test` leaves out, and that too: all tests, the long tables whole, PostgreSQL, a part in Firefox. It decides about
 * nothing. Its steps run one after the other; each outcome is in the report at once, so that a run which was ended goes on where it was. What has
 * an outcome for this state of the files is not repeated. `-- e2e-3 tools` runs these steps, `-- --failed` repeats what failed.
 */
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../project.mjs';
import { prepareRun } from './prepareRun.mjs';

process.env.VITRINA_TESTS = 'whole';
prepareRun();
// These need the packages that may just have been installed.
const { STEPS } = await import('./steps.mjs');
const { printResult, printSummary } = await import('./summary.mjs');

const REPORT = join(root, '.cache/test-all.json');
const FAILED = '--failed';

const words = process.argv.slice(2);
const unknown = words.filter((word) => word !== FAILED && !STEPS.some(({ name }) => name === word));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Steps are ${STEPS.map(({ name }) => name).join(', ')}; ${FAILED} repeats what failed.`);
  process.exit(2);
}

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 }).stdout;
/** The state of the files that an outcome is about. */
const stateOfFiles = () =>
  createHash('sha256')
    .update([git('rev-parse', 'HEAD^{tree}'), git('diff', 'HEAD'), git('ls-files', '--others', '--exclude-standard')].join('\n'))
    .digest('hex');

/** `{ [step]: { state, endedAt, results } }` */
const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : {};
function save(step, results) {
  report[step] = { state, endedAt: new Date().toISOString(), results };
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify(report, null, 1)}\n`);
}

const failuresOf = (step) => (report[step]?.results ?? []).flatMap(({ failures }) => failures);
const escape = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The failed tests of a step, for its runner; undefined where something else than a test failed: then all of the step is repeated. */
function failedTestsOf(step) {
  const tests = failuresOf(step).map((failure) => /^(\S+\.[jt]sx?): (.+)$/m.exec(failure.split('\n')[0]));
  if (tests.some((test) => test === null || test[2] === 'the file itself')) return undefined;
  return { files: [...new Set(tests.map(([, file]) => file))], pattern: tests.map(([, , title]) => escape(title)).join('|') };
}

const state = stateOfFiles();
const isRepeating = words.includes(FAILED);
const named = words.filter((word) => word !== FAILED);
const isWanted = ({ name }) => {
  if (isRepeating) return failuresOf(name).length > 0;
  return named.length > 0 ? named.includes(name) : report[name]?.state !== state;
};

/** The outcome of a step of which only the failed tests were repeated. */
const merged = (before, again) =>
  before.map((result) => {
    const { passed = 0, flaky = [], failures = [] } = again.find(({ name }) => name === result.name) ?? {};
    return { ...result, passed: result.passed + passed, flaky: [...result.flaky, ...flaky], failures };
  });

for (const step of STEPS.filter(isWanted)) {
  console.log(`\n== step ${step.name}`);
  const only = isRepeating ? failedTestsOf(step.name) : undefined;
  const results = await step.run(only);
  results.forEach(printResult);
  save(step.name, only ? merged(report[step.name].results, results) : results);
}

const outcomes = STEPS.flatMap(({ name }) => report[name]?.results ?? []);
const older = STEPS.filter(({ name }) => report[name]?.state !== state).map(({ name }) => name);
if (older.length > 0) console.log(`not run for this state of the files: ${older.join(', ')}`);
console.log(`The report is ${relative(root, REPORT)}.`);
process.exitCode = printSummary(outcomes) ? 0 : 1;
