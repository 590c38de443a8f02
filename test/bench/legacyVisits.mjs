import { FAST_4G, throttle } from './browser.mjs';
import { pause } from './interactions.mjs';
import { readStart } from './pageProbe.mjs';

const TIMEOUT_MS = 60_000;
/** After both widgets are ready. */
const SETTLE_MS = 1000;
const KEYWORD = 'cevlji';
const KEY_DELAY_MS = 120;

/** Loads a legacy page and waits until its widgets have been ready for a second. */
export async function gotoReady(page, legacy, name) {
  await page.goto(`${legacy.url}/legacy/${name}`, { waitUntil: 'load', timeout: TIMEOUT_MS });
  // Not by a locator: Playwright would run 250 KB of its own in the page, a task of 90 ms in the middle of the start.
  if (name !== 'alone') await page.evaluate(untilReady, TIMEOUT_MS);
  await page.waitForTimeout(SETTLE_MS);
}

async function open(run, context, name, network) {
  const page = await context.newPage();
  const session = network ? await throttle(page, network) : null;
  await session?.send('Performance.enable');
  await gotoReady(page, run.legacy, name);
  return { page, session };
}

/** A new guest's first view of a page, and on it the first suggestions. */
export async function coldVisit(run, context, name) {
  const { page, session } = await open(run, context, name, FAST_4G);
  const start = await page.evaluate(readStart, SETTLE_MS);
  const scriptMs = await scriptTime(session);
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const suggestMs = name === 'alone' ? null : await suggest(page);
  await page.close();
  return { ...start, scriptMs, heapBytes: usedSize, suggestMs };
}

/** A later view of the page in the same profile: when both widgets are ready. */
export async function laterVisit(run, context, name) {
  const { page } = await open(run, context, name, FAST_4G);
  const { readyMs } = await page.evaluate(readStart, SETTLE_MS);
  await page.close();
  return readyMs;
}

/** A guest with three articles in the cart opens the drawer a second after ready, without resting on the button. */
export async function drawerVisit(run, context, name) {
  await context.request.get(`${run.legacy.url}/?scenario=filled-cart`);
  const { page } = await open(run, context, name, FAST_4G);
  const button = page.locator('[data-vitrina="cart-drawer"] .button');
  const { x, y, width, height } = await button.boundingBox();
  const shown = await page.evaluateHandle(watchDrawer); // the press must not be faster than this
  await page.mouse.click(x + width / 2, y + height / 2);
  const [opened, filled] = await shown.evaluate((moments) => Promise.all([moments.opened, moments.filled]));
  await page.close();
  return { openedMs: opened.painted - opened.pointer, linesMs: filled.painted - filled.pointer };
}

/** How often a page view calls the shop. */
export async function callsOfView(run, context, name, scenario) {
  await context.request.get(`${run.legacy.url}/?scenario=${scenario}`);
  const { page } = await open(run, context, name, null);
  await page.waitForLoadState('networkidle');
  const { resources } = await page.evaluate(readStart, SETTLE_MS);
  await page.close();
  return resources.filter(isCall).length;
}

/** What a profile that has seen the release `before` loads of `after`: bodies, brotli. */
export async function loadedOfRelease(run, before, after) {
  const context = await run.newProfile();
  const view = async (folder) => {
    run.legacy.deploy(folder);
    const { page } = await open(run, context, 'vitrina', null);
    await page.waitForLoadState('networkidle');
    const { resources } = await page.evaluate(readStart, SETTLE_MS);
    await page.close();
    return resources.filter(isFile).filter(({ isCached }) => !isCached);
  };
  await view(before);
  const loaded = await view(after);
  return loaded.reduce((total, { bytes }) => total + bytes, 0);
}

const isCall = ({ path, initiatorType }) =>
  ['fetch', 'xmlhttprequest', 'beacon'].includes(initiatorType) && !/^\/(vitrina|bare|legacy)\//.test(path);
const isFile = ({ path }) => /^\/(vitrina|bare)\//.test(path);
export const isScript = (resource) => isFile(resource) && resource.path.endsWith('.js');

/** The longest chain of the tag's requests until ready, each begun after the one before had ended; the tag is the first. */
export function roundTrips({ resources, readyMs }) {
  const ours = resources.filter((resource) => (isFile(resource) || isCall(resource)) && resource.startTime < readyMs);
  const lengths = new Map();
  for (const request of ours.toSorted((a, b) => a.startTime - b.startTime)) {
    const before = ours.filter(({ responseEnd }) => responseEnd <= request.startTime).map((earlier) => lengths.get(earlier) ?? 0);
    lengths.set(request, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...lengths.values());
}

/** Running and compiling, of the page's main thread since the navigation. */
async function scriptTime(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (wanted) => metrics.find(({ name }) => name === wanted).value;
  return 1000 * (seconds('ScriptDuration') + seconds('V8CompileDuration'));
}

/** From the last byte of the answer until the suggestions are painted. */
async function suggest(page) {
  const shown = page.evaluate(suggestionsShown, KEYWORD);
  await page.locator('[data-vitrina="search-bar"] [role=combobox]').focus();
  await page.keyboard.type(KEYWORD, { delay: KEY_DELAY_MS });
  const { painted } = await shown;
  const answeredAt = await page.evaluate(
    () => performance.getEntriesByType('resource').findLast(({ name }) => name.includes('/searching/suggest')).responseEnd,
  );
  await pause(page);
  return painted - answeredAt;
}

// These run in the page.

const untilReady = (timeoutMs) =>
  Promise.race([
    window.bench.allReady,
    new Promise((_, reject) => {
      setTimeout(() => reject(new Error(`search-bar and cart-drawer are not ready after ${timeoutMs} ms`)), timeoutMs);
    }),
  ]);

const watchDrawer = () => ({
  opened: window.bench.painted('cart-drawer', (root) => root.querySelector('dialog[open]')),
  filled: window.bench.painted('cart-drawer', (root) => root.querySelector('dialog[open] .line')),
});

function suggestionsShown(keyword) {
  const isShown = (root) =>
    root.querySelector('[role=combobox]').value === keyword &&
    root.querySelector('[role=listbox]:not([aria-busy=true]) [role=group] [role=option]');
  return window.bench.painted('search-bar', isShown);
}
