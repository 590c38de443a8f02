import { pause, press, timeOf } from '../interactions.mjs';
import { manyBranches } from '../manyBranches.mjs';

const BRANCHES = 10_000;

/** The map of pickup points beside the list, with 10,000 of them. */
export const rows = [
  { name: 'map-open', title: 'Pickup map, 10,000 points: opened -> first pins painted', unit: 'ms' },
  { name: 'map-pan', title: 'Pickup map: longest frame of a drag', unit: 'ms' },
  { name: 'map-zoom', title: 'Pickup map: longest frame of four zooms', unit: 'ms' },
  { name: 'map-filter', title: 'Pickup map: filter -> new count painted', unit: 'ms' },
];

export async function measure(run) {
  const page = await run.openScenario('checkout-ready', '/kosarica/3');
  await manyBranches(page, BRANCHES);
  const box = page.locator('[data-vitrina="checkout"]');
  const first = (selector) => box.locator(selector).first();
  await box.getByRole('radio', { name: /^Prevzemno mesto/ }).check();
  const open = await timeOf(page, first('.option-branch button'), mapShown);

  const { x, y, width, height } = await box.locator('.map').boundingBox();
  const [left, top] = [x + width / 2, y + height / 2];
  const pan = await longestFrame(page, async () => {
    await page.mouse.move(left, top);
    await page.mouse.down();
    await page.mouse.move(left - width / 3, top - height / 4, { steps: 40 });
    await page.mouse.up();
  });
  const zoom = await longestFrame(page, async () => {
    for (const nth of [1, 1, 0, 0]) {
      await press(page, box.locator('.map-button').nth(nth));
      await pause(page);
    }
  });
  const filter = await timeOf(page, box.locator('.pickup-filters .chip').nth(1), countChanged);
  await page.close();
  return { 'map-open': open, 'map-pan': pan, 'map-zoom': zoom, 'map-filter': filter };
}

/** The longest time between two frames while something is done, and until the page has come to rest. */
async function longestFrame(page, act) {
  await pause(page);
  await page.evaluate(startFrames);
  await act();
  await pause(page);
  return page.evaluate(endFrames);
}

// These run in the page.

const mapShown = () => window.bench.painted('checkout', (root) => root.querySelector('.map .pin'));

function startFrames() {
  const frames = { longest: 0, isOver: false };
  let last = performance.now();
  const next = (now) => {
    frames.longest = Math.max(frames.longest, now - last);
    last = now;
    if (!frames.isOver) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  window.bench.frames = frames;
}

function endFrames() {
  window.bench.frames.isOver = true;
  return window.bench.frames.longest;
}

function countChanged() {
  const countIn = (root) => root.querySelector('.pickup-count').textContent;
  const before = countIn(document.querySelector('[data-vitrina="checkout"]').shadowRoot);
  return window.bench.painted('checkout', (root) => countIn(root) !== before);
}
