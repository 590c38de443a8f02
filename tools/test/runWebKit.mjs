import { spawnSync } from 'node:child_process';
import { runJest } from './runJest.mjs';

/** A virtual screen, wider than the widest window of the tests. */
const SCREEN = ['xvfb-run', '-a', '-s', '-screen 0 1400x1200x24'];

const isThere = (program) => spawnSync('which', [program]).status === 0;

/** The tests in WebKitGTK, the engine of Safari. Returns whether all passed; without the engine it prints a notice. */
export async function runWebKit() {
  const missing = ['WebKitWebDriver', 'xvfb-run'].filter((program) => !isThere(program));
  if (missing.length > 0) {
    console.log(`There is no ${missing.join(', no ')}: apt-get install webkit2gtk-driver xvfb xauth. The tests in WebKitGTK were not run.`);
    return true;
  }
  const options = ['--maxWorkers', '1'];
  const [{ passed, failures, seconds }] = await runJest(['webkit'], { options, around: SCREEN });
  for (const failure of failures) console.log(`failed: ${failure}`);
  console.log(`== WebKitGTK: ${passed} passed, ${failures.length} failed (${Math.round(seconds)} s)`);
  return failures.length === 0;
}
