import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../tools/project.mjs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
];

const isThere = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Marks an end-to-end test that a headless shell cannot run; it is left out where no whole Chromium is installed. */
export const FULL_CHROMIUM = { tag: '@full-chromium' };

const starts = (path) => spawnSync(path, ['--version', '--no-sandbox']).status === 0;

/** An installed Chromium with all that shoppers have, or the one that `CHROMIUM` names; null where there is none. */
export const findFullChromium = () => (process.env['CHROMIUM'] ? [process.env['CHROMIUM']] : INSTALLED).find(isThere) ?? null;

const PACKAGE = '@sparticuz/chromium';
const UNPACK = `const { default: chromium } = await import('${PACKAGE}'); await chromium.executablePath();`;
/** The path of the shell, for the worker processes of a run: they load playwright.config.ts, too. */
const SHELL_VARIABLE = 'VITRINA_TEST_SHELL';

/**
 * Unpacks the shell into a folder of this checkout and of its version. The package itself takes the temporary folder of the machine and
 * any file named `chromium` there, also one that another run is still writing; so it gets a folder of its own, which is renamed once complete.
 */
function unpackShell() {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', PACKAGE, 'package.json'), 'utf8'));
  const folder = join(root, '.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}.unpacking-`);
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', UNPACK], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: draft },
  });
  try {
    if (status !== 0) throw new Error(`${PACKAGE} could not be unpacked: ${stderr}`);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // else another run was faster
  }
  return folder;
}

async function findShell() {
  const { TMPDIR: before } = process.env;
  process.env['TMPDIR'] = unpackShell();
  try {
    // Sets the paths of its libraries and fonts while it is imported.
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/**
 * The headless shell that an npm package carries: the same browser on every machine, and a page costs it half of what a whole Chromium
 * takes, which lays out a window of its own for each. It has no back-forward cache. Where it does not start, or `CHROMIUM` names
 * another one, that one. The package's own launch arguments switch web security off and are not used.
 */
export async function findChromium() {
  const known = process.env[SHELL_VARIABLE];
  if (known) return known;
  const full = findFullChromium();
  if (process.env['CHROMIUM'] && full) return full;
  // Makes the package unpack the libraries that a bare machine lacks; where a Chromium is installed they are there.
  if (!full) process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x';
  try {
    const shell = await findShell();
    const usable = full && !starts(shell) ? full : shell;
    process.env[SHELL_VARIABLE] = usable;
    return usable;
  } catch (error) {
    if (full) return full;
    throw error;
  }
}

/**
 * Only the last `--disable-features` counts, so that Playwright's own list stands here as well. The omnibox popups are two
 * pages of the browser's own, loaded anew for every window: more work than all of a test's page. The spare renderer is a
 * process kept ready for a next site, which no test visits.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** Chromium as root needs the first; the others keep a closed network from being asked for updates, and the processor free. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];
