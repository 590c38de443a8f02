import { pause, worstInteraction } from '../interactions.mjs';

/** R2.50: the panel may open from then on. */
const DELAY_MS = 250;

export const rows = [
  {
    name: 'menu-panel',
    title: 'Menu of 13 x 200 x 700: hovering until its panel is painted, less the delay of 250 ms, code and data there',
    unit: 'ms',
  },
  { name: 'menu-switch', title: 'Menu: the same from the open panel to the next one', unit: 'ms' },
  { name: 'menu-press', title: 'Menu: a press on another entry until its panel is painted', unit: 'ms' },
  { name: 'menu-inp', title: 'Menu: the press, interaction to next paint', unit: 'ms' },
];

/** Runs in the page: from the pointer's arrival at, or press on, the entry at `index` until its open panel has been painted. The result is in `benchPanel`. */
function watchPanel({ index, event }) {
  const box = document.querySelector('[data-vitrina="mega-menu"]').shadowRoot;
  const entry = box.querySelectorAll('.entry')[index];
  window.benchPanel = new Promise((resolve) => {
    entry.addEventListener(
      event,
      ({ timeStamp }) => {
        const watch = () => {
          if (entry.getAttribute('aria-expanded') !== 'true' || box.querySelector('.panel:not([hidden], [data-prepared]) .groups') === null)
            return false;
          // The frame that paints it, and the one after it.
          requestAnimationFrame(() => requestAnimationFrame((painted) => resolve(painted - timeStamp)));
          return true;
        };
        const observer = new MutationObserver(() => watch() && observer.disconnect());
        observer.observe(box, { subtree: true, childList: true, attributes: true });
      },
      { once: true },
    );
  });
}

export async function measure(run) {
  const page = await run.openScenario('large-menu', '/');
  const box = page.locator('[data-vitrina="mega-menu"]');
  const loaded = page.waitForResponse(/\/api\/menu/);
  await box.getByRole('link').first().focus();
  await loaded;
  await box.locator('.entry[aria-expanded]').first().waitFor();
  await pause(page);
  const boxOf = (index) => box.locator('.entry').nth(index).boundingBox();
  const centre = async (index) => {
    const { x, y, width, height } = await boxOf(index);
    return [x + width / 2, y + height / 2];
  };
  const hover = async (index) => {
    const [x, y] = await centre(index);
    await page.evaluate(watchPanel, { index, event: 'pointerenter' });
    await page.mouse.move(x, y);
    const ms = (await page.evaluate(() => window.benchPanel)) - DELAY_MS;
    await pause(page);
    return ms;
  };
  const panel = await hover(2);
  const next = await hover(3);
  const [x, y] = await centre(4);
  await worstInteraction(page);
  await page.evaluate(watchPanel, { index: 4, event: 'pointerup' });
  await page.mouse.click(x, y);
  const press = await page.evaluate(() => window.benchPanel);
  const inp = await worstInteraction(page);
  await page.close();
  return { 'menu-panel': panel, 'menu-switch': next, 'menu-press': press, 'menu-inp': inp };
}
