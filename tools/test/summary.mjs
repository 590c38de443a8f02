const SLOWEST = 5;

/** One line about a step, and one about each of its slowest files or tests, where the time of a run goes. */
export function printResult({ name, passed, failures, seconds, durations = [] }) {
  console.log(`== ${name}: ${passed} passed, ${failures.length} failed (${Math.round(seconds)} s)`);
  const slowest = durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  for (const { title, seconds: own } of slowest) console.log(`   ${own.toFixed(1)} s  ${title}`);
}

/** The last lines of a run: what failed, what needed another try, and the counts. Returns whether all passed. */
export function printSummary(results) {
  const failures = results.flatMap((result) => result.failures);
  for (const failure of failures) console.log(`failed: ${failure}`);
  for (const test of results.flatMap(({ flaky }) => flaky)) console.log(`flaky: ${test}`);
  const passed = results.reduce((total, result) => total + result.passed, 0);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0;
}
