import { withPostgres } from './postgres.mjs';
import { checkNames, runChecks } from './runChecks.mjs';
import { FIREFOX_PART, runFirefox } from './runFirefox.mjs';
import { runJest } from './runJest.mjs';
import { runPlaywright } from './runPlaywright.mjs';

/** The long tables that reach the database, in the browser. */
const TABLES = ['randomCartEdits', 'orderInterrupted', 'checkoutMatrix'];
/** Other end-to-end tests of cart and order; the rest does not depend on the database. */
const CART_TESTS = ['cartLeaving', 'cartTabs', 'cartSession'];

const shards = (count, name, run) =>
  Array.from({ length: count }, (_, nth) => ({ name: `${name}-${nth + 1}`, run: (only) => run([`--shard=${nth + 1}/${count}`], only) }));

const jest = (projects, options = [], env = {}) => runJest(projects, { options, env });

/** What `only` the failed tests of a report restrict a runner to; without them it runs its shard. */
const jestOptions = (shard, only) => (only ? [...only.files, '--testNamePattern', only.pattern] : shard);
const playwrightOptions = (shard, only) => (only ? [...only.files, '--grep', only.pattern] : shard);

/** Two processes of the shop behind one address. */
const onPostgres = (url) => ({ DATABASE_URL: url, VITRINA_E2E_PROCESSES: '2' });

/**
 * The steps of `npm run test:all`, in order, each of about ten minutes at most on a quiet machine with two cores. `run` returns the results of
 * its runners, of everything or of `only` some tests: `{ files, pattern }`; null where the machine lacks what it needs.
 */
export const STEPS = [
  { name: 'check', run: () => runChecks(checkNames()) },
  ...shards(2, 'unit', (shard, only) => jest(['architecture', 'unit', 'component'], jestOptions(shard, only))),
  { name: 'tables', run: (only) => jest(['tables'], jestOptions([], only)) },
  ...shards(2, 'shop', (shard, only) => jest(['contract', 'shop'], jestOptions(shard, only))),
  { name: 'tools', run: (only) => jest(['tools'], jestOptions([], only)) },
  ...shards(16, 'e2e', (shard, only) => runPlaywright(playwrightOptions(shard, only))),
  ...shards(2, 'postgres', (shard, only) =>
    withPostgres((url) => jest(['contract', 'shop'], jestOptions(shard, only), { DATABASE_URL: url })),
  ),
  ...shards(3, 'postgres-e2e', (shard, only) =>
    withPostgres((url) => runPlaywright(playwrightOptions([...TABLES, ...CART_TESTS, ...shard], only), onPostgres(url))),
  ),
  { name: 'firefox', run: (only) => runFirefox(playwrightOptions(FIREFOX_PART, only)) },
];
