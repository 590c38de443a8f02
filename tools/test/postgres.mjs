import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../freePort.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
/** Not the checkout's: the user of the server has to reach it. */
const TEMPORARY = '/tmp';

const isRoot = process.getuid?.() === 0;

function findPrograms() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
}

const aptGet = (...args) => spawnSync('apt-get', ['-qq', ...args], { stdio: 'ignore' }).status === 0;

let hasTriedToInstall = false;

/** The folder of PostgreSQL's programs, installed where a root user of Debian lacks them; undefined where that is not possible. */
function findOrInstall() {
  const found = findPrograms();
  if (found || !isRoot || hasTriedToInstall) return found;
  hasTriedToInstall = true;
  console.log('Installing PostgreSQL (apt-get) …');
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', 'postgresql');
  return findPrograms();
}

/** PostgreSQL refuses to run as root, so as root it runs as the user of Debian's package. */
function as(command, args) {
  const [program, ...rest] = isRoot
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]
    : [command, ...args];
  const { status, stderr, stdout } = spawnSync(program, rest, { encoding: 'utf8', cwd: TEMPORARY });
  if (status !== 0) throw new Error(`${command}: ${stderr || stdout}`);
}

const idOf = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);

/**
 * Calls `work` with the URL of a PostgreSQL: the one of `DATABASE_URL`, else a temporary local one. Where there is none and it cannot be installed,
 * it says so and returns null.
 */
export async function withPostgres(work) {
  if (process.env.DATABASE_URL) return work(process.env.DATABASE_URL);
  const bin = findOrInstall();
  if (!bin) {
    console.log('There is no PostgreSQL: set DATABASE_URL, or install the package postgresql. Skipped.');
    return null;
  }
  const folder = mkdtempSync(join(TEMPORARY, 'vitrina-postgres-'));
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  const data = join(folder, 'data');
  const port = await freePort();
  const options = `-h 127.0.0.1 -p ${port} -k ${folder} -c fsync=off`;
  as(join(bin, 'initdb'), ['-D', data, '-U', 'vitrina', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  as(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  const stop = () => {
    as(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop); // also when this process is ended meanwhile
  try {
    return await work(`postgres://vitrina@127.0.0.1:${port}/postgres`);
  } finally {
    process.off('exit', stop);
    stop();
  }
}
