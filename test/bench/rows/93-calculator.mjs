import { pause, timeOf } from '../interactions.mjs';

/** The calculator of instalments on a product page. */
export const rows = [
  { name: 'calculator-open', title: 'Calculator of instalments opened -> terms painted', unit: 'ms' },
  { name: 'calculator-term', title: 'Calculator: term chosen -> its costs painted', unit: 'ms' },
];

export async function measure(run) {
  const page = await run.openScenario('financing-ready', '/prijava');
  const cart = await (await page.request.get(`${run.shopUrl}/api/v2/cart.cart-api/load-cart`)).json();
  await page.goto(new URL(cart.articles[0].url, run.shopUrl).href, { waitUntil: 'networkidle' });
  const offer = page.locator('[data-vitrina="financing-offer"]');
  await offer.scrollIntoViewIfNeeded();
  await offer.locator('summary strong').waitFor();
  await pause(page);
  const open = await timeOf(page, offer.locator('.calculate'), termsShown);
  const term = await timeOf(page, offer.locator('.term').nth(1), costsShown);
  await page.close();
  return { 'calculator-open': open, 'calculator-term': term };
}

// These run in the page.

const termsShown = () => window.bench.painted('financing-offer', (root) => root.querySelector('.term'));
const costsShown = () => window.bench.painted('financing-offer', (root) => root.querySelector('.costs'));
