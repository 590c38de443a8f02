/** Waits until late event-timing entries are delivered, so that no work of the step before is measured. */
const PAUSE_MS = 800;
/** Event Timing reports nothing shorter. */
const SHORTEST_EVENT_MS = 16;

export const pause = (page) => page.waitForTimeout(PAUSE_MS);

/** A plain mouse press: Playwright's `click` tests in the page what it will hit, in the middle of the measured press. */
export async function press(page, target) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** From the press on `target` until `shown` is painted; then waits until the page is idle. */
export async function timeOf(page, target, shown) {
  const seen = page.evaluate(shown);
  await press(page, target);
  const { pointer, painted } = await seen;
  await pause(page);
  return painted - pointer;
}

/** The longest of the interactions since the last call, as Event Timing counts them (in steps of 8 ms). */
export async function worstInteraction(page) {
  await pause(page);
  return page.evaluate((shortest) => {
    const durations = window.bench.events
      .splice(0)
      .filter(({ interactionId }) => interactionId > 0)
      .map(({ duration }) => duration);
    return Math.max(shortest, ...durations);
  }, SHORTEST_EVENT_MS);
}
