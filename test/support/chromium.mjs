import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

/** Value of `CHROMIUM` with which an installed Chromium is ignored, as on a machine without one. */
const BUNDLED = 'bundled';

function fullLaunch() {
  const named = process.env['CHROMIUM'];
  const executablePath = (named ? [named] : INSTALLED).find(isThere);
  return executablePath && named !== BUNDLED ? { executablePath, args: CHROMIUM_ARGS } : null;
}

const PACKAGE = '@sparticuz/chromium';
const UNPACK = `const { default: chromium } = await import('${PACKAGE}'); await chromium.executablePath();`;

/**
 * Unpacks the shell, its libraries and its font into a folder of this checkout and of its version. The package itself uses the machine's
 * temporary folder and any file named `chromium` there, even one that another run is still writing; so it gets a separate
 * folder, renamed once complete.
 */
function unpackShell() {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', PACKAGE, 'package.json'), 'utf8'));
  const folder = join(root, '.cache', `headless-shell-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}.unpacking-`);
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', UNPACK], {
    cwd: root,
    encoding: 'utf8',
    // The second makes it unpack the libraries that a bare machine lacks.
    env: { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
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

const FONT_SETTINGS = 'fonts-of-the-shell.conf';
const asXml = (text) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
/** The package's own settings look for fonts in fixed folders. Without any font, a page with a form field ends its renderer. */
const fontSettings = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${asXml(join(folder, 'fonts'))}</dir>
  <cachedir>${asXml(join(folder, 'font-cache'))}</cachedir>
</fontconfig>
`;

/** At each launch, because a checkout may have moved. */
function writeFontSettings(folder) {
  const draft = join(folder, `${FONT_SETTINGS}.${process.pid}`);
  writeFileSync(draft, fontSettings(folder));
  renameSync(draft, join(folder, FONT_SETTINGS));
}

/** With the package's libraries and font only, so that it lays pages out in the same way on every machine. */
function shellLaunch() {
  const folder = unpackShell();
  writeFontSettings(folder);
  const env = { ...process.env, LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, FONT_SETTINGS) };
  return { executablePath: join(folder, 'chromium'), args: CHROMIUM_ARGS, env };
}

const launches = { shell: shellLaunch, full: fullLaunch };

/** Why a page cannot be shown; empty where it can. In the environment, for worker processes, which load playwright.config.ts, too. */
const reasonAgainst = async (name) => (process.env[`VITRINA_TEST_AGAINST_${name}`] ??= await tryPage(launches[name]));

/** How Playwright launches a full installed Chromium, or the one that `CHROMIUM` names; null where none shows a page. */
export const findFullChromium = async () => ((await reasonAgainst('full')) === '' ? fullLaunch() : null);

function candidates() {
  const { CHROMIUM: named } = process.env;
  if (named === BUNDLED) return ['shell'];
  return named ? ['full'] : ['shell', 'full'];
}

/**
 * How Playwright launches the headless shell of an npm package: the same browser on every machine, and a page costs half of what it costs in
 * a full Chromium, which creates a window for each. It has no back-forward cache. Where it does not show a page, or `CHROMIUM` names
 * another one, that is used instead. The package's own launch arguments switch web security off and are not used.
 */
export async function findChromium() {
  const reasons = [];
  for (const name of candidates()) {
    const reason = await reasonAgainst(name);
    if (reason === '') {
      if (reasons.length > 0) console.warn(`An installed Chromium is used, because of ${reasons.join('; ')}.`);
      return launches[name]();
    }
    reasons.push(reason);
  }
  throw new Error(
    `No Chromium shows a page: ${reasons.join('; ')}. CHROMIUM=/path names another one, DEBUG=pw:browser shows what it prints.`,
  );
}

/** What a page of the shop needs of the machine, so that a renderer that crashes is reported once and not by every test. */
const TRIAL_PAGE =
  '<!doctype html><p>Ko\u0161arica \u{1F6D2} \u039A\u03B1\u03BB\u03AC \u6F22\u5B57</p><input value="\u{1F600}"><select><option>\u017D</select>';

/** Why the page cannot be shown; empty where it can. */
async function tryPage(findLaunch) {
  const { chromium } = await import('@playwright/test');
  let name = 'the headless shell';
  let browser;
  try {
    const launch = findLaunch();
    if (launch === null) return 'none is installed, or CHROMIUM names no program';
    name = launch.executablePath;
    browser = await chromium.launch(launch);
    const page = await browser.newPage();
    await page.setContent(TRIAL_PAGE);
    await page.screenshot();
    return '';
  } catch (error) {
    const [line] = error.message.split('\n');
    return /crashed/.test(line) ? `the renderer of ${name} crashes on a page with a form field, emoji, Greek and CJK` : `${name}: ${line}`;
  } finally {
    await browser?.close();
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
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];
