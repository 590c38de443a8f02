/**
 * `npm run bench`: one table from real Chromium, throttled like a slow phone, and the same as JSON. See README.md beside this file.
 *   --runs N       how often each row is measured (default 5)
 *   --only NAME    only rows whose name contains NAME
 *   --json FILE    where the JSON goes (default .cache/bench/bench.json)
 *   --trace FILE   measures nothing; saves a trace of the start there and describes its ten longest tasks
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { installIfNeeded } from '../../tools/install.mjs';
import { root } from '../../tools/project.mjs';
import { BenchError, parseOptions } from './options.mjs';

process.chdir(root);
installIfNeeded();

let isInterrupted = false;
const closing = [];
const close = async () => {
  for (const step of closing.splice(0).reverse()) await step();
};

try {
  const options = parseOptions(process.argv.slice(2));
  // A late import: these need the packages that may just have been installed.
  const { collectProbes, measureAll } = await import('./measureAll.mjs');
  const { describeEnvironment, openBrowser } = await import('./browser.mjs');
  const { buildWidgets, startShop } = await import('./shop.mjs');
  const { startLegacyServer } = await import('./legacyServer.mjs');
  const { buildReferences } = await import('./references/buildReferences.mjs');
  const { formatTable } = await import('./table.mjs');
  const { traceStart } = await import('./trace.mjs');

  const probes = await collectProbes(options.only);
  process.once('SIGINT', () => {
    isInterrupted = true;
    void close().then(() => process.exit(130));
  });
  const browser = await openBrowser();
  closing.push(() => browser.close());
  const distFolder = buildWidgets();
  const referencesFolder = await buildReferences();
  const shop = startShop(distFolder);
  closing.push(shop.stop);
  const shopUrl = await shop.untilOpen();
  const legacy = await startLegacyServer({ shopUrl, distFolder, referencesFolder });
  closing.push(legacy.stop);

  if (options.trace) {
    mkdirSync(dirname(options.trace), { recursive: true });
    console.log(`\n${await traceStart({ browser, legacy, file: options.trace })}\n\nThe trace: ${relative(root, options.trace)}`);
  } else {
    const environment = describeEnvironment(browser, options.runs);
    const rows = await measureAll({ probes, browser, shopUrl, legacy, runs: options.runs });

    mkdirSync(dirname(options.json), { recursive: true });
    writeFileSync(options.json, `${JSON.stringify({ environment, rows }, null, 1)}\n`);
    console.log(`\n${formatTable(rows, environment)}\n\nAs JSON: ${relative(root, options.json)}`);
  }
} catch (error) {
  if (!isInterrupted) console.error(error instanceof BenchError ? error.message : error);
  process.exitCode = isInterrupted ? 130 : 1;
} finally {
  await close();
}
