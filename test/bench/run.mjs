import { throttle } from './browser.mjs';
import { observePage, readLoad } from './pageProbe.mjs';

const USABLE_TIMEOUT_MS = 60_000;
/** After the last request, for idle work of the page. */
const SETTLE_MS = 1000;

/**
 * One round of measuring. Probes request visits; a visit that two probes request is made once. `vitrina: false` visits the same
 * page with everything under `/vitrina/` blocked: the same HTML without our code.
 */
export function createRun({ browser, shopUrl, legacy }) {
  const contexts = [];
  const memory = new Map();
  const once = (key, make) => {
    if (!memory.has(key)) memory.set(key, make());
    return memory.get(key);
  };

  /** A browser profile: with Vitrina, without, or a separate one that must not affect the cache and the cart of these two. */
  const contextFor = (profile) => once(`context ${profile}`, newProfile);

  async function newProfile() {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'sl-SI' });
    contexts.push(context);
    await context.addInitScript(observePage);
    return context;
  }

  /** A throttled page that is not loaded yet. */
  async function newPage(vitrina, profile = vitrina) {
    const page = await (await contextFor(profile)).newPage();
    const session = await throttle(page);
    if (!vitrina) await session.send('Network.setBlockedURLs', { urls: ['*/vitrina/*'] });
    return { page, session };
  }

  /** Loads the home page until it is idle; returns when the search bar was ready. */
  async function load(page, vitrina, path = '/') {
    await page.goto(`${shopUrl}${path}`, { waitUntil: 'load', timeout: USABLE_TIMEOUT_MS });
    const usableMs = vitrina ? await within(page.evaluate(() => window.bench.usable)) : null;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    return usableMs;
  }

  async function visit(vitrina) {
    const { page, session } = await newPage(vitrina);
    const usableMs = await load(page, vitrina);
    const facts = await page.evaluate(readLoad);
    for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    await page.close();
    return { usableMs, heapBytes: usedSize, ...facts };
  }

  const coldVisit = ({ vitrina }) => once(`cold ${vitrina}`, () => visit(vitrina));

  return {
    shopUrl,
    legacy,
    once,
    newProfile,
    /** Home page, nothing cached. */
    coldVisit,
    /** Home page, second view of the same browser profile. */
    warmVisit: ({ vitrina }) =>
      once(`warm ${vitrina}`, async () => {
        await coldVisit({ vitrina });
        return visit(vitrina);
      }),
    /** A home page (cached files, settled) to interact with. The caller closes it. */
    async openHome(prepare = async () => {}) {
      await coldVisit({ vitrina: true });
      const { page } = await newPage(true);
      await prepare(page);
      await load(page, true);
      return page;
    },
    /** A home page (settled) with goods in the cart, in a profile that has not fetched the drawer. The caller closes it. */
    async openWithCart() {
      const { page } = await newPage(true, 'cart');
      await load(page, true, '/?scenario=filled-cart');
      return page;
    },
    /** The basket (settled) of a known guest, in a profile that has fetched nothing of the checkout. The caller closes it. */
    async openBasket() {
      const { page } = await newPage(true, 'checkout');
      await page.request.get(`${shopUrl}/?scenario=contact-filled`);
      await load(page, true, '/kosarica');
      return page;
    },
    /** A page (settled) in a scenario of the shop, in a separate profile. The caller closes it. */
    async openScenario(scenario, path) {
      const { page } = await newPage(true, scenario);
      await page.request.get(`${shopUrl}/?scenario=${scenario}`);
      await load(page, true, path);
      return page;
    },
    close: () => Promise.all(contexts.map((context) => context.close())),
  };
}

async function within(usable) {
  let timer;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The search bar was not ready after ${USABLE_TIMEOUT_MS} ms.`)), USABLE_TIMEOUT_MS);
  });
  return Promise.race([usable, timeout]).finally(() => clearTimeout(timer));
}
