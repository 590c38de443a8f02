/**
 * `npm run test:postgres`: the database-backed tests against a real PostgreSQL, then the cart and the order in Chromium with two processes
 * of the shop on it. The server is the one of `DATABASE_URL`, else a temporary local one where PostgreSQL's programs are
 * installed. It runs the long tables of cart, order and pages whole, of which `npm test` runs a part (test/support/testScope.ts). Without PostgreSQL it prints a notice and uses the built-in database.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, chownSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../freePort.mjs';
import { installIfNeeded } from '../install.mjs';
import { root } from '../project.mjs';
import { JEST } from './runJest.mjs';
import { failuresInReport, PLAYWRIGHT } from './runPlaywright.mjs';

installIfNeeded();

const DEBIAN_FOLDER = '/usr/lib/postgresql';

function programs() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root, so as root it runs as the user of Debian's package. */
function as(command, args) {
  const isRoot = process.getuid?.() === 0;
  const [program, ...rest] = isRoot
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]
    : [command, ...args];
  const { status, stderr, stdout } = spawnSync(program, rest, { encoding: 'utf8', cwd: tmpdir() });
  if (status !== 0) throw new Error(`${command}: ${stderr || stdout}`);
}

async function withLocalServer(bin, work) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-postgres-'));
  if (process.getuid?.() === 0) {
    const uid = Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout);
    const gid = Number(spawnSync('id', ['-g', 'postgres'], { encoding: 'utf8' }).stdout);
    chownSync(folder, uid, gid);
  }
  const data = join(folder, 'data');
  const port = await freePort();
  as(join(bin, 'initdb'), ['-D', data, '-U', 'vitrina', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  as(join(bin, 'pg_ctl'), [
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-h 127.0.0.1 -p ${port} -k ${folder} -c fsync=off`,
    'start',
  ]);
  try {
    return work(`postgres://vitrina@127.0.0.1:${port}/postgres`);
  } finally {
    as(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The long tables that reach the database, in the browser and without one. */
const LONG_TABLES = ['randomCartEdits', 'orderInterrupted', 'checkoutMatrix', 'shopPages'];
const LONG_TABLES_WITHOUT_BROWSER = ['faultMatrix', 'cartIntents', 'invalidInput'];
/** Other tests of cart and order; the rest of the end-to-end tests does not depend on the database. */
const CART_TESTS = ['cartScale', 'cartLeaving', 'cartTabs', 'cartSession', 'cartStates', 'cartDrawerDialog'];

function run(env, ...args) {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, VITRINA_TESTS: 'whole', ...env },
  });
  return status ?? 1;
}

function runEndToEnd(env, tests) {
  const status = run(env, ...PLAYWRIGHT, ...tests);
  if (status !== 0) for (const failure of failuresInReport()) console.log(`failed: ${failure}`);
  return status;
}

function runTablesWithoutBrowser() {
  console.log('\n== the long tables without a browser, whole');
  return run({}, JEST, ...LONG_TABLES_WITHOUT_BROWSER);
}

function runTests(databaseUrl) {
  const env = { DATABASE_URL: databaseUrl };
  const failed = [run(env, join(root, 'tools/test/run.mjs'), 'build', 'contract'), runTablesWithoutBrowser()];
  console.log('\n== the cart and the order end to end, two processes of the shop behind one address');
  failed.push(runEndToEnd({ ...env, VITRINA_E2E_PROCESSES: '2' }, [...LONG_TABLES, ...CART_TESTS]));
  return failed.find(Boolean) ?? 0;
}

function runTablesOnly() {
  console.log(
    'There is no PostgreSQL: set DATABASE_URL, or install the package postgresql. The long tables run with the built-in database.',
  );
  const failed = [run({}, join(root, 'tools/test/run.mjs'), 'build'), runTablesWithoutBrowser(), runEndToEnd({}, LONG_TABLES)];
  return failed.find(Boolean) ?? 0;
}

const bin = programs();
if (process.env.DATABASE_URL) process.exitCode = runTests(process.env.DATABASE_URL);
else process.exitCode = bin ? await withLocalServer(bin, runTests) : runTablesOnly();
