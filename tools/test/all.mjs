/**
 * `npm run test:all`: what `npm test` leaves out, and that too: all tests in Chromium and in jest, the long tables whole, PostgreSQL, a part in Firefox. It
 * decides about nothing. Its steps run one after the other; each outcome is in the report at once, so that a run which was ended goes on where it
 * was. What has an outcome for this state of the files is not repeated. `-- e2e-3 tools` runs these steps, `-- --failed` repeats what failed.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../project.mjs';
import { prepareRun } from './prepareRun.mjs';
import { stateOfFiles } from './stateOfFiles.mjs';

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

const state = stateOfFiles();

/** `{ [step]: { state, endedAt, results } }`; another run of this checkout may add to it meanwhile. */
function readReport() {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return {};
  }
}

function save(step, outcome) {
  const draft = `${REPORT}.${process.pid}`;
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(draft, `${JSON.stringify({ ...readReport(), [step]: { ...outcome, endedAt: new Date().toISOString() } }, null, 1)}\n`);
  renameSync(draft, REPORT);
}

const failuresOf = (step) => (readReport()[step]?.results ?? []).flatMap(({ failures }) => failures);
const escape = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The failed tests of a step, for its runner; undefined where something else than a test failed: then all of the step is repeated. */
function failedTestsOf(step) {
  const tests = failuresOf(step).map((failure) => /^(\S+\.[jt]sx?): (.+)$/.exec(failure.split('\n')[0]));
  if (tests.some((test) => test === null || test[2] === 'the file itself')) return undefined;
  return { files: [...new Set(tests.map(([, file]) => file))], pattern: tests.map(([, , title]) => escape(title)).join('|') };
}

/** The outcome of a step of which only the failed tests were repeated: what was not run again is as before. */
const merged = (before, again) =>
  before.map((result) => {
    const { passed = 0, failures = [], flaky = [] } = again.find(({ name }) => name === result.name) ?? {};
    if (passed + failures.length === 0) return result;
    return { ...result, passed: result.passed + passed, flaky: [...result.flaky, ...flaky], failures };
  });

/** What a step threw counts as a failure of it, and does not keep the others from running. */
const resultsOfError = (name, { message }) => [{ name, passed: 0, flaky: [], failures: [`step ${name}: ${message}`], seconds: 0 }];

/** Runs a step, or what failed of it; returns its results of now, null where the machine lacks what it needs. */
async function runStep({ name, run }, only) {
  console.log(`\n== step ${name}`);
  process.env.VITRINA_TEST_STEP = name;
  const results = await run(only).catch((error) => resultsOfError(name, error));
  results?.forEach(printResult);
  const before = readReport()[name];
  if (results !== null) save(name, only ? { ...before, results: merged(before.results, results) } : { state, results });
  return results;
}

const isRepeating = words.includes(FAILED);
const named = words.filter((word) => word !== FAILED);
const isWanted = ({ name }) => {
  if (named.length > 0 && !named.includes(name)) return false;
  return isRepeating ? failuresOf(name).length > 0 : named.length > 0 || readReport()[name]?.state !== state;
};

const wanted = STEPS.filter(isWanted);
for (const step of wanted) await runStep(step, isRepeating ? failedTestsOf(step.name) : undefined);

const report = readReport();
const missing = STEPS.filter(({ name }) => report[name]?.state !== state).map(({ name }) => name);
if (missing.length > 0) console.log(`without an outcome for this state of the files: ${missing.join(', ')}`);
console.log(`The report is ${relative(root, REPORT)}.`);
const summed = STEPS.filter((step) => report[step.name]?.state === state || wanted.includes(step));
process.exitCode = printSummary(summed.flatMap(({ name }) => report[name]?.results ?? [])) ? 0 : 1;
