import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../test/support/chromium.mjs';
import { isFirefoxChosen } from '../../test/support/firefox.mjs';
import { RUN_FOLDER } from '../../test/support/runFolder.mjs';
import { root } from '../project.mjs';
import { describeFailure, resultsOf, runProgram } from './runProgram.mjs';

/** Where playwright.config.ts writes its report. */
const REPORT = join(RUN_FOLDER, 'e2e.json');

const PLAYWRIGHT = [join(root, 'node_modules/@playwright/test/cli.js'), 'test'];

const specsIn = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

const reportedSpecs = () => JSON.parse(readFileSync(REPORT, 'utf8')).suites.flatMap(specsIn);
const specsWith = (wanted) => reportedSpecs().filter(({ tests }) => tests.some(({ status }) => status === wanted));
const titleOf = ({ file, title }) => `${file}: ${title}`;

/** Why tests were skipped, with the number of tests. */
export function skippedInReport() {
  const counts = new Map();
  if (!existsSync(REPORT)) return counts;
  for (const { status, annotations } of reportedSpecs().flatMap(({ tests }) => tests)) {
    if (status !== 'skipped') continue;
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'without a reason';
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return counts;
}

const errorsOf = ({ tests }) =>
  tests.flatMap(({ results }) => results.slice(-1).flatMap(({ errors }) => errors.map(({ message = '' }) => message)));

const secondsOf = ({ tests }) => tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0) / 1000;

/** All end-to-end tests of the run's scope (test/support/testScope.ts), or those that the options choose. */
export async function runPlaywright(options = [], env = {}) {
  const reason = isFirefoxChosen({ ...process.env, ...env }) ? null : await whyNoChromium();
  if (reason !== null) return [{ name: 'e2e', passed: 0, flaky: [], failures: [reason], seconds: 0 }];
  rmSync(REPORT, { force: true }); // of an earlier step
  const run = await runProgram([...PLAYWRIGHT, ...options], { env });
  return resultsOf(['e2e'], run, () => [
    {
      name: 'e2e',
      passed: specsWith('expected').length + specsWith('flaky').length,
      flaky: specsWith('flaky').map(titleOf),
      failures: [
        ...specsWith('unexpected').map((spec) => describeFailure(titleOf(spec), errorsOf(spec))),
        ...errorsOutsideOfTests().map((message) => describeFailure('e2e: outside of the tests', [message])),
      ],
      durations: reportedSpecs().map((spec) => ({ title: titleOf(spec), seconds: secondsOf(spec) })),
    },
  ]);
}

/** Here, so that it is reported once and not by each process that loads playwright.config.ts. */
const whyNoChromium = () =>
  findChromium().then(
    () => null,
    ({ message }) => message,
  );

/** Of the setup, of a file that cannot be loaded, or of the teardown, which fails on what the shop complained about. */
const errorsOutsideOfTests = () => JSON.parse(readFileSync(REPORT, 'utf8')).errors.map(({ message = '' }) => message);
