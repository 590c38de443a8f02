/**
 * `npm test`: the gate, which decides about a change. All checks, the tests of jest that need no running shop of their own, and the end-to-end tests with
 * the tag of the gate (test/support/testScope.ts), fastest first. What passes on a second try only is printed as `flaky`; the last lines are what
 * failed, with the first lines of each error, and `N passed, N failed`. Everything else is in `npm run test:all`.
 * `npm test -- unit e2e` runs only the named steps: `check` (all scripts `check:…` of package.json), one of them by its name,
 * a project of jest, `e2e`.
 */
import { rmSync } from 'node:fs';
import { RUN_FOLDER } from '../../test/support/runFolder.mjs';
import { prepareRun } from './prepareRun.mjs';

process.env.VITRINA_TESTS = 'gate';
prepareRun();
// These need the packages that may just have been installed.
const { checkNames, runChecks } = await import('./runChecks.mjs');
const { runJest } = await import('./runJest.mjs');
const { runPlaywright } = await import('./runPlaywright.mjs');
const { printResult, printSummary } = await import('./summary.mjs');

const PROJECTS = ['architecture', 'unit', 'component', 'contract'];
/** A run in which so many have failed stops. */
const MAX_FAILURES = 20;
/** What no lower level can prove; more would not fit into ten minutes (ADR 055). */
const MAX_E2E_TESTS = 80;

const checks = checkNames();
const steps = ['check', ...checks, ...PROJECTS, 'e2e'];
const words = process.argv.slice(2);
const unknown = words.filter((word) => !steps.includes(word));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Steps are ${steps.join(', ')}.`);
  process.exit(2);
}
const isWanted = (step) => words.length === 0 || words.includes(step);

const results = [];
async function record(running) {
  const found = await running;
  results.push(...found);
  found.forEach(printResult);
}

async function runEndToEnd() {
  const [result] = await runPlaywright([`--max-failures=${MAX_FAILURES}`]);
  const count = result.passed + result.failures.length;
  if (count > MAX_E2E_TESTS) result.failures.push(`e2e: ${count} tests have the tag of the gate, at most ${MAX_E2E_TESTS} may`);
  return [result];
}

const wantedChecks = isWanted('check') ? checks : checks.filter(isWanted);
if (wantedChecks.length > 0) await record(runChecks(wantedChecks));

// Without a build there is nothing to test.
const isBuilt = results.every(({ name, failures }) => name !== 'build' || failures.length === 0);
const hasStopped = () => !isBuilt || results.reduce((total, { failures }) => total + failures.length, 0) >= MAX_FAILURES;

const projects = PROJECTS.filter(isWanted);
if (!hasStopped() && projects.length > 0) await record(runJest(projects));
if (!hasStopped() && isWanted('e2e')) await record(runEndToEnd());

const hasPassed = printSummary(results);
process.exitCode = hasPassed ? 0 : 1;
if (hasPassed) rmSync(RUN_FOLDER, { recursive: true, force: true });
