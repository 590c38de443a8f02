/**
 * `npm test`: all checks and tests, fastest first; the last line is `N passed, N failed`.
 * `npm test -- unit e2e` runs only the named steps: `check` (all scripts `check:…` of package.json), one of them by its name,
 * a project of jest.config.mjs, `e2e`. With `whole` the long tables are run whole (test/support/testScope.ts).
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { RUN_FOLDER, removeEndedRuns } from '../../test/support/runFolder.mjs';
import { installIfNeeded } from '../install.mjs';
import { root } from '../project.mjs';

process.chdir(root);
removeEndedRuns();
installIfNeeded();
// These need the packages that may just have been installed.
const { runChecks } = await import('./runChecks.mjs');
const { JEST_PROJECTS, runJest } = await import('./runJest.mjs');
const { runPlaywright } = await import('./runPlaywright.mjs');

process.env.FORCE_COLOR = '0';
process.env.REDOCLY_TELEMETRY = 'off';
process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = 'true';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const checks = Object.keys(scripts).flatMap((name) => /^check:(\w+)$/.exec(name)?.[1] ?? []);
const steps = ['check', ...checks, ...JEST_PROJECTS, 'e2e'];

const words = process.argv.slice(2);
const unknown = words.filter((word) => word !== 'whole' && !steps.includes(word));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Steps are ${steps.join(', ')}; "whole" runs the long tables whole.`);
  process.exit(2);
}
if (words.includes('whole')) process.env.VITRINA_TESTS = 'whole';
const named = words.filter((word) => word !== 'whole');
const isWanted = (step) => named.length === 0 || named.includes(step);

const results = [];
async function record(running) {
  const found = await running;
  results.push(...found);
  for (const { name, passed, failures, seconds } of found)
    console.log(`== ${name}: ${passed} passed, ${failures.length} failed (${Math.round(seconds)} s)`);
}

const wantedChecks = isWanted('check') ? checks : checks.filter(isWanted);
if (wantedChecks.length > 0) await record(runChecks(wantedChecks));

// Without a build there is nothing to test.
const isBuilt = results.every(({ name, failures }) => name !== 'build' || failures.length === 0);
const projects = JEST_PROJECTS.filter(isWanted);
if (isBuilt && projects.length > 0) await record(runJest(projects));
if (isBuilt && isWanted('e2e')) await record(runPlaywright());

const failures = results.flatMap((result) => result.failures);
for (const title of failures) console.log(`failed: ${title}`);
const passed = results.reduce((total, result) => total + result.passed, 0);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
if (failures.length === 0) rmSync(RUN_FOLDER, { recursive: true, force: true });
