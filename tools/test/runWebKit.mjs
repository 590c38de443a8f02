import { spawnSync } from 'node:child_process';
import { runJest } from './runJest.mjs';

/** A virtual screen, wider than the widest window of the tests. */
const SCREEN = ['xvfb-run', '-a', '-s', '-screen 0 1400x1200x24'];

const isThere = (program) => spawnSync('which', [program]).status === 0;

/** The tests in WebKitGTK, the engine of Safari (test/webkit). Without the engine it prints a notice and returns null. */
export async function runWebKit() {
  const missing = ['WebKitWebDriver', 'xvfb-run'].filter((program) => !isThere(program));
  if (missing.length === 0) return runJest(['webkit'], { options: ['--maxWorkers', '1'], around: SCREEN });
  console.log(`There is no ${missing.join(', no ')}: apt-get install webkit2gtk-driver xvfb xauth. The tests in WebKitGTK were not run.`);
  return null;
}
