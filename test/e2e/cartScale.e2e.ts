import type { CDPSession, Page } from '@playwright/test';
import { cartWidgetOf } from '../support/browser/cartWidget';
import { isWhole } from '../support/testScope';
import { expect, LIGHT_PAGE, test } from './shopTest';

async function openPage(page: Page, scenario: string) {
  await page.goto(`${LIGHT_PAGE}?scenario=${scenario}`);
  const cart = cartWidgetOf(page);
  await cart.open();
  await expect(cart.dialog.getByRole('spinbutton').first()).toBeVisible();
  await cart.close();
  return cart;
}

test('a drawer with 500 lines opens, repeatedly; the button counts to 99+', async ({ page }) => {
  const cart = await openPage(page, 'big-cart');
  await expect(cart.button).toContainText('99+');
  await cart.open();
  await expect(cart.dialog.getByRole('spinbutton').first()).toBeVisible();
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

test(`${ROUNDS} times opened and closed, the drawer leaks nothing`, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 }); // painting dominates the time
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
