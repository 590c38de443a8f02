/**
 * `npm run load -- --base http://localhost:4173`: replays visits at a shop's pages and endpoints, as shoppers' browsers with the widgets make
 * them, and prints times, calls and bytes, then what a million such visits a day need. Only for a shop of your own: it fills carts and,
 * with `--orders`, orders.
 *
 *   --visits N      default 300, at most 5000
 *   --at-once N     visits at the same time, default 8
 *   --orders        those who reach the last step order, by the first delivery and payment offered
 *   --set variantId=123   the article that is bought; default: the first one on the home page
 *   --json FILE     writes the figures there, too
 *
 * Without an element of chance: every visit N does the same in every run (visit.mjs).
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { splitAt } from '../conformance/shopUnderTest.mjs';
import { loadContract } from '../contract/validators.mjs';
import { bundleSizes } from './bundleSizes.mjs';
import { perDay, summarize, tableOf } from './figures.mjs';
import { visit } from './visit.mjs';

const VISITS_MAX = 5000;
const { values: options } = parseArgs({
  options: {
    base: { type: 'string' },
    visits: { type: 'string', default: '300' },
    'at-once': { type: 'string', default: '8' },
    orders: { type: 'boolean', default: false },
    set: { type: 'string', multiple: true, default: [] },
    json: { type: 'string' },
  },
});
const [visits, atOnce] = [Number(options.visits), Number(options['at-once'])];
if (!options.base || !URL.canParse(options.base) || !(visits >= 1 && visits <= VISITS_MAX) || !(atOnce >= 1 && atOnce <= visits)) {
  console.error(
    `Say which shop, and how many visits (1 to ${VISITS_MAX}): npm run load -- --base http://localhost:4173 --visits 300 --at-once 8`,
  );
  process.exit(2);
}

const parts = {
  base: options.base,
  contract: loadContract(),
  settings: new Map(options.set.map((pair) => splitAt(pair, '='))),
  orders: options.orders,
};
const done = [];
let next = 0;
async function visitor() {
  while (next < visits) {
    const number = next;
    next += 1;
    done.push(await visit(number, parts));
  }
}
const from = performance.now();
await Promise.all(Array.from({ length: atOnce }, visitor));
const figures = summarize(done, (performance.now() - from) / 1000);
const day = perDay(figures, await bundleSizes(options.base));

for (const table of [tableOf(figures), day]) console.table(table);
for (const [problem, count] of Object.entries(figures.problems)) console.log(`${count} × ${problem}`);
if (options.json) writeFileSync(options.json, `${JSON.stringify({ ...figures, day }, null, 1)}\n`);
process.exitCode = Object.keys(figures.problems).length > 0 ? 1 : 0;
