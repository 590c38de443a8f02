import { timeOf, worstInteraction } from '../interactions.mjs';

/** Waiting times on the way to an order. Cold: the step's code has not been fetched yet; warm: the same purchase once more. */
export const rows = [
  { name: 'to-customer-cold', title: 'Basket -> customer step painted, cold', unit: 'ms' },
  { name: 'to-customer-warm', title: 'Basket -> customer step painted, again', unit: 'ms' },
  { name: 'to-shipping-cold', title: 'Customer -> shipping step painted, cold', unit: 'ms' },
  { name: 'to-shipping-warm', title: 'Customer -> shipping step painted, again', unit: 'ms' },
  { name: 'pickup-open-cold', title: 'Pickup list opened -> first points painted, cold', unit: 'ms' },
  { name: 'pickup-open-warm', title: 'Pickup list opened -> first points painted, again', unit: 'ms' },
  { name: 'pickup-filter', title: 'Filter of the pickup list -> new count painted', unit: 'ms' },
  { name: 'pickup-choose', title: 'Pickup point taken -> shown in the step', unit: 'ms' },
  { name: 'order-cold', title: 'Order button -> confirmation painted', unit: 'ms' },
  { name: 'order-warm', title: 'Order button -> confirmation painted, again', unit: 'ms' },
  { name: 'checkout-inp', title: 'Checkout: interaction to next paint, worst of these', unit: 'ms' },
];

export async function measure(run) {
  const cold = await purchase(run);
  const warm = await purchase(run);
  const pair = (name, key) => ({ [`${name}-cold`]: cold[key], [`${name}-warm`]: warm[key] });
  return {
    ...pair('to-customer', 'toCustomer'),
    ...pair('to-shipping', 'toShipping'),
    ...pair('pickup-open', 'open'),
    'pickup-filter': cold.filter,
    'pickup-choose': cold.choose,
    ...pair('order', 'order'),
    'checkout-inp': Math.max(cold.inp, warm.inp),
  };
}

/** One guest, from the basket to the confirmation; every visit of the profile has its own cart. */
async function purchase(run) {
  const page = await run.openBasket();
  const box = page.locator('[data-vitrina="checkout"]');
  const first = (selector) => box.locator(selector).first();
  const toCustomer = await timeOf(page, first('.basket-summary .primary'), customerShown);
  await first('.customer-form [name="email"]').fill('ana@example.com');
  await first('[name="shipping.phone.number"]').fill('40 123 456');
  const toShipping = await timeOf(page, first('.next'), shippingShown);
  await timeOf(page, box.getByRole('radio', { name: /^Prevzemno mesto/ }).first(), branchAsked);
  const open = await timeOf(page, first('.option-branch button'), listShown);
  const filter = await timeOf(page, box.locator('.chip').nth(1), countChanged);
  const choose = await timeOf(page, first('.branch-choose'), branchTaken);
  await timeOf(page, box.getByRole('radio', { name: /^Predračun/ }), orderReady);
  const order = await timeOf(page, first('.order-button'), orderShown);
  const inp = await worstInteraction(page);
  await page.close();
  return { toCustomer, toShipping, open, filter, choose, order, inp };
}

// These run in the page.

const customerShown = () => window.bench.painted('checkout', (root) => root.querySelector('.customer-form'));
const shippingShown = () => window.bench.painted('checkout', (root) => root.querySelector('.order-button'));
const branchAsked = () => window.bench.painted('checkout', (root) => root.querySelector('.option-branch button'));
const listShown = () => window.bench.painted('checkout', (root) => root.querySelector('.branch'));
const branchTaken = () => window.bench.painted('checkout', (root) => root.querySelector('.option-branch strong'));
const orderReady = () => window.bench.painted('checkout', (root) => root.querySelector('.order-button[aria-disabled="false"]'));
const orderShown = () => window.bench.painted('checkout', (root) => root.querySelector('.order-items'));

function countChanged() {
  const countIn = (root) => root.querySelector('.pickup-count').textContent;
  const before = countIn(document.querySelector('[data-vitrina="checkout"]').shadowRoot);
  return window.bench.painted('checkout', (root) => countIn(root) !== before);
}
