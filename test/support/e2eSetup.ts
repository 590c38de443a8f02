import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildWidgets } from '../../tools/shop/buildShop.mjs';
import { RUN_FOLDER, removeEndedRuns } from './runFolder.mjs';
import { startShopPair } from './shop/shopPair';
import { startShop } from './shop/shopProcess';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** The build with the fixture widgets, and the same again as a later release. */
export const FIXTURE_DIST = join(RUN_FOLDER, 'fixture');
export const NEXT_FIXTURE_DIST = join(RUN_FOLDER, 'fixture-next');
/** Where the run's reference shop listens. Set from outside, that shop is used and none is started. */
export const SHOP_URL_VARIABLE = 'VITRINA_E2E_SHOP';

/** `2`: the run's shop is two processes on the PostgreSQL of `DATABASE_URL` behind one address. */
export const PROCESSES_VARIABLE = 'VITRINA_E2E_PROCESSES';

/** The tables of faults sign the same customer in more often than a shop lets anybody. */
const MANY_LOGINS = { SHOP_LOGIN_LIMIT: '100000' };

/** One process, or two that look like one; with the addresses at which each can be asked for itself. */
async function startRunsShop(): Promise<{ url: string; urls: readonly string[]; stop(): Promise<unknown> }> {
  const { DATABASE_URL: databaseUrl, [PROCESSES_VARIABLE]: processes } = process.env;
  if (processes === '2' && databaseUrl) return startShopPair(databaseUrl, MANY_LOGINS);
  const shop = await startShop({ env: MANY_LOGINS });
  return { ...shop, urls: [shop.url] };
}

const build = (...args: string[]) => promisify(execFile)(process.execPath, ['esbuild.config.mjs', ...args], { cwd: root });

/** Builds what the loader's tests serve and opens one reference shop for all tests. Returns the way to close it. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  removeEndedRuns();
  if (!buildWidgets()) throw new Error('The widgets could not be built.');
  const fixtures = ['--manifest', 'test/e2e/fixtures/manifest.ts'];
  const shopUrl = process.env[SHOP_URL_VARIABLE];
  const [shop] = await Promise.all([
    shopUrl ? undefined : startRunsShop(),
    build(...fixtures, '--outdir', FIXTURE_DIST),
    build(...fixtures, '--outdir', NEXT_FIXTURE_DIST, '--release', 'next'),
  ]);
  if (shop === undefined) return undefined;
  process.env[SHOP_URL_VARIABLE] = shop.url;
  return async () => {
    const complaints = (await Promise.all(shop.urls.map(complaintsOf))).flat();
    await shop.stop();
    if (complaints.length > 0) throw new Error(`During the tests the shop was told of violations:\n${complaints.join('\n')}`);
  };
}

/** What the whole run left at the shop: reports of its content policy by any browser, answers unlike the contract. */
async function complaintsOf(url: string): Promise<string[]> {
  const of = async (path: string): Promise<Record<string, unknown>> => (await fetch(`${url}/__demo/${path}`)).json();
  const [{ reports }, { drifts }] = [await of('csp-reports'), await of('contract-drift')];
  return [reports, drifts].flatMap((list) => (Array.isArray(list) ? list.map((entry) => JSON.stringify(entry)) : []));
}
