import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildWidgets } from '../../tools/shop/buildShop.mjs';
import { RUN_FOLDER, removeEndedRuns } from './runFolder.mjs';
import { isGate } from './testScope';
import { startShopPair } from './shop/shopPair';
import { startShop } from './shop/shopProcess';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** The build with the fixture widgets, and the same as a later release. */
export const FIXTURE_DIST = join(RUN_FOLDER, 'fixture');
export const NEXT_FIXTURE_DIST = join(RUN_FOLDER, 'fixture-next');
/** The URL of the reference shop. Set from outside, that shop is used and none is started. */
export const SHOP_URL_VARIABLE = 'VITRINA_E2E_SHOP';

/** `2`: two processes on the PostgreSQL of `DATABASE_URL` behind one URL. */
export const PROCESSES_VARIABLE = 'VITRINA_E2E_PROCESSES';

/** The fault tables sign in the same customer more often than the shop's limit allows. */
const MANY_LOGINS = { SHOP_LOGIN_LIMIT: '100000' };

/** One process, or two behind one URL; with the URL of each. */
export async function startRunsShop(): Promise<{ url: string; urls: readonly string[]; stop(): Promise<unknown> }> {
  const { DATABASE_URL: databaseUrl, [PROCESSES_VARIABLE]: processes } = process.env;
  if (processes === '2' && databaseUrl) return startShopPair(databaseUrl, MANY_LOGINS);
  const shop = await startShop({ env: MANY_LOGINS });
  return { ...shop, urls: [shop.url] };
}

const build = (...args: string[]) => promisify(execFile)(process.execPath, ['esbuild.config.mjs', ...args], { cwd: root });

/** Builds what the loader's tests serve and starts one reference shop for all tests. Returns the teardown. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  removeEndedRuns();
  if (!buildWidgets()) throw new Error('The widgets could not be built.');
  const fixtures = ['--manifest', 'test/e2e/fixtures/manifest.ts'];
  const shopUrl = process.env[SHOP_URL_VARIABLE];
  const [shop] = await Promise.all([
    shopUrl ? undefined : startRunsShop(),
    build(...fixtures, '--outdir', FIXTURE_DIST),
    isGate || build(...fixtures, '--outdir', NEXT_FIXTURE_DIST, '--release', 'next'), // no deploy in the gate
  ]);
  if (shop === undefined) return undefined;
  process.env[SHOP_URL_VARIABLE] = shop.url;
  return () => endRunsShop(shop);
}

/** Stops the shop, and fails on what it complained about. */
export async function endRunsShop({ urls, stop }: Awaited<ReturnType<typeof startRunsShop>>): Promise<void> {
  const complaints = (await Promise.all(urls.map(complaintsOf))).flat();
  await stop();
  if (complaints.length > 0) throw new Error(`Violations were reported during the tests:\n${complaints.join('\n')}`);
}

/** Reports of the whole run: content-policy violations in any browser, and responses that break the contract. */
async function complaintsOf(url: string): Promise<string[]> {
  const of = async (path: string): Promise<Record<string, unknown>> => (await fetch(`${url}/__demo/${path}`)).json();
  const [{ reports }, { drifts }] = [await of('csp-reports'), await of('contract-drift')];
  return [reports, drifts].flatMap((list) => (Array.isArray(list) ? list.map((entry) => JSON.stringify(entry)) : []));
}
