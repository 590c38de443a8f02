import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

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

/**
 * The headless shell that an npm package carries, unpacked on first use: the same browser on every machine, and a page costs it half of
 * what a whole Chromium takes, which lays out a window of its own for each. It has no back-forward cache. Where it does not start,
 * or `CHROMIUM` names another one, that one. The package's own launch arguments switch web security off and are not used.
 */
export async function findChromium() {
  const full = findFullChromium();
  if (process.env['CHROMIUM'] && full) return full;
  // Makes the package unpack the libraries that a bare machine lacks; where a Chromium is installed they are there.
  if (!full) process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const shell = await chromium.executablePath();
    return full && !starts(shell) ? full : shell;
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
