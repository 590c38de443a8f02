import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUN_FOLDER } from '../../test/support/runFolder.mjs';
import { root } from '../project.mjs';
import { resultsOf, runProgram } from './runProgram.mjs';

/** Where playwright.config.ts writes its report. */
const REPORT = join(RUN_FOLDER, 'e2e.json');

export const PLAYWRIGHT = [join(root, 'node_modules/@playwright/test/cli.js'), 'test'];

const specsIn = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

export async function runPlaywright() {
  const run = await runProgram(PLAYWRIGHT);
  return resultsOf(['e2e'], run, () => {
    const { stats, suites } = JSON.parse(readFileSync(REPORT, 'utf8'));
    const failed = suites.flatMap(specsIn).filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
    return [{ name: 'e2e', passed: stats.expected, failures: failed.map(({ file, title }) => `${file}: ${title}`) }];
  });
}
