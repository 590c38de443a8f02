import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../tools/project.mjs';

const VARIABLE = 'VITRINA_TEST_RUN';

/** One name per run, for its worker processes too: several runs may share a checkout. */
const name = (process.env[VARIABLE] ??= String(process.pid));

/** Builds of the fixture widgets, screenshots of failures and reports of this run. */
export const RUN_FOLDER = join(root, '.cache/runs', name);

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Removes the folders of ended runs, except the last one's, for inspection. */
export function removeEndedRuns() {
  const runs = dirname(RUN_FOLDER);
  if (!existsSync(runs)) return;
  for (const run of readdirSync(runs)) if (!isRunning(Number(run))) rmSync(join(runs, run), { recursive: true, force: true });
}
