import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/project.mjs';
import { BenchError } from './options.mjs';

const START_TIMEOUT_MS = 120_000;

/** A separate build: `dist/` may be a development build, or be rebuilt while we measure. Returns its folder. */
export function buildWidgets() {
  console.log('Building the widgets …');
  const folder = join(root, '.cache/bench/dist');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['esbuild.config.mjs', '--outdir', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new BenchError(`The widgets could not be built:\n${stderr || stdout}`);
  return folder;
}

/**
 * The reference shop on a free port, as `npm start` serves it with the built-in database, with a data folder that is removed when it
 * stops. `untilOpen` resolves with its URL; `stop` may be called before.
 */
export function startShop(distFolder) {
  console.log('Starting the shop …');
  const dataFolder = mkdtempSync(join(tmpdir(), 'vitrina-bench-'));
  const { DATABASE_URL: _unused, ...env } = process.env;
  const child = spawn(process.execPath, ['tools/shop/start.mjs', '--skip-widgets'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, PORT: '0', HOST: '127.0.0.1', SHOP_DATA: dataFolder, SHOP_DIST: distFolder },
  });
  const gone = new Promise((resolve) => {
    child.once('close', resolve);
  });
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await gone;
    rmSync(dataFolder, { recursive: true, force: true });
  };

  let logs = '';
  const opened = new Promise((open, fail) => {
    const giveUp = () => fail(new BenchError(`The shop did not start:\n${logs}`));
    const timer = setTimeout(giveUp, START_TIMEOUT_MS);
    const note = (chunk) => {
      logs += chunk;
      const url = /^Shop\s+(http:\S+)\/$/m.exec(logs)?.[1];
      if (!url) return;
      clearTimeout(timer);
      open(url);
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    void gone.then(() => clearTimeout(timer)).then(giveUp);
  });
  return { untilOpen: () => opened, stop };
}
