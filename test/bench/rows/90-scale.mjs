import { pause, timeOf, worstInteraction } from '../interactions.mjs';

/** Very full carts: 500 lines in the drawer, 100 in the basket. */
export const rows = [
  { name: 'drawer-500', title: 'Click on the cart -> drawer painted, 500 lines, again', unit: 'ms' },
  { name: 'basket-100-plus', title: '+ in a basket of 100 lines -> new count painted', unit: 'ms' },
  { name: 'basket-100-remove', title: 'A line of 100 removed -> note with undo painted', unit: 'ms' },
  { name: 'scale-inp', title: 'Full carts: interaction to next paint, worst of these', unit: 'ms' },
];

export async function measure(run) {
  const [drawer, drawerInp] = await measureDrawer(await run.openScenario('big-cart', '/prijava'));
  const basket = await run.openScenario('long-cart', '/kosarica');
  const line = basket.locator('[data-vitrina="checkout"] .line');
  const plus = await timeOf(basket, line.first().locator('[role=spinbutton] + button'), countChanged);
  const remove = await timeOf(basket, line.nth(2).locator('.remove'), removalShown);
  const basketInp = await worstInteraction(basket);
  await basket.close();
  return { 'drawer-500': drawer, 'basket-100-plus': plus, 'basket-100-remove': remove, 'scale-inp': Math.max(drawerInp, basketInp) };
}

/** The second opening: the first one also fetches the code and the cart. */
async function measureDrawer(page) {
  const button = page.locator('[data-vitrina="cart-drawer"] .button');
  await timeOf(page, button, drawerShown);
  await page.keyboard.press('Escape');
  await pause(page);
  const time = await timeOf(page, button, drawerShown);
  const inp = await worstInteraction(page);
  await page.close();
  return [time, inp];
}

// These run in the page.

const drawerShown = () => window.bench.painted('cart-drawer', (root) => root.querySelector('dialog[open] .line'));
const removalShown = () => window.bench.painted('checkout', (root) => root.querySelector('.removed'));

function countChanged() {
  const countIn = (root) => root.querySelector('.line [role=spinbutton]').getAttribute('aria-valuenow');
  const before = countIn(document.querySelector('[data-vitrina="checkout"]').shadowRoot);
  return window.bench.painted('checkout', (root) => countIn(root) !== before);
}
