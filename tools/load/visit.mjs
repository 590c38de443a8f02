import { randomUUID } from 'node:crypto';
import { createCookies, offeredVariant, openSession } from '../conformance/shopUnderTest.mjs';

const SEARCHED = ['ko', 'kol', 'kole'];

/** How far visits get, of a hundred: most look around, few order. */
const reaches = (number, share) => (number * 61) % 100 < share; // 61: spread over the run, not the first of each hundred
const SEARCH = 40;
const ADD = 20;
const CHECKOUT = 6;
const ORDER = 3;

const CONTACT = { firstname: 'Ana', lastname: 'Kupec', street: 'Vzorčna 1', zip: '1000', city: 'Ljubljana', country: 'SI' };

/**
 * One visit: pages with the calls that the widgets make on them (docs/architecture.md): none for a guest, the cart for who has one. Returns what
 * it measured: pages and calls with their times and bytes, and what went wrong.
 */
export async function visit(number, { base, contract, settings: given, orders }) {
  const settings = new Map(given);
  const measured = { pages: [], calls: [], problems: [], hasAdded: false, hasOrdered: false };
  try {
    await browse();
  } catch (error) {
    measured.problems.push(error.cause?.message ?? error.message);
  }
  return measured;

  async function browse() {
    const from = performance.now();
    const session = await openSession({ base, contract, settings, cookies: createCookies(), timeoutMs: 30_000, timings: [] });
    measured.pages.push({ ms: performance.now() - from, bytes: Buffer.byteLength(session.html) });
    const { urlKeys = {} } = session.config;
    const page = async (path) => {
      const started = performance.now();
      const response = await session.request(new URL(path, base), { headers: { accept: 'text/html' } });
      const text = await response.text();
      measured.pages.push({ ms: performance.now() - started, bytes: Buffer.byteLength(text) });
      if (response.status >= 400) measured.problems.push(`${path} answers ${response.status}`);
      return text;
    };
    const call = async (id, body) => {
      const started = performance.now();
      const answer = await session.call(id, body);
      measured.calls.push({ id, ms: performance.now() - started, bytes: Number(answer.headers.get('content-length') ?? 0) });
      if (answer.status !== 200) throw new Error(`${id} answers ${answer.status}`);
      return answer.body;
    };

    if (reaches(number, SEARCH)) {
      for (const typed of SEARCHED) {
        settings.set('q', typed);
        await call('suggest');
      }
      if (urlKeys.search) await page(`${urlKeys.search}?s=${SEARCHED.at(-1)}`);
    }
    const product = /<a[^>]+href="(\/[^"#?]+)"[^>]*>\s*<img/.exec(session.html)?.[1];
    if (product) await page(product);
    if (!reaches(number, ADD)) return;

    const variantId = offeredVariant(session, settings);
    if (variantId === undefined) throw new Error('the home page has no article to add: --set variantId=…');
    await call('cartInsert', { variantId });
    measured.hasAdded = true;
    await page('/');
    await call('widgetCart', {});
    if (!reaches(number, CHECKOUT)) return;

    if (urlKeys.cart) await page(urlKeys.cart);
    let cart = await call('loadCart');
    await call('updateCustomer', {
      data: {
        email: `visit-${number}@vitrina.example`,
        billing: CONTACT,
        shipping: { ...CONTACT, phone: { prefix: '+386', number: '40123456' } },
      },
    });
    cart = await call('loadCart');
    for (const { deliveryId, deliveryMethods } of cart.deliveries) {
      const [deliveryMethodName] = Object.entries(deliveryMethods).find(([, { available }]) => available) ?? [];
      if (deliveryMethodName) await call('selectDeliveryMethod', { deliveryId, deliveryMethodName, order: {} });
    }
    cart = await call('loadCart');
    const method = Object.values(cart.billingMethods)
      .flatMap((one) => (Object.keys(one.childPayments ?? {}).length > 0 ? Object.values(one.childPayments) : [one]))
      .find(({ invalid, disabled }) => !invalid && !disabled);
    await call('selectBillingMethod', { billingMethodId: method?.id, rememberCard: 0, newCard: 0 });
    if (!orders || !reaches(number, ORDER)) return;
    await call('nextStep', { step: 'confirmation', idempotencyKey: randomUUID() });
    await call('loadPurchase');
    measured.hasOrdered = true;
  }
}
