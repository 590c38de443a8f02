/**
 * `npm run test:engines`: the end-to-end tests in Firefox and those in WebKitGTK; `-- firefox` or `-- webkit` only one of them. Where an engine is
 * missing it prints a notice.
 */
import { prepareRun } from './prepareRun.mjs';

prepareRun();
const { runFirefox } = await import('./runFirefox.mjs');
const { runWebKit } = await import('./runWebKit.mjs');
const { printResult, printSummary } = await import('./summary.mjs');

const ENGINES = { firefox: () => runFirefox(), webkit: runWebKit };
const words = process.argv.slice(2);
const unknown = words.filter((word) => !(word in ENGINES));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Engines are ${Object.keys(ENGINES).join(', ')}.`);
  process.exit(2);
}
const results = [];
for (const [name, run] of Object.entries(ENGINES)) if (words.length === 0 || words.includes(name)) results.push(...((await run()) ?? []));
results.forEach(printResult);
process.exitCode = printSummary(results) ? 0 : 1;
