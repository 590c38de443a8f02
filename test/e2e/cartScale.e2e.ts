import type { CDPSession, Page } from '@playwright/test';
import { cartWidgetOf } from '../support/browser/cartWidget';
import type { CartWidget } from '../support/browser/cartWidget';
import { isWhole } from '../support/testScope';
import { measureControls } from './mainThread';
import { expect, LIGHT_PAGE, test } from './shopTest';

const SLOWDOWN = 4;
const OPEN_MAX_MS = 100;
const OPENS = 5;

async function openPage(page: Page, scenario: string, open = (cart: CartWidget) => cart.open()) {
  await page.goto(`${LIGHT_PAGE}?scenario=${scenario}`);
  const cart = cartWidgetOf(page);
  await open(cart);
  await expect(cart.dialog.getByRole('spinbutton').first()).toBeVisible();
  await cart.close();
  return cart;
}

/** From the click to the frame after the one that shows the drawer, as the page measures it. */
const timeOfOpening = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const root = document.querySelector('[data-vitrina="cart-drawer"]')?.shadowRoot;
        const start = performance.now();
        root?.querySelector<HTMLElement>('button.button')?.click();
        requestAnimationFrame(() =>
          setTimeout(() => {
            if (root?.querySelector('dialog')?.open === true) resolve(performance.now() - start);
            else reject(new Error('the drawer is not open'));
          }),
        );
      }),
  );

async function medianOpening(page: Page, close: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let open = 0; open < OPENS; open += 1) {
    times.push(await timeOfOpening(page));
    await close();
  }
  return times.sort((one, other) => one - other)[Math.floor(OPENS / 2)] ?? Infinity;
}

test('a drawer with 500 lines opens within 100 ms on a processor four times slower, the first time and again', async ({ page }) => {
  let first = Infinity;
  const cart = await openPage(page, 'big-cart', async ({ button, widget }) => {
    // Whoever reaches for the button brings the code and the cart along.
    await button.hover();
    await expect(widget.locator('dialog .line').first()).toBeAttached();
    const { press, finish } = await measureControls(page);
    await press('first', button);
    first = ((await finish()).get('first') ?? Infinity) * SLOWDOWN;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await medianOpening(page, () => cart.close()); // the code gets warm
  let median = await medianOpening(page, () => cart.close());
  if (median > OPEN_MAX_MS) median = await medianOpening(page, () => cart.close()); // others may have used the processor
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  test.info().annotations.push({ type: 'median', description: `${Math.round(median)} ms, the first time ${Math.round(first)} ms` });
  await expect(cart.button).toContainText('99+');
  expect([first, median].filter((ms) => ms > OPEN_MAX_MS)).toEqual([]);
});

interface Counters {
  nodes: number;
  jsEventListeners: number;
}

async function counters(session: CDPSession): Promise<Counters> {
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { nodes, jsEventListeners };
}

/** Opens and closes the drawer so often, each time painted. */
const openAndClose = (page: Page, rounds: number): Promise<void> =>
  page.evaluate(async (count) => {
    const root = document.querySelector('[data-vitrina="cart-drawer"]')?.shadowRoot;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const until = async (isOpen: boolean) => {
      for (let frames = 0; root?.querySelector('dialog')?.open !== isOpen; frames += 1) {
        if (frames > 600) throw new Error(`the drawer is not ${isOpen ? 'open' : 'closed'}`);
        await frame();
      }
    };
    for (let round = 0; round < count; round += 1) {
      root?.querySelector<HTMLElement>('button.button')?.click();
      await until(true);
      root?.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
      await until(false);
    }
  }, rounds);

const ROUNDS = isWhole ? 1000 : 100;

test(`${ROUNDS} times opened and closed, the drawer leaves nothing behind`, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 }); // painting is what takes the time
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, 'filled-cart');
  const session = await page.context().newCDPSession(page);
  await openAndClose(page, 50);
  const before = await counters(session);
  await openAndClose(page, ROUNDS);
  const after = await counters(session);
  test.info().annotations.push({ type: 'counters', description: JSON.stringify({ before, after }) });
  expect(after.nodes - before.nodes, 'nodes').toBeLessThan(50);
  expect(after.jsEventListeners - before.jsEventListeners, 'listeners').toBeLessThan(20);
});
