import { callsOfView, coldVisit, drawerVisit, isScript, laterVisit, roundTrips } from '../legacyVisits.mjs';

const ofEager = (most) => ({ most, of: 'eager' });

/** A legacy page with search and cart, ours beside the same libraries with trivial widgets: see "The first second" in the README. */
export const rows = [
  { name: 'first-ready', title: 'Search and cart ready', unit: 'ms', goal: ofEager(0.85) },
  { name: 'first-ready-snippet', title: '  -> with the preload hints of dist/snippet.html', unit: 'ms', goal: ofEager(0.85) },
  { name: 'first-blocking', title: 'Blocking time until ready + 1 s', unit: 'ms', goal: ofEager(0.3) },
  { name: 'first-longest', title: 'Longest task', unit: 'ms', goal: ofEager(0.35) },
  { name: 'first-script', title: 'Script time', unit: 'ms', goal: ofEager(1.05) },
  { name: 'first-heap', title: 'JavaScript heap, beyond the page alone', unit: 'bytes', goal: ofEager(1.25) },
  { name: 'first-drawer', title: 'Click on the cart -> drawer painted, no hover', unit: 'ms', goal: { most: 120 } },
  { name: 'first-drawer-lines', title: '  -> its lines painted', unit: 'ms' },
  { name: 'first-suggest', title: 'Answer -> suggestions painted', unit: 'ms', goal: ofEager(1) },
  { name: 'first-ready-warm', title: 'Search and cart ready, third view', unit: 'ms', goal: ofEager(0.7) },
  { name: 'first-paint', title: "The page's first contentful paint", unit: 'ms', goal: { most: 1.02, of: 'alone' } },
  { name: 'first-largest-paint', title: "The page's largest contentful paint", unit: 'ms', goal: { most: 1.02, of: 'alone' } },
  { name: 'first-scripts', title: 'Scripts until ready (brotli)', unit: 'bytes', goal: { most: 98 * 1024 } },
  { name: 'first-requests', title: 'Script requests until ready', unit: 'count', goal: { most: 4 } },
  { name: 'first-round-trips', title: 'Round trips until ready, with the tag', unit: 'count', goal: { most: 3 } },
  { name: 'first-calls-guest', title: 'Shop calls on a page view: guest', unit: 'count', goal: { most: 0 } },
  { name: 'first-calls-cart', title: 'Shop calls: guest with a cart', unit: 'count', goal: { most: 1 } },
  { name: 'first-calls-customer', title: 'Shop calls: customer', unit: 'count', goal: { most: 2 } },
];

const WIDGETS = ['vitrina', 'eager', 'sliced'];
const PAGES = [...WIDGETS, 'alone'];

/** `visit` for each page in turn, so that a busy machine affects all alike: `{ vitrina, eager, … }`. */
async function inTurn(pages, visit) {
  const results = {};
  for (const page of pages) results[page] = await visit(page);
  return results;
}

const pick = (visits, read) => Object.fromEntries(Object.entries(visits).map(([page, visit]) => [page, read(visit)]));

export async function measure(run) {
  const profiles = await inTurn(PAGES, () => run.newProfile());
  const cold = await inTurn(PAGES, (page) => coldVisit(run, profiles[page], page));
  const { readyMs: hintedMs } = await coldVisit(run, await run.newProfile(), 'snippet');
  await inTurn(WIDGETS, (page) => laterVisit(run, profiles[page], page)); // the browser stores compiled code in this one
  const warm = await inTurn(WIDGETS, (page) => laterVisit(run, profiles[page], page));
  const drawer = await inTurn(WIDGETS, async (page) => drawerVisit(run, await run.newProfile(), page));
  const calls = await inTurn(['guest', 'filled-cart', 'customer'], async (scenario) =>
    callsOfView(run, await run.newProfile(), 'vitrina', scenario),
  );
  const { alone, ...widgets } = cold;
  const ready = pick(widgets, ({ readyMs }) => readyMs);
  const scripts = pick(widgets, ({ resources, readyMs }) => resources.filter(isScript).filter(({ startTime }) => startTime < readyMs));
  return {
    'first-ready': ready,
    'first-ready-snippet': { ...ready, vitrina: hintedMs },
    'first-blocking': pick(cold, ({ blockingMs }) => blockingMs),
    'first-longest': pick(cold, ({ longestMs }) => longestMs),
    'first-script': pick(cold, ({ scriptMs }) => scriptMs),
    'first-heap': pick(widgets, ({ heapBytes }) => heapBytes - alone.heapBytes),
    'first-drawer': pick(drawer, ({ openedMs }) => openedMs),
    'first-drawer-lines': pick(drawer, ({ linesMs }) => linesMs),
    'first-suggest': pick(widgets, ({ suggestMs }) => suggestMs),
    'first-ready-warm': warm,
    'first-paint': pick(cold, ({ firstPaintMs }) => firstPaintMs),
    'first-largest-paint': pick(cold, ({ largestPaintMs }) => largestPaintMs),
    'first-scripts': pick(scripts, (list) => list.reduce((total, { bytes }) => total + bytes, 0)),
    'first-requests': pick(scripts, (list) => list.length),
    'first-round-trips': pick(widgets, roundTrips),
    'first-calls-guest': calls.guest,
    'first-calls-cart': calls['filled-cart'],
    'first-calls-customer': calls.customer,
  };
}
