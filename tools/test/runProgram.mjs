import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../project.mjs';

/** Runs a Node program with our output, maybe inside of another program (`around`); returns its exit code and duration. */
export function runProgram(args, { around = [], env = {} } = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const [program, ...rest] = [...around, process.execPath, ...args];
    const child = spawn(program, rest, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    const end = () => child.kill('SIGINT'); // as by Ctrl+C, so that Playwright stops the shop
    process.once('exit', end); // when this process is ended meanwhile
    const finish = (code) => {
      process.off('exit', end);
      resolve({ code: code ?? 1, seconds: (Date.now() - started) / 1000 });
    };
    child.on('close', finish);
    child.on('error', () => finish(1));
  });
}

const MAX_LINES = 12;

/** A test with the first lines of each error: a CI may keep only the end of the output. */
export const describeFailure = (test, messages) => [test, ...messages.map(firstLines)].join('\n');

const firstLines = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .slice(0, MAX_LINES)
    .map((line) => `    ${line}`)
    .join('\n');

/**
 * The results of a runner. A run without a readable report, or that failed without a failed test, counts as one failure.
 * `readReport` returns one `{ name, passed, flaky, failures }` per group of tests.
 */
export function resultsOf(names, { code, seconds }, readReport) {
  let results = names.map((name) => ({ name, passed: 0, flaky: [], failures: [] }));
  let exitCode = code;
  try {
    results = readReport();
  } catch {
    exitCode ||= 1;
  }
  if (exitCode !== 0 && results.every(({ failures }) => failures.length === 0))
    results[0].failures.push(`${names.join(', ')}: exit code ${exitCode} without a failed test`);
  return results.map((result) => ({ ...result, seconds }));
}
