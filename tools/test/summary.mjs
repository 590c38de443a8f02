/** One line about a step. */
export const printResult = ({ name, passed, failures, seconds }) =>
  console.log(`== ${name}: ${passed} passed, ${failures.length} failed (${Math.round(seconds)} s)`);

/** The last lines of a run: what failed, what needed another try, and the counts. Returns whether all passed. */
export function printSummary(results) {
  const failures = results.flatMap((result) => result.failures);
  for (const failure of failures) console.log(`failed: ${failure}`);
  for (const test of results.flatMap(({ flaky }) => flaky)) console.log(`flaky: ${test}`);
  const passed = results.reduce((total, result) => total + result.passed, 0);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0;
}
