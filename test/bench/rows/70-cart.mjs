import { pause, timeOf, worstInteraction } from '../interactions.mjs';

/** Waiting times in the cart. Cold: the drawer's code has not been fetched yet; warm: the same once more. */
export const rows = [
  { name: 'drawer-cold', title: 'Click on the cart -> drawer painted, cold', unit: 'ms' },
  { name: 'drawer-warm', title: 'Click on the cart -> drawer painted, again', unit: 'ms' },
  { name: 'plus-cold', title: '+ -> new count painted, first time', unit: 'ms' },
  { name: 'plus-warm', title: '+ -> new count painted, again', unit: 'ms' },
  { name: 'cart-inp', title: 'Cart: interaction to next paint, worst of these', unit: 'ms' },
];

export async function measure(run) {
  const page = await run.openWithCart();
  const cart = page.locator('[data-vitrina="cart-drawer"]');
  const [button, plus] = [cart.locator('.button'), cart.locator('dialog [role=spinbutton] + button').first()];

  const drawerCold = await timeOf(page, button, drawerShown);
  const plusCold = await timeOf(page, plus, countChanged);
  const plusWarm = await timeOf(page, plus, countChanged);
  await page.keyboard.press('Escape');
  await pause(page);
  const drawerWarm = await timeOf(page, button, drawerShown);
  const cartInp = await worstInteraction(page);
  await page.close();
  return { 'drawer-cold': drawerCold, 'drawer-warm': drawerWarm, 'plus-cold': plusCold, 'plus-warm': plusWarm, 'cart-inp': cartInp };
}

// These two run in the page.

const drawerShown = () => window.bench.painted('cart-drawer', (root) => root.querySelector('dialog[open] .line'));

function countChanged() {
  const countIn = (root) => root.querySelector('dialog [role=spinbutton]').getAttribute('aria-valuenow');
  const before = countIn(document.querySelector('[data-vitrina="cart-drawer"]').shadowRoot);
  return window.bench.painted('cart-drawer', (root) => countIn(root) !== before);
}
