import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { RUN_FOLDER } from '../../test/support/runFolder.mjs';
import { root } from '../project.mjs';
import { resultsOf, runProgram } from './runProgram.mjs';

/** Where playwright.config.ts writes its report. */
const REPORT = join(RUN_FOLDER, 'e2e.json');

export const PLAYWRIGHT = [join(root, 'node_modules/@playwright/test/cli.js'), 'test'];

const specsIn = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

const reported = () => JSON.parse(readFileSync(REPORT, 'utf8'));

/** Why tests were skipped, with the number of tests. */
export function skippedInReport() {
  const counts = new Map();
  for (const { tests } of reported().suites.flatMap(specsIn))
    for (const { status, annotations } of tests) {
      if (status !== 'skipped') continue;
      const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'without a reason';
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
  return counts;
}

/** What failed, with the first lines of each error: a CI may keep only the end of the output. */
export function failuresInReport() {
  return reported()
    .suites.flatMap(specsIn)
    .flatMap(({ file, title, tests }) => {
      if (!tests.some(({ status }) => status === 'unexpected')) return [];
      const errors = tests.flatMap(({ results }) =>
        results.flatMap((result) => result.errors.map(({ message = '' }) => firstLines(message))),
      );
      return [[`${file}: ${title}`, ...errors].join('\n')];
    });
}

const MAX_LINES = 12;
const firstLines = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .slice(0, MAX_LINES)
    .map((line) => `    ${line}`)
    .join('\n');

/** All end-to-end tests, or those of the named files. */
export async function runPlaywright(files = []) {
  const run = await runProgram([...PLAYWRIGHT, ...files]);
  return resultsOf(['e2e'], run, () => [{ name: 'e2e', passed: reported().stats.expected, failures: failuresInReport() }]);
}
