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

/** Tag of end-to-end tests that the headless shell cannot run; they are skipped where no full Chromium is installed. */
export const FULL_CHROMIUM = { tag: '@full-chromium' };

const starts = (path) => spawnSync(path, ['--version', '--no-sandbox']).status === 0;

/** A full installed Chromium, or the one in `CHROMIUM`; null without one. */
export const findFullChromium = () => (process.env['CHROMIUM'] ? [process.env['CHROMIUM']] : INSTALLED).find(isThere) ?? null;

const PACKAGE = '@sparticuz/chromium';
const UNPACK = `const { default: chromium } = await import('${PACKAGE}'); await chromium.executablePath();`;
/** The path of the shell, for worker processes, which load playwright.config.ts, too. */
const SHELL_VARIABLE = 'VITRINA_TEST_SHELL';

/**
 * Unpacks the shell into a folder of this checkout and of its version. The package itself uses the machine's temporary folder and
 * any file named `chromium` there, even one that another run is still writing; so it gets a separate folder, renamed once complete.
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
    // Sets the paths of its libraries and fonts on import.
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/**
 * The headless shell of an npm package: the same browser on every machine, and a page costs half of what it costs in a full Chromium,
 * which creates a window for each. It has no back-forward cache. Where it does not start, or `CHROMIUM` is set, that Chromium
 * is used instead. The package's own launch arguments switch web security off and are not used.
 */
export async function findChromium() {
  const known = process.env[SHELL_VARIABLE];
  if (known) return known;
  const full = findFullChromium();
  if (process.env['CHROMIUM'] && full) return full;
  // Makes the package unpack libraries that a bare machine lacks; where a Chromium is installed they exist.
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
 * Only the last `--disable-features` counts, so that Playwright's own list is repeated. The omnibox popups are two
 * internal pages, loaded for every window: more work than a whole test page. The spare renderer is a
 * process for the next site, which no test visits.
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

/** The first is needed as root; the others avoid update requests in a closed network, and background work. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];
